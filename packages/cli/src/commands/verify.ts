/** `cartagena verify`: whether a game was dealt as promised (docs/fair-deals.md). */
import {
  type ChainEvidence,
  type ChainRecord,
  evidenceFrom,
  type FairEvidence,
  type FairRecord,
  type FairVerdict,
  type FirstFairRecord,
  isChainRecord,
  isFair,
  isRevealed,
  parseChainEvidence,
  parseFairRecord,
  parseOngoingFairRecord,
  verifyFairRecord,
} from '@cartagena/fair';
import { type Command, InvalidArgumentError } from 'commander';
import { fail } from '../io/fail.ts';
import { nameFile, readJson, refuse } from '../io/record-file.ts';
import { SEAT_NAMES } from '../render/seats.ts';

interface VerifyOptions {
  readonly kept?: string;
  readonly commitment?: string;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('recompute every draw of a finished game (docs/fair-deals.md)')
    .argument('[file]', 'a record; a dash or nothing for standard input')
    .option(
      '--kept <file>',
      'what a client saved of the same game: its evidence, or the record of the game in progress',
    )
    .option('--commitment <digits>', 'the commitment that was shown before the game', parseCommitment)
    .action(verify);
}

function parseCommitment(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text.trim())) return text.trim().toLowerCase();
  throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
}

function verify(file: string | undefined, { kept, commitment }: VerifyOptions): void {
  const record = readFairRecord(file);
  const saved = kept === undefined ? undefined : readKept(kept);
  const shown = saved ?? (commitment === undefined ? undefined : { commitment });
  const verdict = verifyFairRecord(record, shown);
  if (!verdict.ok) fail(`${nameFile(file)} is not what was promised. ${verdict.reason.text}`);
  if (commitment !== undefined && commitment !== record.fair.commitment)
    fail(`${nameFile(file)} is not what was promised. The record does not have the commitment that was shown.`);
  const lines = isChainRecord(record)
    ? describeChain(record, verdict.value, { hasEvidence: saved !== undefined, isShown: commitment !== undefined })
    : describeFirst(record, verdict.value, {
        ...(saved as FairEvidence | undefined),
        ...(commitment ? { commitment } : {}),
      });
  process.stdout.write(`${lines.join('\n')}\n`);
}

function readFairRecord(file: string | undefined): FairRecord {
  const value = readJson(file);
  const name = nameFile(file);
  if (!isFair(value))
    return fail(
      `There is nothing to verify: ${name} has no field fair, so nothing was promised about its luck. Use check to see ` +
        'whether it follows the rules.',
    );
  if (!isRevealed(value))
    return fail(
      `${name} is of a game in progress: its secret is published when it is over. Keep this file, then get the whole ` +
        'record and run verify RECORD --kept THIS.',
    );
  const parsed = parseFairRecord(value);
  return parsed.ok ? parsed.value : refuse(file, parsed.reason.text);
}

/** Evidence that a client saved, or in version 1 the record of the game in progress. */
function readKept(file: string): FairEvidence | ChainEvidence {
  const value = readJson(file);
  const evidence = parseChainEvidence(value);
  if (evidence) return evidence;
  const parsed = parseOngoingFairRecord(value);
  return parsed.ok ? evidenceFrom(parsed.value) : refuse(file, parsed.reason.text);
}

const describeEnd = ({ fair }: FairRecord, verdict: FairVerdict): string[] => [
  `✓ All ${verdict.actions} actions are legal with these draws.`,
  `✓ The end is as recorded: ${nameEnd(verdict)}.`,
  `✓ The fingerprint of the game matches: ${fair.fingerprint}`,
  '',
];

function describeFirst(record: FirstFairRecord, verdict: FairVerdict, shown: FairEvidence): string[] {
  return [
    ...(shown.entropies ? ['✓ The record matches what was shown during the game.'] : []),
    ...(shown.commitment ? ['✓ The commitment is the one that was shown before the game.'] : []),
    '✓ The commitment was made to this secret.',
    `✓ All ${verdict.draws} draws follow from the secret and from what the seats added.`,
    ...describeEnd(record, verdict),
    ...concludeFirst(record.fair, shown),
    '',
    'This is the promise of version 1, which is weaker than that of version 2: the server saw what the seats added before it',
    'had to deal, and takebacks were not bound to consent (docs/fair-deals.md).',
  ];
}

