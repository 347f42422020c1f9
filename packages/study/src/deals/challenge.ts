/**
 * A challenge: a deal that a friend plays too, and the challenger's own game to compare with. It becomes a text for a link in two steps: the
 * caller compresses `challengeValue` into letters that an address can hold, and `obscure` makes them unreadable. That keeps an honest
 * friend from reading the cards in the link; it is no secret, since the way back is public.
 */
import { type GameRecord, ok, parseConfig, type Result, refuse, resolveRules, SeededChance } from '@cartagena/engine';
import { playActions } from './play-actions.ts';
import type { FixedBot, SharedDeal } from './shared-deal.ts';

const FORMAT = 1;
const LONGEST_NAME = 40;
const LONGEST_SEED = 200;
const MOST_ITERATIONS = 64;

export interface Challenge {
  readonly deal: SharedDeal;
  /** The challenger's game. */
  readonly record: GameRecord;
  /** Who challenges; may be empty. */
  readonly from: string;
}

/** As JSON, short. */
export function challengeValue({ deal, record, from }: Challenge): unknown {
  const { config, seed, seat, opponents } = deal;
  return {
    challenge: FORMAT,
    config,
    seed,
    seat,
    bots: opponents.map(bot => (bot ? [bot.bot, bot.iterations] : null)),
    from: from.slice(0, LONGEST_NAME),
    actions: record.actions.map(({ action }) => action).join(';'),
  };
}

/** `bots`: the names of the bots that can be played against. */
export function parseChallenge(value: unknown, bots: readonly string[]): Result<Challenge> {
  const { challenge, config, seed, seat, bots: opponents, from, actions } = fieldsOf(value);
  if (challenge !== FORMAT) return refuse('malformed', 'This link holds no challenge that this version can read.');
  const parsed = parseConfig(config);
  if (!parsed.ok) return refuse('malformed', `The table of this challenge cannot be set up. ${parsed.reason.text}`);
  const { seats } = parsed.value;
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED)
    return refuse('malformed', 'This challenge does not say which cards are dealt.');
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats)
    return refuse('malformed', 'This challenge does not say where you sit.');
  const players = parseOpponents(opponents, seats, seat as number, bots);
  if (!players) return refuse('malformed', 'This challenge does not say whom you play against.');
  if (typeof from !== 'string' || from.length > LONGEST_NAME || /[\p{Cc}\p{Cs}]/u.test(from))
    return refuse('malformed', 'This challenge does not say whom it is from.');
  if (typeof actions !== 'string') return refuse('malformed', 'This challenge comes without a game to compare with.');
  const deal: SharedDeal = { config: parsed.value, seed, seat: seat as number, opponents: players };
  const played = playActions(deal, resolveRules(deal.config), actions.split(';'));
  return played.ok ? ok({ deal, record: played.value.record, from }) : played;
}

const fieldsOf = (value: unknown): { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function parseOpponents(
  value: unknown,
  seats: number,
  seat: number,
  bots: readonly string[],
): (FixedBot | null)[] | undefined {
  if (!Array.isArray(value) || value.length !== seats) return undefined;
  const players = value.map((entry, i): FixedBot | null | undefined => {
    if (i === seat) return entry === null ? null : undefined;
    if (!Array.isArray(entry)) return undefined;
    const [bot, iterations] = entry;
    const isKnown =
      bots.includes(bot) && Number.isInteger(iterations) && iterations >= 1 && iterations <= MOST_ITERATIONS;
    return isKnown ? { bot, iterations } : undefined;
  });
  return players.includes(undefined) ? undefined : (players as (FixedBot | null)[]);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CHECK_LETTERS = 4;

/** Text of 64 letters (base64url) as text of the same letters that says nothing to a reader; with a check that it is complete. */
export function obscure(text: string): string {
  const check = checkOf(text);
  return check + shift(text, check, 1);
}

/** Undefined: the text was cut off or changed. */
export function reveal(obscured: string): string | undefined {
  if (!/^[A-Za-z0-9_-]{5,}$/.test(obscured)) return undefined;
  const check = obscured.slice(0, CHECK_LETTERS);
  const text = shift(obscured.slice(CHECK_LETTERS), check, -1);
  return checkOf(text) === check ? text : undefined;
}

function checkOf(text: string): string {
  const chance = new SeededChance(`check ${text}`);
  return Array.from({ length: CHECK_LETTERS }, () => LETTERS[chance.below(64)]).join('');
}

function shift(text: string, key: string, direction: 1 | -1): string {
  const chance = new SeededChance(`challenge ${key}`);
  return Array.from(text, letter => LETTERS[(LETTERS.indexOf(letter) + direction * chance.below(64) + 64) % 64]).join(
    '',
  );
}
