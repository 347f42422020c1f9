/**
 * Whoever keeps a game, as the table's page sees it: this browser (solo, hot-seat, replay) or a server. The page knows no other
 * difference between them.
 */
import type { Action, GameEvent, Reason, Rules, View } from '@cartagena/engine';
import type { Colour } from '@cartagena/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { LogEntry } from '../events/log-entry.ts';

/** Who sits at a seat. */
export interface Sitter {
  readonly name: string;
  readonly colour: Colour;
  /** The bot that decides here, its own or a stand-in's level; null: a person. */
  readonly bot: string | null;
  /** The bot whose face is shown: the one whose seat it is. */
  readonly face: string | null;
  /** Somebody at this screen. */
  readonly isHere: boolean;
  /** A person whom a bot stands in for. */
  readonly isAway: boolean;
}

/** A game at one moment, as far as whoever looks at this screen may know it (`view.viewer`). */
export interface Moment {
  /** Actions made and not taken back. */
  readonly made: number;
  readonly view: View;
  /** What the viewer can do; empty: it is for somebody else to decide. */
  readonly legal: readonly Action[];
  /** How many of its last actions the viewer may take back. */
  readonly undoable: number;
}

/** What led from the moment before to this one. No events: something was taken back, or the viewer is another one now. */
export interface GameStep {
  readonly events: readonly GameEvent[];
  readonly moment: Moment;
}

export const NOTHING_TO_UNDO: Reason = { code: 'nothing-to-undo', text: 'Nothing can be taken back.' };

export interface Host {
  readonly rules: Rules;
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  /** The last moment there is. The page may still be showing an earlier one. */
  readonly moment: ReadonlySignal<Moment>;
  /**
   * All that happened and was not taken back, as far as the viewer may know, from the deal on. The log is made of it: of
   * what was told up to the `made` of the moment that is shown.
   */
  readonly past?: ReadonlySignal<readonly LogEntry[]>;
  /** Hears every step from now on, in order. Returns how to stop. */
  onStep(hear: (step: GameStep) => void): () => void;
  /** Undefined: done. Otherwise why not; nothing has changed then. */
  act(action: Action): Promise<Reason | undefined>;
  /** Takes back the viewer's last action. */
  undo(): Promise<Reason | undefined>;
  close(): void;
}
