/** `cartagena conformance`: does a program of yours follow the bot protocol? */
import type { Command } from 'commander';
import { CHECKS } from '../conformance/checks.ts';
import { type CheckResult, runConformance } from '../conformance/run.ts';
import { positiveNumber } from '../options/numbers.ts';

interface ConformanceCommand {
  readonly bot: string;
  readonly timeLimit: number;
  readonly decisions: number;
  readonly grace: number;
  readonly json?: boolean;
}

export function addConformance(program: Command): void {
  program
    .command('conformance')
    .description('check whether a program follows the bot protocol (docs/bot-protocol.md)')
    .requiredOption('--bot <command>', 'how your program is started, such as "python3 mine.py"')
    .option('--time-limit <ms>', 'how long it may take for a decision', positiveNumber, 2000)
    .option('--decisions <n>', 'how many decisions it makes at each table', positiveNumber, 40)
    .option('--grace <ms>', 'how long it may take to leave', positiveNumber, 1000)
    .option('--json', 'the result as one JSON object, on the last line')
    .action(conformance);
}

async function conformance({ bot, timeLimit, decisions, grace, json }: ConformanceCommand): Promise<void> {
  const results = await runConformance({ command: bot, timeoutMs: timeLimit, decisions, graceMs: grace }, result =>
    process.stdout.write(`${describe(result)}\n`),
  );
  const failed = results.filter(({ isPassed }) => !isPassed).length;
  const left = CHECKS.length - results.length;
  process.stdout.write(
    failed === 0
      ? `\nAll ${results.length} checks passed.\n`
      : `\n${failed} of ${results.length} checks failed.${left > 0 ? ` The other ${left} were left out.` : ''}\n`,
  );
  if (json) process.stdout.write(`${JSON.stringify({ bot, failed, results })}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function describe({ name, isPassed, text }: CheckResult): string {
  if (!isPassed) return `FAILED  ${name}\n        ${text.replaceAll('\n', '\n        ')}`;
  return `passed  ${name}${text === '' ? '' : ` (${text})`}`;
}
