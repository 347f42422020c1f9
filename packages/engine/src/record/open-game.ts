/** A game in progress together with its record, so that you can save it or undo actions at any moment. */

import { seededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { ActionId } from '../model/actions.ts';
import type { GameEvent } from '../model/events.ts';
import type { Game, Rules } from '../model/rules.ts';
import { apply } from '../play/actions.ts';
import { resolveRules } from '../setup/resolve.ts';
import { makeNotation } from './notation.ts';
import { type GameRecord, replay } from './record.ts';
import { takeBack, undoable } from './undo.ts';

/** A game in progress together with its record. */
export class OpenGame {
  readonly rules: Rules;
  record: GameRecord;
  game: Game;
  /** Receives events, with the number of actions made by then. */
  private readonly hear: (event: GameEvent, made: number) => void;

  constructor(record: GameRecord, hear: (event: GameEvent, made: number) => void) {
    this.rules = resolveRules(record.config);
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

  /** How many of its last actions the seat may take back. */
  undoable(seat: number): number {
    return undoable(this.record, seat, { rules: this.rules });
  }

  /** Takes the last action of the seat back; false if it may not. */
  undo(seat: number): boolean {
    if (this.undoable(seat) === 0) return false;
    this.record = takeBack(this.record, seat, 1, { rules: this.rules });
    this.game = this.open();
    return true;
  }

  private open(): Game {
    const game = unwrap(replay(this.record, { rules: this.rules }));
    game.emit = event => this.hear(event, this.record.actions.length);
    return game;
  }
}
