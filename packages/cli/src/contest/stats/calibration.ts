/** Whether chances to win that a player judged came true: by tenths, judged chance against share of wins. */

export interface Tenth {
  /** The lower bound. */
  readonly from: number;
  readonly positions: number;
  /** The mean of the judged chances, and the share of these positions that were won. */
  readonly judged: number;
  readonly won: number;
}

const TENTHS = 10;

export class Calibration {
  private readonly positions = new Array<number>(TENTHS).fill(0);
  private readonly judged = new Array<number>(TENTHS).fill(0);
  private readonly won = new Array<number>(TENTHS).fill(0);

  /** `won`: 1, 0, or a part of a shared victory. */
  add(judged: number, won: number): void {
    const tenth = Math.min(TENTHS - 1, Math.floor(judged * TENTHS));
    this.positions[tenth]++;
    this.judged[tenth] += judged;
    this.won[tenth] += won;
  }

  /** The tenths with any positions. */
  tenths(): Tenth[] {
    return this.positions.flatMap((positions, i) =>
      positions === 0
        ? []
        : [{ from: i / TENTHS, positions, judged: this.judged[i] / positions, won: this.won[i] / positions }],
    );
  }
}
