/** What came of it, as a table to be read. */
import type { SoakResult } from './soak.ts';

type Row = readonly [what: string, value: string];

export function reportOf({ options, seconds, findings, audited, servers }: SoakResult): string {
  const rows: Row[] = [
    ['time', `${(seconds / 60).toFixed(1)} minutes`],
    ['servers', `${options.nodes} on ${options.store}`],
    ['games', `${audited.games}, of which ${audited.finished} were finished`],
    ['done', countsText(findings.done)],
    ['refused', countsText(findings.refused)],
    ['events heard', String(findings.events)],
    ['sent again', String(findings.repeated)],
    ['entries in the logs', `${audited.entries}; ${audited.claims} acknowledged ones are there`],
    ['records', `${audited.finished} verified, ${audited.draws} draws computed again`],
    ...servers.flatMap(({ samples, cpu, before, after, complaints }, i): Row[] => [
      [
        `server ${i + 1}, heap`,
        samples.map(({ at, heap, inMemory }) => `${percent(at)}: ${megabytes(heap)} (${inMemory} tables)`).join(', '),
      ],
      [`server ${i + 1}, process`, samples.map(({ rss }) => megabytes(rss)).join(', ')],
      [`server ${i + 1}, work`, `${percent(cpu)} of a core`],
      [
        `server ${i + 1}, left`,
        `${after.streams} streams, ${after.connections - 1} connections, ${after.followed} tables followed, ` +
          `timers ${before.timers} → ${after.timers}, files ${before.files} → ${after.files}; ${complaints} lines in the log`,
      ],
    ]),
    ['faults', findings.faulty === 0 ? 'none' : `${findings.faulty}\n${findings.faults.join('\n')}`],
  ];
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, value]) => `${what.padEnd(width)}  ${value}`).join('\n');
}

const percent = (part: number): string => `${(part * 100).toFixed(0)}%`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const countsText = (counts: { readonly [what: string]: number }): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ') || 'nothing';
