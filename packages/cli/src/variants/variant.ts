/**
 * What one variant adds to what the terminal says and draws. Every part is optional: whatever has no words is shown by
 * its names.
 */
import type {
  Action,
  ActionType,
  Ending,
  Game,
  GameConfig,
  GameEvent,
  Phase,
  Place,
  SeatView,
  View,
} from '@cartagena/engine';

export type TypedEvent<T extends GameEvent['type']> = GameEvent & { readonly type: T };
export type MovedEvent = TypedEvent<'moved'>;
type ActionOf<T extends ActionType> = Action & { readonly type: T };

/** A sentence for each type of event; undefined: the event needs none. */
export type EventSentences = {
  readonly [T in GameEvent['type']]?: (event: TypedEvent<T>) => string | undefined;
};

/** What an action of a plan consists of: `from 12 to 17`, ` to draw two`. Either is empty if it does not apply. */
interface PlanStepWords<A extends Action = Action> {
  readonly action: A;
  readonly route: string;
  readonly draws: string;
}

export interface ActionWords<A extends Action = Action> {
  /** For the help: what it does. */
  readonly meaning?: string;
  /** For the list of choices: what its notation does not say. */
  readonly note?: string | ((game: Game, action: A) => string);
  /** For the list of choices: where it leads and what it brings follows from what lies open on the table. */
  readonly isForeseeable?: true;
  /** As a step of a plan: `playing key from 12 to 17`. */
  readonly planned?: (step: PlanStepWords<A>) => string;
}

/** Draws parts of a board for one viewer. */
export interface BoardPen {
  readonly config: GameConfig;
  readonly view: View;
  /** A line with the pirates of every seat on this place. */
  placeLine(title: string, place: string): string;
  /** The pirates on this place as coloured letters, padded to a width. */
  pirates(place: string, width?: number): string;
}

/** What a variant draws on the board. */
export interface BoardDrawing {
  /** Whether it draws the pirates on this place. Places that nobody draws get a line of their own. */
  drawsPlace?(place: string): boolean;
  /** Shown in place of a space's icon. */
  cover?(view: View, space: number): string | undefined;
  /** Added to a space's icon. */
  spaceMark?(view: View, space: number): string | undefined;
  /** Added to the first pirate of the seat on a place. */
  pirateMark?(seat: SeatView, place: string): string | undefined;
  /** Lines below the row that ends with this space. */
  belowRow?(pen: BoardPen, lastSpace: number): readonly string[];
  /** Lines below the goal. */
  belowGoal?(pen: BoardPen): readonly string[];
}

/** Something that a variant brings about and that can be counted: actions of these types, or events that match. */
export interface ModuleStat {
  readonly name: string;
  readonly actions?: readonly ActionType[];
  readonly event?: (event: GameEvent) => boolean;
}

export interface VariantWords {
  /** Other names for the module on the command line. */
  readonly aliases?: readonly string[];
  /** For the help of the command line: what its parameters mean. */
  readonly parameters?: { readonly [F in keyof GameConfig]?: string };
  readonly events?: EventSentences;
  /** Why a pirate moves: `Red's pirate` and `from space 3 to space 7` make a sentence. */
  readonly causes?: {
    readonly [C in MovedEvent['cause']]?: (pirate: string, route: string, event: MovedEvent) => string;
  };
  /** Added to the pirate that moves. */
  readonly movedNote?: (event: MovedEvent) => string | undefined;
  readonly endings?: { readonly [E in Ending]?: string };
  readonly placeName?: (place: Place) => string | undefined;
  /** What each phase asks the acting seat. */
  readonly questions?: { readonly [P in Phase]?: string };
  readonly actions?: { readonly [T in ActionType]?: ActionWords<ActionOf<T>> };
  /** For the help: what the signs on the board mean. */
  readonly signs?: readonly string[];
  readonly board?: BoardDrawing;
  readonly stats?: readonly ModuleStat[];
}
