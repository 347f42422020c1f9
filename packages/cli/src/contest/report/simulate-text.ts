/** The result of a simulation as tables and bars, for the terminal and for the page. */
import type { Ending } from '@cartagena/engine';
import { describeTable } from '../../render/caption.ts';
import { amount, formatTable, percent, percentRange, type TextTable } from '../../render/format.ts';
import { SEAT_NAMES } from '../../render/seats.ts';
import { endingName } from '../../render/vocabulary.ts';
import { LENGTH_PERCENTILES, type SimulateResult } from '../stats/simulate-stats.ts';
import type { WinRate } from '../stats/win-rate.ts';
import { timesTable } from './arena-text.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const winRateCells = ({ wins, share, interval }: WinRate): string[] => [
  amount(wins),
  percent(share),
  percentRange(interval),
];

export const seatTitle = ({ seat, player }: SimulateResult['seats'][number]): string => `${seat} ${player}`;
export const orderTitle = (place: number): string => `plays ${ORDINALS[place]}`;

export function seatsTable({ seats }: SimulateResult): TextTable {
  return {
    head: ['seat', 'wins', 'share', '95 % interval'],
    rows: seats.map((seat, i) => [`${seatTitle(seat)} (${SEAT_NAMES[i]})`, ...winRateCells(seat)]),
  };
}

export function orderTable({ order }: SimulateResult): TextTable {
  return {
    head: ['order of play', 'wins', 'share', '95 % interval'],
    rows: order.map((rate, place) => [orderTitle(place), ...winRateCells(rate)]),
  };
}

export function lengthTable({ turns }: SimulateResult): TextTable {
  return {
    head: ['length', 'mean', ...LENGTH_PERCENTILES.map(([name]) => name)],
    rows: [['turns', turns.mean.toFixed(1), ...LENGTH_PERCENTILES.map(([name]) => String(round1(turns[name])))]],
  };
}

export function endingsTable({ endings, shared, games }: SimulateResult): TextTable {
  const rows = Object.entries(endings)
    .filter(([, count]) => count > 0)
    .map(([ending, count]) => [endingName(ending as Ending), String(count), percent(count / games)]);
  if (shared > 0) rows.push(['victory shared', String(shared), percent(shared / games)]);
  return { head: ['ending', 'games', 'share'], rows };
}

/** The last columns are about games in which one seat did it more often than every other. */
export function modulesTable({ modules }: SimulateResult): TextTable {
  const rows = Object.entries(modules).flatMap(([module, stats]) =>
    Object.entries(stats).map(([name, { share, perGame, most }]) => [
      `${module}: ${name}`,
      percent(share),
      perGame.toFixed(perGame < 1 ? 3 : 1),
      ...(most.games === 0 ? ['–', '–', '–'] : [String(most.games), percent(most.share), percentRange(most.interval)]),
    ]),
  );
  return {
    head: ['module', 'games with it', 'per game', 'one did it most', 'and won', '95 % interval'],
    rows,
  };
}

const WIDEST = 40;
const EIGHTHS = ' ▏▎▍▌▋▊▉█';

/** One line for each range of lengths, with a bar. */
function drawBars({ turns: { bars }, games }: SimulateResult): string {
  const highest = Math.max(...bars.map(bar => bar.count));
  const titles = bars.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  const width = Math.max(...titles.map(title => title.length));
  return bars
    .map(({ count }, i) => {
      const eighths = Math.round((count / highest) * WIDEST * 8);
      const bar = '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8].trim();
      return `${titles[i].padStart(width)} ${bar} ${count === 0 ? '' : percent(count / games)}`.trimEnd();
    })
    .join('\n');
}

export function describeSimulation({ games, config, players, seed }: SimulateResult): string {
  return `${games} games of ${describeTable(config)}: ${players.join(', ')}; seed ${seed}.`;
}

export function simulateText(result: SimulateResult): string {
  const tables = [seatsTable, orderTable, endingsTable, modulesTable, timesTable].map(make => make(result));
  const shown = tables.filter(table => table.rows.length > 0).map(formatTable);
  return [describeSimulation(result), formatTable(lengthTable(result)), drawBars(result), ...shown].join('\n\n');
}

const round1 = (n: number): number => Math.round(n * 10) / 10;
