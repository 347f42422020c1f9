/** Ratings from wins against each other: the Bradley–Terry model by maximum likelihood, on the Elo scale. */
import { type Interval, Z_95 } from './statistics.ts';

interface Rating {
  readonly rating: number;
  readonly interval: Interval;
}

export interface Ratings {
  readonly list: readonly Rating[];
  /** Half a win each way was added to every pair, since one-sided wins have no finite most likely ratings. */
  readonly padded: boolean;
}

const MEAN = 1500;
/** Points for odds that are e times as good. */
const POINTS = 400 / Math.LN10;
const MOST_STEPS = 200;
const LONGEST_STEP = 1;

type Matrix = readonly (readonly number[])[];

/** `wins[a][b]`: how often a beat b; a draw is half a win for both. */
export function rate(wins: Matrix): Ratings {
  const padded = !isConnected(wins);
  const counted = padded ? wins.map((row, a) => row.map((n, b) => n + (a === b ? 0 : 0.5))) : wins;
  const strengths = climb(counted);
  const spread = invert(information(counted, strengths));
  const list = strengths.map((strength, a) => {
    const rating = MEAN + POINTS * strength;
    const reach = Z_95 * POINTS * Math.sqrt(Math.max(0, spread[a][a]));
    return { rating, interval: [rating - reach, rating + reach] as const };
  });
  return { list, padded };
}

/** Whether everybody can be reached from everybody by wins: only then there is a likeliest finite rating. */
function isConnected(wins: Matrix): boolean {
  return reaches(wins, (a, b) => wins[a][b] > 0) && reaches(wins, (a, b) => wins[b][a] > 0);
}

function reaches(wins: Matrix, edge: (a: number, b: number) => boolean): boolean {
  const found = new Set([0]);
  for (const a of found) for (let b = 0; b < wins.length; b++) if (edge(a, b)) found.add(b);
  return found.size === wins.length;
}

const beats = (a: number, b: number): number => 1 / (1 + Math.exp(b - a));

/** Newton's way up the likelihood, which has one top; the strengths always add up to nothing. */
function climb(wins: Matrix): number[] {
  let strengths = wins.map(() => 0);
  for (let i = 0; i < MOST_STEPS; i++) {
    const slope = strengths.map((mine, a) =>
      sum(wins.map((row, b) => wins[a][b] - (wins[a][b] + row[a]) * beats(mine, strengths[b]))),
    );
    const inverse = invert(information(wins, strengths));
    const step = inverse.map(row => sum(row.map((n, b) => n * slope[b])));
    const longest = Math.max(...step.map(Math.abs));
    const shorten = Math.min(1, LONGEST_STEP / longest);
    strengths = strengths.map((strength, a) => strength + shorten * step[a]);
    if (longest < 1e-10) break;
  }
  return strengths;
}

/** How sharply the likelihood is curved: Fisher's information. */
function information(wins: Matrix, strengths: readonly number[]): number[][] {
  const curved = wins.map((row, a) =>
    row.map((n, b) => {
      const p = beats(strengths[a], strengths[b]);
      return a === b ? 0 : -(n + wins[b][a]) * p * (1 - p);
    }),
  );
  curved.forEach((row, a) => {
    row[a] = -sum(row);
  });
  return curved;
}

/** The inverse among vectors that add up to nothing: only differences of strength can be known. */
function invert(matrix: Matrix): number[][] {
  const n = matrix.length;
  return gauss(matrix.map(row => row.map(value => value + 1 / n))).map(row => row.map(value => value - 1 / n));
}

function gauss(matrix: Matrix): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, a) => [...row, ...row.map((_, b) => (a === b ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    const scale = rows[i][i];
    rows[i] = rows[i].map(value => value / scale);
    for (let k = 0; k < n; k++) {
      const factor = rows[k][i];
      if (k !== i) rows[k] = rows[k].map((value, j) => value - factor * rows[i][j]);
    }
  }
  return rows.map(row => row.slice(n));
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
