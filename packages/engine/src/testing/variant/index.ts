/**
 * STASH, a variant that exists only in tests: a seat may hide a card, and when its next turn begins it decides whether to dig it
 * up. It has a state of its own, a hidden thing, a decision and events, and nothing outside this folder knows it.
 */
import { addPhase, type CardName, PHASE } from '../../base/vocabulary.ts';
import type { Cards } from '../../model/events.ts';
import { cardCounts, type StateOf } from '../../model/fields.ts';
import type { Module, MoveType, Rules, Trigger, ViewPart } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { listKinds, showTo } from '../../play/card-names.ts';
import { addToHand, takeFromHand } from '../../play/cards.ts';
import { cards } from '../../play/dimensions.ts';
import { everybodySaw, onlySawGo } from '../../play/knowledge.ts';
import { reason } from '../../play/reasons.ts';
import { drawCard } from '../../play/supply.ts';
import { finishAction } from '../../play/turn.ts';

const fields = {
  /** Hidden cards by kind: `stash[seat * cardKinds + kind]`. */
  stash: cardCounts('owner', ({ seats, cardKinds }) => seats * cardKinds),
};

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    stash: true;
  }
  interface PhaseNames {
    dig: true;
  }
}
declare module '../../model/state.ts' {
  interface State extends StateOf<typeof fields> {}
}
declare module '../../model/view.ts' {
  interface TableView {
    /** For each seat its hidden cards: by name for the seat itself, null for the others. */
    readonly stashes?: readonly (readonly (CardName | null)[])[];
  }
}
declare module '../../model/actions.ts' {
  interface ActionTypes {
    stash: { readonly card: CardName };
    dig: unknown;
    leave: unknown;
  }
}
declare module '../../model/events.ts' {
  interface EventTypes {
    stashed: { readonly seat: number } & Cards;
    dug: { readonly seat: number; readonly cards: readonly CardName[] };
  }
}

const DIG = addPhase('dig');

const stashOf = ({ cardKinds }: Rules, { stash }: State, seat: number): number[] =>
  listKinds(stash, seat * cardKinds, cardKinds);

const hide: MoveType = {
  type: 'stash',
  phase: 'turn',
  dimensions: rules => [cards(rules)],
  legal(rules, state, out, n, base) {
    const from = state.actor * rules.cardKinds;
    for (let kind = 0; kind < rules.cardKinds; kind++) if (state.stash[from + kind] > 0) return n;
    for (let kind = 0; kind < rules.cardKinds; kind++) if (state.hand[from + kind] > 0) out[n++] = base + kind;
    return n;
  },
  apply(game, kind) {
    const { rules, state } = game;
    const seat = state.actor;
    takeFromHand(rules, state, seat, kind);
    onlySawGo(rules, state, seat, seat, kind);
    state.stash[seat * rules.cardKinds + kind]++;
    game.emit?.({ type: 'stashed', seat, ...showTo(game, [kind], seat) });
    finishAction(game);
  },
  why: (rules, state, kind) =>
    stashOf(rules, state, state.actor).length > 0
      ? reason('one-stash', 'You have hidden a card already.')
      : reason('no-card', `You hold no ${rules.cardNames[kind]} card.`),
};

/** The decision: a seat that begins its turn with a hidden card digs it up, and draws one more, or leaves it. */
const ask: Trigger = ({ rules, state }) => {
  if (stashOf(rules, state, state.turn).length > 0) state.phase = DIG;
};

const dig: MoveType = {
  type: 'dig',
  phase: 'dig',
  dimensions: () => [],
  legal(_rules, _state, out, n, base) {
    out[n++] = base;
    return n;
  },
  apply(game) {
    const { rules, state } = game;
    const seat = state.turn;
    const [kind] = stashOf(rules, state, seat);
    state.stash[seat * rules.cardKinds + kind]--;
    addToHand(rules, state, seat, kind);
    everybodySaw(rules, state, seat, kind);
    game.emit?.({ type: 'dug', seat, cards: [rules.cardNames[kind]] });
    drawCard(game, seat);
    state.phase = PHASE.turn;
  },
};

const leave: MoveType = {
  ...dig,
  type: 'leave',
  apply({ state }) {
    state.phase = PHASE.turn;
  },
};

type Stashes = readonly (readonly (CardName | null)[])[];

const view: ViewPart = {
  show: (rules, state, viewer) => ({
    stashes: Array.from({ length: rules.seats }, (_, seat) =>
      stashOf(rules, state, seat).map(kind =>
        viewer === seat || viewer === 'everything' ? rules.cardNames[kind] : null,
      ),
    ),
  }),
  cards: ({ stashes }) => (stashes as Stashes).flat().filter(card => card !== null),
  read(rules, state, { stashes }, world) {
    (stashes as Stashes).forEach((list, seat) => {
      for (const card of list) {
        const kind = card === null ? world.drawCard() : rules.cardNames.indexOf(card);
        state.stash[seat * rules.cardKinds + kind]++;
      }
    });
  },
};

export const stash: Module<typeof fields> = {
  id: 'stash',
  fields,
  view,
  revealing: ['dug'],
  check: (rules, state) =>
    state.stash.some(count => count > 1) ? `more than one card in a stash of ${rules.seats}` : undefined,
  patch: base => ({
    moves: [...base.moves, hide, dig, leave],
    onTurnStart: [...base.onTurnStart, ask],
    passesUnseen: true,
  }),
};
