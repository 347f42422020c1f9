/** Prints the result of a contest and writes its report. */
import { writeReport } from '../../io/report-file.ts';
import type { ContestOptions } from '../../options/contest-options.ts';
import type { ContestEnd } from '../run/contest.ts';

/** A result in all its forms. */
export interface Presentation {
  text(): string;
  page(): string;
  picture(): string;
  readonly json: object;
}

/** Without any game there is no result; then only the reason for the early end is printed. */
export function present(
  gameCount: number,
  result: () => Presentation,
  { json, report }: ContestOptions,
  end: ContestEnd,
): void {
  process.exitCode = end.code;
  if (gameCount > 0) {
    const made = result();
    process.stdout.write(`${made.text()}\n`);
    if (json) process.stdout.write(`${JSON.stringify(made.json)}\n`);
    if (report !== undefined) writeReport(report, /\.svg$/i.test(report) ? made.picture() : made.page());
  }
  if (end.message !== undefined) process.stderr.write(`${end.message}\n`);
}
