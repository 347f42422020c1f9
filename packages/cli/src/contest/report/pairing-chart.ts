/** How sure one is after so many games, as lines. */
import { at, type Chart, lineMark, textMark, WIDTH } from '../../render/svg.ts';

const LEFT = 44;
const TOP = 8;
const TALL = 220;
const LEGEND = 18;

export interface CertaintyLine {
  readonly label: string;
  /** Games, and how sure one is after them. */
  readonly points: readonly (readonly [games: number, certainty: number])[];
  /** From when on it is sure enough. */
  readonly needed: number | undefined;
}

export function certaintyChart(title: string, lines: readonly CertaintyLine[], sure: number): Chart {
  const most = Math.max(...lines.flatMap(({ points }) => points.map(([games]) => games)));
  const x = (games: number): number => LEFT + (games / most) * (WIDTH - LEFT);
  const y = (certainty: number): number => TOP + ((1 - certainty) / 0.5) * TALL;
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(step => most / step <= 10) ?? 1000;
  const grid = [
    ...[0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap(tick => [
      lineMark(LEFT, y(tick), WIDTH, y(tick), 'grid'),
      textMark(LEFT - 8, y(tick) + 4, `${Math.round(100 * tick)} %`, 'soft', 'end'),
    ]),
    ...Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step).map(games =>
      textMark(x(games), TOP + TALL + 18, String(games), 'soft', 'middle'),
    ),
    lineMark(LEFT, y(sure), WIDTH, y(sure), 'chance'),
  ];
  const described = lines.map(
    ({ label, needed }) => `${label}: ${needed ? `${needed} games` : 'more games than shown'}`,
  );
  const marks = lines.flatMap(({ points }, i) => [
    `<polyline class="seat${i}" points="${points.map(([games, certainty]) => `${at(x(games))},${at(y(Math.max(0.5, certainty)))}`).join(' ')}"/>`,
    textMark(LEFT, TOP + TALL + 42 + i * LEGEND, described[i], `name${i}`),
  ]);
  return {
    title,
    description: `Games until it is ${Math.round(100 * sure)} % sure which bot is the better one. ${described.join('; ')}.`,
    height: TOP + TALL + 42 + lines.length * LEGEND,
    marks: [...grid, ...marks].join('\n'),
  };
}
