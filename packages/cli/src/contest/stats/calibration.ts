/** Whether chances to win that a player judged came true: by tenths, judged chance against share of wins. */

/** A position: the judged chance to win, and what became of it: 1, 0, or a part of a shared victory. */
export interface JudgedPosition {
  readonly judged: number;
  readonly won: number;
}

export interface Tenth {
  /** The lower bound. */
  readonly from: number;
  readonly positions: number;
  /** In how many games these positions occurred. */
  readonly games: number;
  /** The mean of the judged chances, and the share of these positions that were won. */
  readonly judged: number;
  readonly won: number;
  /** The standard error of `won - judged`; absent after a single game. Positions of one game end alike, so each game counts as one observation. */
  readonly error?: number;
}

/** What the positions of one game add to a tenth. */
interface GameSum {
  positions: number;
  judged: number;
  won: number;
}

const TENTHS = 10;

export class Calibration {
  private readonly sums = Array.from({ length: TENTHS }, (): GameSum[] => []);

  addGame(positions: readonly JudgedPosition[]): void {
    const ofGame = new Map<number, GameSum>();
    for (const { judged, won } of positions) {
      const tenth = Math.min(TENTHS - 1, Math.floor(judged * TENTHS));
      const sum = ofGame.get(tenth) ?? { positions: 0, judged: 0, won: 0 };
      ofGame.set(tenth, { positions: sum.positions + 1, judged: sum.judged + judged, won: sum.won + won });
    }
    for (const [tenth, sum] of ofGame) this.sums[tenth].push(sum);
  }

  /** The tenths with any positions. */
  tenths(): Tenth[] {
    return this.sums.flatMap((sums, i) => (sums.length === 0 ? [] : [summarise(i / TENTHS, sums)]));
  }
}

function summarise(from: number, sums: readonly GameSum[]): Tenth {
  const total = (field: keyof GameSum): number => sums.reduce((sum, game) => sum + game[field], 0);
  const games = sums.length;
  const positions = total('positions');
  const judged = total('judged') / positions;
  const won = total('won') / positions;
  const tenth = { from, positions, games, judged, won };
  if (games === 1) return tenth;
  const squares = sums.reduce((sum, game) => sum + (game.won - game.judged - (won - judged) * game.positions) ** 2, 0);
  return { ...tenth, error: Math.sqrt((squares * games) / (games - 1)) / positions };
}
