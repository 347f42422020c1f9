/** The costs as a table to be read, with how they grow with the log. */
import { type Attacked, MEASURES } from './attack.ts';

export function reportOf({ logs }: Attacked): string {
  const cpu = table(
    'CPU, in ms of one core',
    logs.map(({ entries, costs }) => [entries, costs] as const),
    'cpuMs',
  );
  const waits = table(
    'others waited, at most ms',
    logs.map(({ entries, costs }) => [entries, costs] as const),
    'othersWaitedMs',
  );
  const bytes = table(
    'sent, in KB',
    logs.map(({ entries, costs }) => [entries, costs] as const),
    'bytes',
    1 / 1024,
  );
  return [cpu, waits, bytes].join('\n\n');
}

type Costs = Attacked['logs'][number]['costs'];
type Row = readonly [entries: number, costs: Costs];

function table(title: string, rows: readonly Row[], field: keyof Costs['record'], scale = 1): string {
  const cell = (value: string): string => value.padStart(16);
  const head = [title.padEnd(26), ...rows.map(([entries]) => cell(`${entries} entries`))].join('');
  const lines = MEASURES.map(measure => {
    const values = rows.map(([, costs]) => costs[measure][field] * scale);
    const cells = values.map((value, i) => {
      const ratio = i === 0 ? '' : ` (${(value / values[0]).toFixed(1)} ×)`;
      return cell(value.toFixed(value < 10 ? 1 : 0) + ratio);
    });
    return [measure.padEnd(26), ...cells].join('');
  });
  return [head, ...lines].join('\n');
}
