/** Every game that was opened, and what was acknowledged in it. */

/** An entry that must be in the log, of one of these kinds. */
export interface Acknowledged {
  readonly seq: number;
  readonly kinds: readonly string[];
}

export class Ledger {
  readonly games = new Map<string, Acknowledged[]>();

  open(game: string): void {
    this.games.set(game, []);
  }

  claim(game: string, seq: number, kinds: readonly string[]): void {
    this.games.get(game)!.push({ seq, kinds });
  }
}
