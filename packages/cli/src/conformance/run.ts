/** All checks, one after the other, and what came of them. */
import { CHECKS, type ConformanceOptions } from './checks.ts';

export interface CheckResult {
  readonly name: string;
  readonly isPassed: boolean;
  /** What the bot did wrong, or a remark. */
  readonly text: string;
}

/** A program that cannot be started, or does not answer at all, would fail every check for the same reason. */
const NEEDED_FIRST = 2;

export async function runConformance(
  options: ConformanceOptions,
  onResult: (result: CheckResult) => void = () => {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, run } of CHECKS) {
    const result = await run(options).then(
      (remark = ''): CheckResult => ({ name, isPassed: true, text: remark }),
      (error: Error): CheckResult => ({ name, isPassed: false, text: error.message }),
    );
    results.push(result);
    onResult(result);
    if (!result.isPassed && results.length <= NEEDED_FIRST) break;
  }
  return results;
}
