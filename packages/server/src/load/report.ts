/** Figures as a table to be read. */
import type { Times } from './figures.ts';
import type { Cost } from './idle.ts';
import type { Load, Measured } from './measure.ts';

type Row = readonly [what: string, value: string];

export function reportOf({ options, machine, ...measured }: Measured): string {
  const { tables, clients, people, bots, store, nodes, rate } = options;
  const { actions, heard, acknowledged, servers, generator, idleTable, idleConnection, errors } = measured;
  const cpu = servers.reduce((sum, one) => sum + one.cpu, 0);
  const failures = Object.entries(errors);
  const rows: Row[] = [
    ['tables', `${tables}, each with ${people} people${bots > 0 ? ` and ${bots} bots` : ''}, ${options.edition}`],
    ['clients', `${clients} connected`],
    ['servers', `${nodes} on ${store}`],
    ['machine', `${machine.cores} cores, ${percent(machine.busy)} busy, Node ${machine.node.slice(1)}`],
    ['actions', `${actions.perSecond.toFixed(1)} a second (${rate > 0 ? `asked for ${rate}` : 'as many as could be'})`],
    ...(actions.byBots > 0 ? [['actions of bots', perSecond(actions.byBots, measured.seconds)] as const] : []),
    ['heard by the others', timesText(heard)],
    ['acknowledged', timesText(acknowledged)],
    ...servers.map((one, i): Row => [`server ${i + 1}`, loadText(one)]),
    ['work of the servers', `${ms((1000 * cpu) / actions.perSecond)} of a core for each action`],
    ['generator', loadText(generator)],
    ...(idleTable ? [['an idle table', costText(idleTable)] as const] : []),
    ...(idleConnection ? [['an idle connection', costText(idleConnection)] as const] : []),
    ['errors', failures.length === 0 ? 'none' : failures.map(([kind, count]) => `${count} × ${kind}`).join(', ')],
  ];
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, value]) => `${what.padEnd(width)}  ${value}`).join('\n');
}

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
const percent = (part: number): string => `${(part * 100).toFixed(0)}%`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const perSecond = (count: number, seconds: number): string => `${(count / seconds).toFixed(1)} a second`;

const timesText = ({ count, p50, p99, p999, max }: Times): string =>
  `p50 ${ms(p50)}, p99 ${ms(p99)}, p99.9 ${ms(p999)}, max ${ms(max)} (${count} times)`;

const loadText = ({ cpu, loop, rss, heap }: Load): string =>
  `${percent(cpu)} of a core, loop late by p50 ${ms(loop.p50)}, p99 ${ms(loop.p99)}, max ${ms(loop.max)}; ${megabytes(rss)}, heap ${megabytes(heap)}`;

const costText = ({ count, rss, heap }: Cost): string =>
  `${(rss / 1024).toFixed(1)} KB of the process, ${(heap / 1024).toFixed(1)} KB of its heap (${count} of them)`;
