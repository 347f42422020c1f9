/** Every word and type that the items add, and the uses that cards get by them. */
import type { CardName, Mover, Place } from '../../base/vocabulary.ts';
import { addUse } from '../../base/vocabulary.ts';
import type { Cards } from '../../model/events.ts';
import { list, type StateOf } from '../../model/fields.ts';

/** The eight chest tokens by what is inside. */
export const CHEST_TOKENS = [
  { name: 'empty', count: 1 },
  { name: '1', count: 2 },
  { name: '2', count: 2 },
  { name: '3', count: 2 },
  { name: 'snake', count: 1 },
] as const;
export type ChestContent = (typeof CHEST_TOKENS)[number]['name'];

export const fields = {
  /** Closed chests on spaces; tokens by content that nobody has seen, on the board or aside. */
  chest: list('all', ({ board }) => board.places),
  chestLeft: list('all', () => CHEST_TOKENS.length),
};

type Pair = readonly [CardName, CardName];

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    items: true;
  }
  interface PhaseNames {
    take: true;
    keep: true;
    give: true;
    bury: true;
  }
  interface DrawNames {
    chest: true;
  }
  interface UseNames {
    pistol: true;
    parrot: true;
    hook: true;
    bomb: true;
    chest: true;
  }
}
declare module '../../model/state.ts' {
  interface State extends StateOf<typeof fields> {}
}
declare module '../../model/view.ts' {
  interface TableView {
    readonly chests?: { readonly at: readonly Place[]; readonly unseen: { readonly [C in ChestContent]: number } };
  }
}
declare module '../../model/actions.ts' {
  interface ActionTypes {
    pistol: { readonly card: CardName; readonly target: number };
    parrot: { readonly card: CardName };
    hook: { readonly card: CardName };
    sabres: { readonly cards: Pair };
    bomb: { readonly cards: Pair };
    open: { readonly cards: readonly CardName[]; readonly from: Mover };
    'use-pistol': { readonly target: number };
    'use-parrot': unknown;
    'use-hook': unknown;
    'use-bomb': { readonly from: Mover };
    take: { readonly card: CardName };
    keep: { readonly card: CardName };
    give: { readonly card: CardName };
    bury: { readonly card: CardName };
  }
}
declare module '../../model/events.ts' {
  interface MoveCauses {
    bomb: true;
    snake: true;
  }
  interface EventTypes {
    looked: { readonly seat: number; readonly at: number } & Cards;
    took: { readonly seat: number; readonly from: number } & Cards;
    kept: { readonly seat: number } & Cards;
    buried: { readonly seat: number } & Cards;
    gave: { readonly seat: number; readonly to: number } & Cards;
    opened: { readonly seat: number; readonly place: Place; readonly content: ChestContent };
    chests: { readonly places: readonly Place[] };
  }
}

/** The numbers of these uses in the state. */
export const ITEM_USE = {
  pistol: addUse('pistol'),
  parrot: addUse('parrot'),
  hook: addUse('hook'),
  bomb: addUse('bomb'),
  chest: addUse('chest'),
} as const;
