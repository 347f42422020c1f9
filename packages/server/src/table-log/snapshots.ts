/**
 * The game before its last actions, and before every 16th of all: going back restores the nearest of these and plays a few actions
 * from there, however long the game is.
 */
import type { UndoRun } from '@cartagena/engine';

export interface GameSnapshot {
  /** Actions made. */
  readonly made: number;
  /** Of the state. */
  readonly bytes: Uint8Array;
  readonly run: UndoRun;
}

const EVERY = 16;
/** Longer than what a player may undo alone in nearly every turn. */
const LATEST = 16;

export class Snapshots {
  /** In the order of their actions. Replaced when it changes, so that copies can share it: there is one for each action of a game. */
  private list: readonly GameSnapshot[];

  constructor(list: readonly GameSnapshot[] = []) {
    this.list = list;
  }

  copy(): Snapshots {
    return new Snapshots(this.list);
  }

  add(snapshot: GameSnapshot): void {
    const old = snapshot.made - LATEST;
    const isOver = ({ made }: GameSnapshot) => made >= snapshot.made || (made === old && old % EVERY !== 0);
    this.list = [...this.list.filter(one => !isOver(one)), snapshot];
  }

  /** The last one that is not after `made`. What came later is forgotten. */
  backTo(made: number): GameSnapshot {
    this.list = this.list.filter(one => one.made <= made);
    const found = this.list.at(-1);
    if (found === undefined) throw new Error(`There is no snapshot before action ${made}.`);
    return found;
  }
}
