/** Actions as named objects. */
import type { CardName, Icon, Mover } from '../base/vocabulary.ts';

/** A choice among several ways forward, named by the module that offers them (declaration merging). */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their field.
export interface RouteChoice {}

/** The fields of each type of action, `type` itself aside. A module adds its own types (declaration merging). */
export interface ActionTypes {
  play: { readonly from: Mover; readonly card: CardName } & RouteChoice;
  /** Use played cards to move forward. */
  move: { readonly icon: Icon; readonly from: Mover } & RouteChoice;
  end: unknown;
  pass: unknown;
}

/** The name of a type of action. */
export type ActionType = keyof ActionTypes & string;
/** Something that a seat can do, in names. */
export type Action = { [T in ActionType]: { readonly type: T } & ActionTypes[T] }[ActionType];
/** From 0 to `rules.actionCount - 1`. Only meaningful with the rules it belongs to. */
export type ActionId = number;