interface Comparison {
  readonly hasEvidence: boolean;
  readonly isShown: boolean;
}

function describeChain(record: ChainRecord, verdict: FairVerdict, { hasEvidence, isShown }: Comparison): string[] {
  const { chain, commitment } = record.fair;
  return [
    ...(hasEvidence ? ['✓ The record agrees with everything that this client sent and saw.'] : []),
    ...(isShown ? ['✓ The commitment is the one that was shown before the game.'] : []),
    '✓ The commitment was made to this secret.',
    `✓ All ${chain.length} entries of the chain follow its rules; every takeback has the consent that it needs.`,
    `✓ All ${verdict.draws} draws follow from the secret, the chain and ${nameShares(verdict.sharing)}.`,
    ...describeEnd(record, verdict),
    ...noteworthy(verdict),
    ...concludeChain(verdict, hasEvidence, commitment, isShown),
  ];
}

const nameShares = (seats: readonly number[]): string =>
  seats.length === 0 ? 'no shares' : `the ${seats.length === 1 ? 'share' : 'shares'} of ${nameSeats(seats)}`;
const nameSeats = (seats: readonly number[]): string => seats.map(seat => SEAT_NAMES[seat]).join(', ');
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** What happened at the table that the players may want to remember. */
function noteworthy({ restarts, takebacks, standIns }: FairVerdict): string[] {
  const lines = [
    ...(restarts.length > 0
      ? [`The deal was restarted ${times(restarts.length)}, because of ${restarts.map(nameSeats).join('; then ')}.`]
      : []),
    ...(takebacks.length > 0 ? [`By consent, the game was taken back to action ${takebacks.join(', then ')}.`] : []),
    ...standIns.flatMap((count, seat) =>
      count > 0 ? [`A bot stood in for ${SEAT_NAMES[seat]} ${times(count)}.`] : [],
    ),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

function concludeChain(
  { own, sharing }: FairVerdict,
  hasEvidence: boolean,
  commitment: string,
  isShown: boolean,
): string[] {
  if (!hasEvidence || !own)
    return [
      'The record is true in itself. Only evidence that a client saved during the game proves that it is the game that was',
      `played (--kept).${isShown ? '' : ` The commitment was ${commitment}.`}`,
    ];
  const unseen = own.unseen > 0 ? [`The last ${own.unseen} entries were not followed by this client.`] : [];
  if (own.elsewhere > 0)
    return [
      `${own.elsewhere} of the entries of ${nameSeats([own.seat!])} did not come from this client. If no other device of yours sent`,
      'them, they are forged, and the game was not fair.',
      ...unseen,
    ];
  if (own.hasShare)
    return ['The deals were fair: nobody could choose them without the share of this client.', ...unseen];
  const others = sharing.length > 0 ? ` They were fair unless ${nameSeats(sharing)} plotted with the server.` : '';
  return [`The luck has no share of this client.${others}`, ...unseen];
}

/** What the reader has to compare from memory. */
function concludeFirst({ commitment, entropies, takebacks }: FirstFairRecord['fair'], shown: FairEvidence): string[] {
  const open = [
    ...(shown.commitment ? [] : [`the commitment before the game was ${commitment}`]),
    ...(shown.entropies ? [] : entropies.map((entropy, seat) => `${SEAT_NAMES[seat]} added ${nameEntropy(entropy)}`)),
    ...(takebacks.length > 0 ? [`by consent, the game was taken back to action ${takebacks.join(', then ')}`] : []),
  ];
  if (open.length === 0) return ['The deals were fair.'];
  return ['The deals were fair if this is what you remember:', ...open.map(line => `  ${line}`)];
}

const nameEntropy = (entropy: string): string => (entropy === '' ? 'nothing' : JSON.stringify(entropy));

function nameEnd({ over, turns, winners }: FairVerdict): string {
  if (!over) return `abandoned after ${turns} turns`;
  return `won by ${winners.map(seat => SEAT_NAMES[seat]).join(' and ')} after ${turns} turns`;
}
