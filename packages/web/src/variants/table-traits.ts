/** How the actions and decisions of a variant appear at the table. All of it may be left out. */
import type { Action, CardName, GameConfig, State, View } from '@cartagena/engine';
import type { PirateRef } from '../board/model.ts';
import type { KeyFor } from '../words/words.ts';

export interface TableTraits {
  readonly actions?: { readonly [type: string]: ActionTraits };
  /** By the phase in which the decision is made. */
  readonly decisions?: { readonly [phase: string]: DecisionTraits };
  /** What the prompt says at the beginning of a turn; undefined: nothing special. */
  opening?(view: View): Extract<KeyFor, `table.ask.${string}`> | undefined;
  /** What the player should know about a chosen card; undefined: nothing special. */
  aboutCard?(config: GameConfig, card: CardName): KeyFor | undefined;
}

/** Its words are in the catalogues, as `table.do.WORD` and `table.button.WORD`. */
export interface ActionTraits {
  /** The word for it; left out: its type. */
  word?(action: Action): string;
  /** Where it leads follows from what everybody sees. */
  readonly isForeseeable?: true;
  /** Cards come straight into the hand: those that are drawn, or a single one that is taken. */
  readonly gains?: 'drawn' | 'one';
  /** Players do it for the cards. */
  readonly isForCards?: true;
  /** How it brings cards, for players who never played. */
  readonly gainTip?: KeyFor;
  /** It is done by touching the token where its pirate stands. */
  readonly touchesToken?: true;
  /** The player is asked even if there is only one way, for it is the whole turn. */
  readonly asksFirst?: true;
  /** Whom it is done to is asked: the words say how many cards they hold. */
  readonly asksWhom?: true;
  /** Each way to do it has a button of its own. */
  readonly hasOwnButtons?: true;
  /** It needs neither a card nor a pirate. */
  readonly isBare?: true;
  /** It is the likely next step whenever it is possible. */
  readonly isLikely?: true;
  /** The label of the main button. */
  readonly mainWords?: KeyFor;
  /** The title of the window that asks which way, and what is to be known first. */
  readonly whichWords?: KeyFor;
  readonly whichAbout?: KeyFor;
  /** What it does, said as soon as a card for it is chosen. */
  readonly about?: KeyFor;
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
  about?(view: View): KeyFor;
  /** Cards that the decision will bring. */
  gains?(state: State): number;
}
