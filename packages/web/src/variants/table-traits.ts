/** How the actions and decisions of a variant appear at the table. All of it may be left out. */
import type { Action, CardName, GameConfig, State, View } from '@cartagena/engine';
import type { PirateRef } from '../board/model.ts';
import type { WordKey } from '../words/words.ts';

export interface TableTraits {
  readonly actions?: { readonly [type: string]: ActionTraits };
  /** By the phase in which the decision is made. */
  readonly decisions?: { readonly [phase: string]: DecisionTraits };
  /** Its actions are moves of pirates, or rarely possible: no room is reserved for their buttons. */
  readonly isQuiet?: true;
  /** What the prompt says at the beginning of a turn; undefined: nothing special. */
  opening?(view: View): Extract<WordKey, `table.ask.${string}`> | undefined;
  /** What the player should know about a chosen card; undefined: nothing special. */
  aboutCard?(config: GameConfig, card: CardName): WordKey | undefined;
}

/** Its words are in the catalogues, as `table.do.WORD`, `table.deed.WORD` and `plan.WORD`. */
export interface ActionTraits {
  /** The word for it; left out: its type. */
  word?(action: Action): string;
  /** Where it leads follows from what everybody sees. */
  readonly isForeseeable?: true;
  /** Cards come straight into the hand: those that are drawn, or a single one that is taken. */
  readonly gains?: 'drawn' | 'one';
  /** Players do it for the cards. */
  readonly isForCards?: true;
  /** It is done by touching the token where its pirate stands. */
  readonly touchesToken?: true;
  /** The player is asked even if there is only one way, for it is the whole turn. */
  readonly asksFirst?: true;
  /** Each way to do it has a button of its own. */
  readonly hasOwnButtons?: true;
  /** It needs neither a card nor a pirate. */
  readonly isBare?: true;
  /** It is the likely next step whenever it is possible. */
  readonly isLikely?: true;
  /** The label of the main button. */
  readonly mainWords?: WordKey;
  /** The title of the window that asks which way, and what is to be known first. */
  readonly whichWords?: WordKey;
  readonly whichAbout?: WordKey;
  /** What it does, said as soon as a card for it is chosen. */
  readonly about?: WordKey;
  /** Reasons why it is not allowed are worded for it, as `why.CODE.WORD`. */
  readonly reasonWord?: string;
  /** It is offered as soon as such a pirate is chosen, before any card. */
  startsWith?(pirate: PirateRef): boolean;
  /** What touching a pirate without a card tries to do; undefined: something else. */
  tries?(pirate: PirateRef, viewer: View['viewer']): Action | undefined;
}

/** Its prompt is in the catalogues, as `table.ask.PHASE`. */
export interface DecisionTraits {
  /** The cards to choose from; left out: those being looked at, or the own hand. */
  cards?(view: View): readonly CardName[] | undefined;
  /** How many are still to be chosen. */
  count?(view: View): number;
  about?(view: View): WordKey;
  /** Cards that the decision will bring. */
  gains?(state: State): number;
}
