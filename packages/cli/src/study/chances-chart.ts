/** The chart of an analysis: each seat's chance to win, turn by turn, with the turning points marked. */

import { SEAT_NAMES } from '../render/seats.ts';
import { at, type Chart, lineMark, textMark, WIDTH } from '../render/svg.ts';
import type { AnalysedGame } from './analysis-text.ts';
import { nameSeat } from './plan-words.ts';

const START = 44;
const END = WIDTH - 130;
const TOP = 14;
const TALL = 260;
const LABEL = 16;

export function chancesChart({ analysis, players }: AnalysedGame): Chart {
  const { chances, turningPoints, config } = analysis;
  const x = (turn: number): number => START + (turn / Math.max(1, chances.length - 1)) * (END - START);
  const y = (chance: number): number => TOP + (1 - chance) * TALL;
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap(tick => [
    lineMark(START, y(tick), END, y(tick), 'grid'),
    textMark(START - 8, y(tick) + 4, `${100 * tick} %`, 'soft', 'end'),
  ]);
  const every = Math.max(1, Math.ceil(chances.length / 60) * 5);
  const ticks = chances
    .map((_, turn) => turn)
    .filter(turn => turn % every === 0)
    .map(turn => textMark(x(turn), TOP + TALL + 18, String(turn), 'soft', 'middle'));
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  const lines = seats.map(seat => {
    const points = chances.map((row, turn) => `${at(x(turn))} ${at(y(row[seat]))}`);
    return `<path class="seat${seat}" d="M${points.join('L')}"/>`;
  });
  const last = chances.at(-1)!;
  const labels = spread(seats.map(seat => y(last[seat]))).map((top, seat) =>
    textMark(END + 10, top + 4, nameSeat(seat, players), `name${seat}`),
  );
  const marks = turningPoints.map(
    ({ turn, seat, kind }) =>
      `<circle class="${kind === 'choice' ? 'turning' : 'lucky'}" cx="${at(x(turn))}" cy="${at(y(chances[turn][seat]))}" r="5"><title>Turn ${turn}</title></circle>`,
  );
  const described = seats.map(seat => `${SEAT_NAMES[seat]} ${Math.round(100 * last[seat])} %`).join(', ');
  return {
    title: 'Chances to win',
    description: `After ${chances.length - 1} turns: ${described}. Turning points at turns ${turningPoints.map(({ turn }) => turn).join(', ') || 'none'}.`,
    height: TOP + TALL + 26,
    marks: [...grid, ...ticks, ...lines, ...marks, ...labels].join('\n'),
  };
}

/** Moves overlapping labels apart, from the bottom up. */
function spread(tops: readonly number[]): number[] {
  const placed = [...tops];
  const order = tops.map((_, i) => i).sort((a, b) => tops[b] - tops[a]);
  order.forEach((label, i) => {
    if (i > 0) placed[label] = Math.min(placed[label], placed[order[i - 1]] - LABEL);
  });
  return placed;
}
