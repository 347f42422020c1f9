/**
 * Bad input in numbers. A few of each kind in every run of the tests; `FUZZ` multiplies them, `FUZZ_SEED` makes others of them,
 * and `FUZZ_REPORT` names a file that gets a line for each edge (`npm run fuzz`).
 */
import fc from 'fast-check';

declare const process: { readonly env: { readonly [name: string]: string | undefined } };

const { FUZZ = '1', FUZZ_SEED = '1713', FUZZ_REPORT } = process.env;
/** Generous: on a machine that does other work too, an answer may take its time, but it must come. */
const HANGING = 30_000;

export const FATES = ['refused', 'accepted'] as const;
export type Fate = (typeof FATES)[number];

export interface EdgeReport {
  readonly edge: string;
  readonly inputs: number;
  readonly refused: number;
  readonly accepted: number;
  readonly failures: number;
}

/** How often something is done that costs more than most inputs. */
export const fuzzRuns = (runs: number): number => Math.ceil(runs * Number(FUZZ));

/**
 * Sends many inputs to an edge. `meet` says what became of one, and throws if that must not be: it broke, it was refused
 * without a word, or it was taken for something it is not.
 */
export async function fuzz<T>(
  edge: string,
  runs: number,
  inputs: fc.Arbitrary<T>,
  meet: (input: T) => Fate | Promise<Fate>,
): Promise<void> {
  const count: Record<Fate, number> = { refused: 0, accepted: 0 };
  const property = fc.asyncProperty(inputs, async input => {
    count[await meet(input)]++;
  });
  const result = await fc.check(property, { numRuns: fuzzRuns(runs), seed: Number(FUZZ_SEED), timeout: HANGING });
  const failures = Number(result.failed);
  await report({ edge, inputs: count.refused + count.accepted + failures, ...count, failures });
  if (result.failed) throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}

async function report(line: EdgeReport): Promise<void> {
  if (FUZZ_REPORT === undefined) return;
  const files: { appendFileSync(file: string, text: string): void } = await import('node:fs' as string);
  files.appendFileSync(FUZZ_REPORT, `${JSON.stringify(line)}\n`);
}

/** A refusal must be a sentence that helps the caller. */
export function mustSayWhy(reason: { readonly code: string; readonly text: string }): 'refused' {
  if (!/^[a-z][a-z-]+$/.test(reason.code) || !/^\S.{8,}[.]$/s.test(reason.text) || reason.text.length > 1000)
    throw new Error(`This is no reason: ${JSON.stringify(reason)}`);
  return 'refused';
}
