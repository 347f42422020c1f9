/** Positions for lessons, written in names. They begin with the turn of the first seat, as the engine itself begins it. */
import {
  apply,
  type CardName,
  type Choices,
  makeSnapshot,
  newGame,
  type Place,
  parseNotation,
  type Rules,
  resolveRules,
  restoreState,
  SeededChance,
  type Snapshot,
  type State,
  setUp,
  unwrap,
} from '@cartagena/engine';
import type { Position } from '../exercise/course.ts';

export interface Preparation {
  /** What is not said is as in the edition; signs come in the order of the deck, again and again. */
  readonly choices: Choices;
  /** Where each seat's pirates stand; the rest are at the start. */
  readonly pirates: readonly { readonly [place: string]: number }[];
  readonly hats?: readonly Place[];
  /** Cards of each seat, separated by spaces. */
  readonly hands: readonly string[];
  readonly row?: string;
  /** What else is different on the table. */
  readonly edit?: (snapshot: Snapshot) => Snapshot;
}

const SEED = 'lesson';

/** All cards are there: what nobody holds and nobody sees is in the stock. */
export function prepare(preparation: Preparation): Position {
  const rules = resolveRules(unwrap(setUp({ layout: 'random', seats: 2, pirates: 4, ...preparation.choices })));
  const dealt = makeSnapshot(rules, newGame(rules, new SeededChance(SEED)).state);
  const prepared = edit(rules, dealt, preparation);
  const state = restoreState(rules, preparation.edit?.(prepared) ?? prepared);
  endTurn(rules, state);
  return { rules, state, luck: () => new SeededChance(SEED, 1) };
}

/** The last seat ends its turn, so that whatever a beginning turn decides is decided. */
function endTurn(rules: Rules, state: State): void {
  apply(
    { rules, state, chance: new SeededChance(SEED, 2), emit: undefined },
    unwrap(parseNotation(rules, state, 'end')),
  );
}

const cards = (text: string): CardName[] => text.split(' ').filter(word => word !== '') as CardName[];

function edit(rules: Rules, dealt: Snapshot, { pirates, hats, hands, row }: Preparation): Snapshot {
  const shown = row === undefined ? dealt.row : cards(row);
  const taken = [...shown, ...hands.flatMap(cards)];
  const stockCards = Object.fromEntries(
    rules.cardNames.map((card, kind) => [card, rules.deck[kind] - taken.filter(other => other === card).length]),
  );
  const path = dealt.path.map((_, i) => rules.icons[i % rules.icons.length]);
  const last = rules.seats - 1;
  return {
    ...dealt,
    phase: 'turn',
    turn: last,
    actor: last,
    turns: 12,
    idleTurns: 0,
    cardsMoved: true,
    actionsLeft: 1,
    hasActed: true,
    path,
    row: shown,
    discards: [],
    stockCards,
    stockCount: rules.deckSize - taken.length,
    seats: dealt.seats.map((seat, i) => {
      const away = Object.values(pirates[i]).reduce((sum, count) => sum + count, 0);
      const hand = cards(hands[i]);
      return {
        ...seat,
        pirates: away === rules.pirates ? pirates[i] : { ...pirates[i], start: rules.pirates - away },
        ...(seat.hat === undefined ? {} : { hat: hats?.[i] ?? 'start' }),
        hand,
        handCount: hand.length,
      };
    }),
    known: [],
  };
}
