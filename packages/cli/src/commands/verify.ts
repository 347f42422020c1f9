/** `cartagena verify`: whether a game was dealt as promised (docs/fair-deals.md). */
import {
  evidenceFrom,
  type FairEvidence,
  type FairRecord,
  type FairVerdict,
  isFair,
  isRevealed,
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
    .option('--kept <file>', 'the record of the same game, saved while it was in progress')
    .option('--commitment <digits>', 'the commitment that was shown before the game', parseCommitment)
    .action(verify);
}

function parseCommitment(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text.trim())) return text.trim().toLowerCase();
  throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
}

function verify(file: string | undefined, { kept, commitment }: VerifyOptions): void {
  const record = readFairRecord(file);
  const shown = { ...(kept === undefined ? {} : readKept(kept)), ...(commitment === undefined ? {} : { commitment }) };
  const verdict = verifyFairRecord(record, shown);
  if (!verdict.ok) fail(`${nameFile(file)} is not what was promised. ${verdict.reason.text}`);
  process.stdout.write(`${describeVerdict(record, verdict.value, shown).join('\n')}\n`);
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

function readKept(file: string): FairEvidence {
  const parsed = parseOngoingFairRecord(readJson(file));
  return parsed.ok ? evidenceFrom(parsed.value) : refuse(file, parsed.reason.text);
}

function describeVerdict({ fair }: FairRecord, verdict: FairVerdict, shown: FairEvidence): string[] {
  return [
    ...(shown.entropies ? ['✓ The record matches what was shown during the game.'] : []),
    ...(shown.commitment ? ['✓ The commitment is the one that was shown before the game.'] : []),
    '✓ The commitment was made to this secret.',
    `✓ All ${verdict.draws} draws follow from the secret and from what the seats added.`,
    `✓ All ${verdict.actions} actions are legal with these draws.`,
    `✓ The end is as recorded: ${nameEnd(verdict)}.`,
    `✓ The fingerprint of the game matches: ${fair.fingerprint}`,
    '',
    ...conclude(fair, shown),
  ];
}

/** What the reader has to compare from memory. */
function conclude({ commitment, entropies, takebacks }: FairRecord['fair'], shown: FairEvidence): string[] {
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
