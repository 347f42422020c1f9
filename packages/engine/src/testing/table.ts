/** Positions for tests, set up and read in names. What is not said is as after a deal, with a path that is easy to count on. */

import { type Chance, SeededChance } from '../base/chance.ts';
import { type Reason, unwrap } from '../base/result.ts';
import type { CardName, Icon, Place } from '../base/vocabulary.ts';
import type { GameEvent } from '../model/events.ts';
import type { Choices } from '../model/game-config.ts';
import type { Game, Rules } from '../model/rules.ts';
import type { Snapshot } from '../model/view.ts';
import { RAFT_TOKENS } from '../modules/raft/components.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { beginTurn } from '../play/turn.ts';
import { checkAction } from '../record/check-action.ts';
import { makeNotation, parseNotation } from '../record/notation.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { makeSnapshot, restoreState } from '../view/snapshot.ts';
import { viewFor } from '../view/view.ts';

type Pirates = { readonly [place: string]: number };

export interface Position {
  /** Icons of the spaces; left out: the deck's icons in their order, again and again. */
  readonly path?: readonly Icon[];
  /** Where each seat's pirates stand; the rest of them are at the start. */
  readonly pirates?: readonly Pirates[];
  readonly hats?: readonly Place[];
  /** Cards of each seat, separated by spaces. */
  readonly hands?: readonly string[];
  /** Cards of the stock in no order, of the row and of the pile in theirs. */
  readonly stock?: string;
  readonly row?: string;
  readonly discards?: string;
  /** Cards under the stock, put there by a seat. */
  readonly buried?: Snapshot['buried'];
  readonly turn?: number;
  readonly turns?: number;
  readonly idleTurns?: number;
  readonly boat?: 'near' | 'far';
  readonly covered?: readonly number[];
  readonly chests?: Snapshot['chests'];
  readonly rafts?: Partial<NonNullable<Snapshot['rafts']>>;
  readonly vessels?: readonly number[];
}

export class Table {
  readonly game: Game;
  /** Everything that happened, oldest first. */
  readonly events: GameEvent[] = [];

  constructor(choices: Choices, position: Position = {}, chance: Chance = new SeededChance('table')) {
    const rules = resolveRules(unwrap(setUp(choices)));
    const dealt = newGame(rules, new SeededChance('deal'));
    const snapshot = edit(makeSnapshot(rules, dealt.state), position, rules);
    this.game = { rules, state: restoreState(rules, snapshot), chance, emit: event => this.events.push(event) };
    // Begun anew, so that what a turn's start decides is decided from this position.
    beginTurn(this.game, position.turn ?? 0);
    this.events.length = 0;
  }

  /** The legal actions in notation. */
  get legal(): string[] {
    const { rules, state } = this.game;
    const out = actionBuffer(rules);
    return Array.from(out.subarray(0, legalActions(rules, state, out)), action => makeNotation(rules, action));
  }

  /** The legal actions of one type. */
  legalOf(type: string): string[] {
    return this.legal.filter(text => text.split(' ')[0] === type);
  }

  /** Does what the acting seat may do; anything else is a mistake of the test. Returns the events of all. */
  do(...actions: string[]): GameEvent[] {
    const from = this.events.length;
    for (const text of actions) {
      const { rules, state } = this.game;
      const action = unwrap(parseNotation(rules, state, text));
      if (!this.legal.includes(makeNotation(rules, action)))
        throw new Error(`"${text}" is not legal; legal are: ${this.legal.join(' | ')}`);
      apply(this.game, action);
    }
    return this.events.slice(from);
  }

  /** Why the acting seat may not do this. */
  refusal(text: string): Reason {
    const judged = checkAction(this.game, this.game.state.actor, text);
    if (judged.ok) throw new Error(`"${text}" is legal`);
    return judged.reason;
  }

  /** The whole state in names. */
  get now(): Snapshot {
    return makeSnapshot(this.game.rules, this.game.state);
  }

  view(viewer: number | 'spectator') {
    return viewFor(this.game.rules, this.game.state, viewer);
  }

  pirates(seat: number): Pirates {
    return this.now.seats[seat].pirates;
  }

  /** Cards of a seat in one line, in the order of the deck. */
  hand(seat: number): string {
    return (this.now.seats[seat].hand ?? []).join(' ');
  }

  /** Events of one type. */
  eventsOf<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  }
}

const cards = (text: string): CardName[] => text.split(' ').filter(word => word !== '') as CardName[];

/** The dealt state with the position in it. A row is for tables that have one. */
function edit(dealt: Snapshot, position: Position, { icons, pirates, rowLength }: Rules): Snapshot {
  const hasRow = rowLength > 0;
  const stock = position.stock === undefined ? dealt.stockCards : tally(position.stock, dealt.stockCards);
  const buried = position.buried ?? [];
  const path = position.path ?? dealt.path.map((_, i) => icons[i % icons.length]);
  const chestSpaces = path.flatMap((icon, i) => (icon === 'chest' ? [i + 1] : []));
  return {
    ...dealt,
    path,
    covered: position.covered ?? [],
    stockCards: stock,
    buried,
    stockCount: Object.values(stock).reduce((sum, count) => sum + count, 0) + buried.length,
    row: position.row === undefined || !hasRow ? dealt.row : cards(position.row),
    discards: position.discards === undefined ? dealt.discards : cards(position.discards),
    turns: position.turns ?? 0,
    idleTurns: position.idleTurns ?? 0,
    ...(position.boat ? { boat: position.boat } : {}),
    ...(dealt.chests ? { chests: position.chests ?? { ...dealt.chests, at: chestSpaces } } : {}),
    ...(dealt.rafts ? { rafts: { ...dealt.rafts, ...position.rafts } } : {}),
    seats: dealt.seats.map((seat, i) => {
      const placed = position.pirates?.[i] ?? {};
      const away = Object.values(placed).reduce((sum, count) => sum + count, 0);
      const hand = position.hands?.[i] === undefined ? seat.hand! : cards(position.hands[i]);
      return {
        ...seat,
        pirates: away === pirates ? placed : { ...placed, start: pirates - away },
        ...(seat.hat === undefined ? {} : { hat: position.hats?.[i] ?? 'start' }),
        ...(seat.vessels === undefined ? {} : { vessels: position.vessels?.[i] ?? 0 }),
        hand,
        handCount: hand.length,
      };
    }),
    known: [],
  };
}

function tally(text: string, like: Snapshot['stockCards']): { [card: string]: number } {
  const counts = Object.fromEntries(Object.keys(like).map(card => [card, 0]));
  for (const card of cards(text)) counts[card]++;
  return counts;
}

/** A pool of these raft tokens alone, each as often as it is named. */
export const onlyTokens = (...tokens: string[]): { [token: string]: number } =>
  Object.fromEntries(RAFT_TOKENS.map(({ name }) => [name, tokens.filter(token => token === name).length]));

export const table = (choices: Choices, position?: Position, chance?: Chance): Table =>
  new Table(choices, position, chance);
