/** The charts of the reports. */
import { percent, percentRange } from '../../render/format.ts';
import { at, type Chart, lineMark, textMark, WIDTH } from '../../render/svg.ts';
import type { Bar, Interval } from '../stats/statistics.ts';

const LEFT = 150;
const RIGHT = WIDTH - 112;
const ROW = 38;
const THICK = 18;
const MAX_LABEL_LENGTH = 20;

export interface ShareRow {
  readonly label: string;
  readonly share: number;
  readonly interval: Interval;
  /** The share that equal players would have. */
  readonly chance: number;
}

/** One bar for each share, with its interval as a whisker and chance as a tick. */
export function sharesChart(title: string, shares: readonly ShareRow[]): Chart {
  const x = (share: number): number => LEFT + share * (RIGHT - LEFT);
  const bottom = shares.length * ROW;
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap(tick => [
    lineMark(x(tick), 0, x(tick), bottom, 'grid'),
    textMark(x(tick), bottom + 18, `${100 * tick} %`, 'soft', 'middle'),
  ]);
  const rows = shares.flatMap(({ label, share, interval, chance }, i) => {
    const middle = i * ROW + ROW / 2;
    return [
      textMark(LEFT - 12, middle + 4, shorten(label), 'label', 'end'),
      `<rect class="bar" x="${LEFT}" y="${at(middle - THICK / 2)}" width="${at(x(share) - LEFT)}" height="${THICK}" rx="2"/>`,
      lineMark(x(chance), middle - ROW / 2 + 3, x(chance), middle + ROW / 2 - 3, 'chance'),
      whisker(x(interval[0]), x(interval[1]), middle),
      textMark(RIGHT + 12, middle - 1, percent(share), 'value'),
      textMark(RIGHT + 12, middle + 13, percentRange(interval), 'soft'),
    ];
  });
  return {
    title,
    description: `${shares.map(({ label, share, interval }) => `${label}: ${percent(share)} (${percentRange(interval)})`).join('; ')}. Whiskers are 95 % intervals, ticks what chance would give.`,
    height: bottom + 26,
    marks: [...grid, ...rows].join('\n'),
  };
}

const CAP = 4;

function whisker(from: number, to: number, y: number): string {
  const path = `M${at(from)} ${at(y - CAP)}v${2 * CAP}m0 ${-CAP}H${at(to)}m0 ${-CAP}v${2 * CAP}`;
  return `<path class="whisker" d="${path}"/>`;
}

export interface RatingRow {
  readonly label: string;
  readonly rating: number;
  readonly interval: Interval;
}

/** One dot for each rating, with its interval as a whisker. */
export function ratingsChart(title: string, rated: readonly RatingRow[]): Chart {
  const step = 100 * Math.max(1, Math.ceil(span(rated) / 800));
  const low = Math.floor(Math.min(...rated.map(({ interval }) => interval[0])) / step) * step;
  const high = Math.ceil(Math.max(...rated.map(({ interval }) => interval[1])) / step) * step;
  const x = (rating: number): number => LEFT + ((rating - low) / (high - low)) * (RIGHT - LEFT);
  const bottom = rated.length * ROW;
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  const grid = ticks.flatMap(tick => [
    lineMark(x(tick), 0, x(tick), bottom, 'grid'),
    textMark(x(tick), bottom + 18, String(tick), 'soft', 'middle'),
  ]);
  const rows = rated.flatMap(({ label, rating, interval }, i) => {
    const middle = i * ROW + ROW / 2;
    return [
      textMark(LEFT - 12, middle + 4, shorten(label), 'label', 'end'),
      whisker(x(interval[0]), x(interval[1]), middle),
      `<circle class="bar" cx="${at(x(rating))}" cy="${at(middle)}" r="6"/>`,
      textMark(RIGHT + 12, middle - 1, rating.toFixed(0), 'value'),
      textMark(RIGHT + 12, middle + 13, interval.map(end => end.toFixed(0)).join('–'), 'soft'),
    ];
  });
  const described = rated.map(
    ({ label, rating, interval }) => `${label}: ${rating.toFixed(0)} (${interval.join('–')})`,
  );
  return { title, description: `${described.join('; ')}.`, height: bottom + 26, marks: [...grid, ...rows].join('\n') };
}

function span(rated: readonly RatingRow[]): number {
  return Math.max(...rated.map(({ interval }) => interval[1])) - Math.min(...rated.map(({ interval }) => interval[0]));
}

const TALL = 200;
const ABOVE = 22;
const START = 44;

/** Upright bars side by side, with a line at the median. */
export function histogramChart(title: string, bars: readonly Bar[], median: number): Chart {
  const games = bars.reduce((sum, bar) => sum + bar.count, 0);
  const highest = Math.max(...bars.map(bar => bar.count)) / games;
  const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5].find(step => highest / step <= 5) ?? 1;
  const top = Math.ceil(highest / step) * step;
  const wide = (WIDTH - START) / bars.length;
  const y = (share: number): number => ABOVE + TALL - (share / top) * TALL;
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  const grid = ticks.flatMap(tick => [
    lineMark(START, y(tick), WIDTH, y(tick), 'grid'),
    textMark(START - 8, y(tick) + 4, `${Math.round(100 * tick)} %`, 'soft', 'end'),
  ]);
  const every = Math.ceil(bars.length / 12);
  const plain = bars[0].to - bars[0].from;
  const marks = bars.flatMap(({ from, to, count }, i) => {
    const left = START + i * wide;
    const title = to - from > plain ? `${from}+` : range(from, to);
    const share = count / games;
    const bar = `<rect class="bar" x="${at(left + 1)}" y="${at(y(share))}" width="${at(wide - 2)}" height="${at(ABOVE + TALL - y(share))}" rx="1.5"><title>${range(from, to)} turns: ${count} games, ${percent(share)}</title></rect>`;
    const label = textMark(left + wide / 2, ABOVE + TALL + 18, title, 'soft', 'middle');
    return i % every === 0 ? [bar, label] : [bar];
  });
  const middle = START + ((median + 0.5 - bars[0].from) / (plain + 1)) * wide;
  const line = lineMark(middle, ABOVE - 4, middle, ABOVE + TALL, 'chance');
  const note = textMark(middle, ABOVE - 9, `median ${median}`, 'mark', 'middle');
  const described = bars.filter(bar => bar.count > 0).map(({ from, to, count }) => `${range(from, to)}: ${count}`);
  return {
    title,
    description: `Median ${median}. Games by turns: ${described.join('; ')}.`,
    height: ABOVE + TALL + 26,
    marks: [...grid, ...marks, line, note].join('\n'),
  };
}

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);
const shorten = (label: string): string =>
  label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label;
