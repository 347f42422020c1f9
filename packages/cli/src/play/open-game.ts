/** A game in progress together with its record, so that it can be saved, and taken back, at any moment. */
import {
  type ActionId,
  apply,
  type Game,
  type GameEvent,
  type GameRecord,
  makeNotation,
  replay,
  seededChance,
  takeBack,
  undoable,
  unwrap,
} from '@cartagena/engine';

export class OpenGame {
  record: GameRecord;
  game: Game;
  /** Hears what happens, and how many actions were made then. */
  private readonly hear: (event: GameEvent, made: number) => void;

  constructor(record: GameRecord, hear: (event: GameEvent, made: number) => void) {
    this.record = record;
    this.hear = hear;
    this.game = this.open();
  }

  perform(action: ActionId): void {
    const { rules, state } = this.game;
    const entry = { seat: state.actor, action: makeNotation(rules, action) };
    this.record = { ...this.record, actions: [...this.record.actions, entry] };
    this.game.chance = seededChance(this.record.seed, this.record.actions.length);
    apply(this.game, action);
  }

  /** Takes the last action of the seat back; false if it may not. */
  undo(seat: number): boolean {
    if (undoable(this.record, seat) === 0) return false;
    this.record = takeBack(this.record, seat, 1);
    this.game = this.open();
    return true;
  }

  private open(): Game {
    const game = unwrap(replay(this.record));
    game.emit = event => this.hear(event, this.record.actions.length);
    return game;
  }
}
