/**
 * A seat's situation in numbers: what the evaluation weighs. The same numbers for every edition and mix; a new module adds an
 * aspect to the list, if it needs one.
 */
import { MODULES, type Rules, type State } from '@cartagena/engine';
import { Trail } from '../trail.ts';
import type { Aspect, Watcher } from './aspect.ts';
import { hand } from './hand.ts';
import { hat, items, pairs } from './pieces.ts';
import { pirates } from './pirates.ts';
import { race } from './race.ts';
import { assists, retreats } from './sources.ts';
import { time } from './time.ts';
import { boat, rafts } from './water.ts';

/** What differs from state to state. */
const ASPECTS: readonly Aspect[] = [pirates, hand, race, retreats, assists, boat, rafts, hat, pairs, items, time];
const CHANGING = ASPECTS.flatMap(({ names }) => names);

/** What is the same all through a game. */
const CONSTANT: { readonly [name: string]: (rules: Rules) => number } = {
  one: () => 1,
  seats: rules => (rules.seats - 2) / 3,
  spaces: rules => rules.board.spaces / 36,
  pirates: rules => rules.pirates / 6,
  actions: rules => rules.config.actions / 3,
  open: rules => (rules.openHands ? 1 : 0),
  row: rules => (rules.rowLength > 0 ? 1 : 0),
  ...Object.fromEntries(
    MODULES.map(id => [`has-${id}`, (rules: Rules) => (rules.config.modules.includes(id) ? 1 : 0)]),
  ),
};

export const FEATURES: readonly string[] = [...CHANGING, ...Object.keys(CONSTANT)];
/** So many of them, the first ones, change during a game. */
export const CHANGING_COUNT = CHANGING.length;

/** Looks at the seats of one table. */
export class Observer {
  /** The features of the seat that was described last, those that never change included. */
  readonly features = new Float64Array(FEATURES.length);
  private readonly rules: Rules;
  private readonly watchers: Watcher[] = [];
  private readonly offsets: number[] = [];
  private trail: Trail | undefined;

  constructor(rules: Rules) {
    this.rules = rules;
    let at = 0;
    for (const aspect of ASPECTS) {
      const watcher = aspect.watcher(rules);
      if (watcher) {
        this.watchers.push(watcher);
        this.offsets.push(at);
      }
      at += aspect.names.length;
    }
    for (const constant of Object.values(CONSTANT)) this.features[at++] = constant(rules);
  }

  /** A new game: another path. */
  meet(state: State): void {
    this.trail = new Trail(this.rules, state);
  }

  describe(state: State, seat: number): void {
    const { watchers, offsets, features } = this;
    for (let i = 0; i < watchers.length; i++) watchers[i](state, seat, features, offsets[i], this.trail!);
  }
}
