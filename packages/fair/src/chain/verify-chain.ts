/** Verifies a record of version 2, alone or against what one client sent and saw. */
import { isOver, ok, parseAction, type Result, SEAT_LETTERS, seatsIn, turnsPlayed } from '@cartagena/engine';
import { type FairReason, type FairVerdict, nameWinners, type OwnPart, wrong } from '../verdict.ts';
import { type ChainEvidence, hashOfConfig, SENT_KINDS, type SentEntry, type SentKind } from './chain-evidence.ts';
import type { ChainRecord } from './chain-record.ts';
import { type PlayedChain, playChain } from './chain-replay.ts';
import { commitToSecret } from './hashes.ts';

export function verifyChainRecord(record: ChainRecord, evidence?: ChainEvidence): Result<FairVerdict, FairReason> {
  const { config, fair } = record;
  const { game, secret, commitment, winners: claimed } = fair;
  if (evidence && evidence.game !== game) return unlike('is of another game');
  if (evidence?.commitment && evidence.commitment !== commitment) return unlike('has another commitment');
  if (evidence?.config && hashOfConfig(evidence.config) !== hashOfConfig(config))
    return unlike('has another configuration');
  if (commitToSecret(game, secret) !== commitment)
    return wrong('commitment', 'The commitment was not made to this secret and this game.');
  const played = playChain({ game, config, secret, chain: fair.chain });
  if (!played.ok)
    return wrong(played.reason.code, `Entry ${played.reason.at}: ${played.reason.text}`, played.reason.at);
  const { chain, remaining, state, heads } = played.value;
  if (chain.commitment !== commitment) return wrong('commitment', 'The table was opened with another commitment.');
  if (evidence) {
    const difference = differenceFrom(played.value, record, evidence);
    if (difference) return unlike(difference);
  }
  if (JSON.stringify(remaining) !== JSON.stringify(record.actions))
    return wrong('actions', 'The actions are not those of the chain.');
  const winners = state ? seatsIn(state.winners) : [];
  if (winners.join() !== claimed.join())
    return wrong('winners', `The game ends with ${nameWinners(winners)}, not with ${nameWinners(claimed)}.`);
  if (heads.at(-1) !== fair.fingerprint)
    return wrong('fingerprint', 'The fingerprint belongs to another course of the game: something in it was changed.');
  return ok({
    version: 2,
    actions: remaining.length,
    draws: played.value.draws,
    turns: state ? turnsPlayed(state) : 0,
    over: state !== undefined && isOver(state),
    winners,
    takebacks: chain.takebacks,
    restarts: chain.restarts,
    mirrors: chain.mirrored?.game ?? null,
    sharing: chain.shares.flatMap((share, seat) => (share === '' ? [] : [seat])),
    standIns: chain.standIns,
    ...(evidence ? { own: ownPart(played.value, record, evidence) } : {}),
  });
}

const unlike = (text: string): Result<never, FairReason> =>
  wrong('evidence', `The record does not agree with what this client sent and saw: it ${text}.`);

/** What the record says differently. */
function differenceFrom(played: PlayedChain, record: ChainRecord, evidence: ChainEvidence): string | undefined {
  const { length, head, sent, shares, seat } = evidence;
  const { heads } = played;
  if (length > heads.length) return `ends after ${heads.length} entries, of which this client saw ${length}`;
  if (length > 0 && heads[length - 1] !== head) return `has another course up to entry ${length}`;
  const alarm = evidence.alarms.find(({ code }) => code !== 'elsewhere');
  if (alarm) return `belongs to a game in which an alarm was raised after entry ${alarm.at}: ${alarm.text}`;
  for (const one of sent) {
    if (one.at === null && one.acknowledged === null) continue;
    const at = one.at ?? laterPlace(played, record, evidence, one);
    if (at === undefined) return `lacks “${one.kind}”, which the server had acknowledged`;
    if (!isSent(played, record, one, at)) return `has another “${one.kind}” of seat ${nameSeat(seat)} as entry ${at}`;
  }
  const own = shares.at(-1);
  const { frozenHead } = played.chain;
  if (own?.revealedFor === frozenHead && frozenHead !== '' && !played.chain.shares.includes(own.share))
    return 'was dealt without the share that this client revealed for it';
  return undefined;
}

/** Where something is that was acknowledged but not seen before the client stopped following. */
function laterPlace(
  { heads }: PlayedChain,
  { fair: { chain } }: ChainRecord,
  { length, seat, sent }: ChainEvidence,
  { kind }: SentEntry,
): number | undefined {
  const known = new Set(sent.map(({ at }) => at));
  for (let at = length + 1; at <= heads.length; at++) {
    const entry = chain[at - 1];
    if (entry.kind === kind && entry.seat === seat && entry.by === 'player' && !known.has(at)) return at;
  }
  return undefined;
}

function isSent(played: PlayedChain, { fair: { chain } }: ChainRecord, { kind, what }: SentEntry, at: number): boolean {
  const entry = chain[at - 1];
  if (entry?.kind !== kind) return false;
  if (entry.kind === 'share') return what.includes(entry.commitment);
  if (entry.kind === 'revealed') return what.includes(entry.share);
  if (entry.kind === 'asked') return what.includes(entry.to);
  if (entry.kind === 'claimed') return what.includes(entry.against);
  if (entry.kind !== 'acted') return true;
  const { id, before } = played.actions.get(at)!;
  return what.some(action => {
    const parsed = parseAction(played.rules, before, action);
    return parsed.ok && parsed.value === id;
  });
}

/** What this client can vouch for. */
function ownPart(
  played: PlayedChain,
  { fair: { chain } }: ChainRecord,
  { seat, shares, sent, length }: ChainEvidence,
): OwnPart {
  const own = shares.at(-1)?.share;
  const places = new Set(sent.map(({ at }) => at));
  const pending = sent.filter(({ at, acknowledged }) => at === null && acknowledged !== null).length;
  const mine = chain.filter(
    (entry, i) =>
      seat !== null &&
      entry.seat === seat &&
      entry.by === 'player' &&
      SENT_KINDS.includes(entry.kind as SentKind) &&
      !(entry.kind === 'undone' && entry.byConsent) &&
      !(entry.kind === 'share' && shares.some(({ commitment }) => commitment === entry.commitment)) &&
      !places.has(i + 1),
  ).length;
  return {
    seat,
    hasShare: own !== undefined && played.chain.shares.includes(own),
    elsewhere: Math.max(0, mine - pending),
    unseen: played.heads.length - length,
  };
}

const nameSeat = (seat: number | null): string => (seat === null ? '?' : (SEAT_LETTERS[seat] ?? String(seat)));
