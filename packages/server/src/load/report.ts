/** Figures as a readable table, of one server or of two side by side. */
import type { Times } from './figures.ts';
import type { IdleCost } from './idle.ts';
import type { Load, LoadRun, Measured } from './measure.ts';

type Row = readonly [what: string, value: string];

export function reportOf(measured: readonly Measured[]): string {
  return measured.length === 1 ? reportOne(measured[0]) : compare(measured);
}

function reportOne({ options, machine, runs, idleTable, idleConnection }: Measured): string {
  const { tables, clients, people, bots, store, nodes } = options;
  return listed([
    ['tables', `${tables}, each with ${people} people${bots > 0 ? ` and ${bots} bots` : ''}, ${options.edition}`],
    ['clients', `${clients} connected`],
    ['servers', `${nodes} on ${store}`],
    ['machine', `${machine.cores} cores, Node ${machine.node.slice(1)}`],
    ...runs.flatMap(runRows),
    ...(idleTable ? [['an idle table', costText(idleTable)] as const] : []),
    ...(idleConnection ? [['an idle connection', costText(idleConnection)] as const] : []),
  ]);
}

function runRows(run: LoadRun): Row[] {
  const { actions, heard, acknowledged, servers, generator, bytes, rate } = run;
  return [
    ['actions', `${actions.perSecond.toFixed(1)} a second (${rate > 0 ? `asked for ${rate}` : 'as many as could be'})`],
    ...(actions.byBots > 0 ? [['actions of bots', perSecond(actions.byBots, run.seconds)] as const] : []),
    ['heard by the others', timesText(heard)],
    ['acknowledged', timesText(acknowledged)],
    ...servers.map((one, i): Row => [`server ${i + 1}`, loadText(one)]),
    ['work of the servers', `${workOf(run).toFixed(2)} ms of a core for each action`],
    ['bytes', `${bytes.update.toFixed(0)} an update, ${bytes.action.toFixed(0)} an action, both ways`],
    ['generator', loadText(generator)],
    ['machine', `${percent(run.busy)} busy`],
    ['errors', errorsText(run)],
  ];
}

/** Runs at the same rate side by side, each figure once for each round; the ratios are of our median to that of each other. */
function compare(measured: readonly Measured[]): string {
  const names = [...new Set(measured.map(({ subject }) => subject))];
  const { options, machine } = measured[0];
  const of = (name: string) => measured.filter(({ subject }) => subject === name);
  const row = (what: string, value: (one: Measured) => number | undefined, digits = 0): string[] => {
    const values = names.map(name => of(name).flatMap(one => value(one) ?? []));
    const [ours, ...others] = values.map(medianOf);
    return [
      what,
      ...values.map(list => list.map(one => one.toFixed(digits)).join(', ')),
      others.map(other => (ours / other).toFixed(2)).join(', '),
    ];
  };
  const rows = options.rates.flatMap((rate, i) => [
    [rate > 0 ? `${rate} actions a second` : 'as many as can be', ...names.map(() => ''), ''],
    row('  actions a second', one => one.runs[i]?.actions.perSecond),
    row('  heard p50, ms', one => one.runs[i]?.heard.p50, 1),
    row('  heard p99, ms', one => one.runs[i]?.heard.p99, 1),
    row('  core-ms an action', one => one.runs[i] && workOf(one.runs[i]), 2),
    row('  bytes an update', one => one.runs[i]?.bytes.update),
    row('  bytes an action', one => one.runs[i]?.bytes.action),
    row('  generator, % of a core', one => one.runs[i] && one.runs[i].generator.cpu * 100),
    row('  machine, % busy', one => one.runs[i] && one.runs[i].busy * 100),
    [
      '  errors',
      ...names.map(name =>
        of(name)
          .map(one => errorsText(one.runs[i]))
          .join(', '),
      ),
      '',
    ],
  ]);
  const kilobytes = (cost: IdleCost | null): number | undefined => (cost ? cost.rss / 1024 : undefined);
  const idle = measured[0].idleConnection
    ? [
        row('idle table, KB', one => kilobytes(one.idleTable), 1),
        row('idle connection, KB', one => kilobytes(one.idleConnection), 1),
      ]
    : [];
  const heading = `${options.tables} tables, ${options.clients} clients, ${options.seconds} s each; ${machine.cores} cores, Node ${machine.node.slice(1)}`;
  return `${heading}\n\n${columns([['', ...names, 'ratio'], ...rows, ...idle])}`;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

const workOf = ({ servers, actions }: LoadRun): number =>
  (1000 * servers.reduce((sum, one) => sum + one.cpu, 0)) / actions.perSecond;

function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map(row => row[i].length)));
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const listed = (rows: readonly Row[]): string => columns(rows);

function errorsText({ errors }: LoadRun): string {
  const failures = Object.entries(errors);
  return failures.length === 0 ? 'none' : failures.map(([kind, count]) => `${count} × ${kind}`).join(', ');
}

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
const percent = (part: number): string => `${(part * 100).toFixed(0)}%`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const perSecond = (count: number, seconds: number): string => `${(count / seconds).toFixed(1)} a second`;

const timesText = ({ count, p50, p99, p999, max }: Times): string =>
  `p50 ${ms(p50)}, p99 ${ms(p99)}, p99.9 ${ms(p999)}, max ${ms(max)} (${count} times)`;

const loadText = ({ cpu, loop, rss, heap }: Load): string =>
  `${percent(cpu)} of a core, loop late by p50 ${ms(loop.p50)}, p99 ${ms(loop.p99)}, max ${ms(loop.max)}; ${megabytes(rss)}, heap ${megabytes(heap)}`;

const costText = ({ count, rss, heap }: IdleCost): string =>
  `${(rss / 1024).toFixed(1)} KB of the process, ${(heap / 1024).toFixed(1)} KB of its heap (${count} of them)`;
