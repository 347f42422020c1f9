/** A seat's situation in numbers, about 0 to 1 each: what the evaluation weighs. The same numbers for every edition and mix. */
import {
  backwardTarget,
  countAt,
  homeCount,
  isJoinable,
  MODULES,
  NONE,
  numbered,
  type Rules,
  type State,
} from '@cartagena/engine';
import { Solo } from './solo.ts';
import { Trail } from './trail.ts';

const RANKS = ['rear1', 'rear2', 'rear3', 'rear4', 'rear5', 'rear6'] as const;
const ROLES = ['sabre', 'pistol', 'parrot', 'hook', 'bomb', 'chest'] as const;

/** What differs from state to state. */
const CHANGING = [
  // Pirates: home, at the start, all ground together, and each of them from the rearmost on.
  'home',
  'start',
  'progress',
  ...RANKS,
  // Cards: how many, of how many icons, past the limit of seven, marked ones.
  'held',
  'none',
  'few',
  'icons',
  'overSeven',
  'marked',
  // What the hand could do if nobody else moved, and what a card of any icon could.
  'soloBest',
  'soloTurn',
  'soloWhole',
  'soloHome',
  'soloRear',
  'soloDone',
  'soloSpare',
  'reach',
  // Cards to be had: by going back, how many pirates and how near; by helping others, how near.
  'twoBack',
  'twoNear',
  'oneBack',
  'oneNear',
  'twoHelp',
  'oneHelp',
  // Water.
  'waiting',
  'ashore',
  'aboardNear',
  'aboardFar',
  'mostAboard',
  // Rafts.
  'wharf',
  'rafted',
  'raftFull',
  'vessels',
  // The hat, and two on one space.
  'hat',
  'pairs',
  // Items in hand, and a chest within reach.
  ...ROLES,
  'atChest',
  // Time: actions left now, and how soon it is this seat's turn.
  'tempo',
  'soon',
  'cards',
] as const;

/** What is the same all through a game. */
const CONSTANT = [
  'one',
  'seats',
  'spaces',
  'pirates',
  'actions',
  'open',
  'row',
  ...MODULES.map(id => `has-${id}` as const),
];

export const FEATURES: readonly string[] = [...CHANGING, ...CONSTANT];
export const CHANGING_COUNT = CHANGING.length;
const F = numbered(CHANGING);
const RANK = RANKS.map(name => F[name]);

/** Writes what is the same all through a game behind what changes. */
export function describeTable(rules: Rules, out: Float64Array): void {
  const { config, board } = rules;
  const constants = [
    1,
    (rules.seats - 2) / 3,
    board.spaces / 36,
    rules.pirates / 6,
    config.actions / 3,
    rules.openHands ? 1 : 0,
    rules.rowLength > 0 ? 1 : 0,
    ...MODULES.map(id => (config.modules.includes(id) ? 1 : 0)),
  ];
  out.set(constants, CHANGING_COUNT);
}

/** Looks at the seats of one game. */
export class Observer {
  private readonly rules: Rules;
  private readonly solo: Solo;
  private readonly items: readonly { readonly feature: number; readonly kinds: readonly number[] }[];
  private readonly hasRetreat: boolean;
  private readonly hasAssist: boolean;
  private trail: Trail | undefined;

  constructor(rules: Rules) {
    this.rules = rules;
    this.solo = new Solo(rules);
    const { modules } = rules.config;
    this.hasRetreat = modules.includes('retreat');
    this.hasAssist = modules.includes('assist');
    this.items = modules.includes('items')
      ? ROLES.map(role => ({ feature: F[role], kinds: rules.kindsOf[role] ?? [] }))
      : [];
  }

  /** A new game: another path. */
  meet(state: State): void {
    this.trail = new Trail(this.rules, state);
  }

  /** Writes the changing features of a seat into `out`. */
  describe(state: State, seat: number, out: Float64Array): void {
    out.fill(0, 0, CHANGING_COUNT);
    this.describePirates(state, seat, out);
    this.describeHand(state, seat, out);
    this.describeSolo(state, seat, out);
    if (this.hasRetreat) this.describeRetreats(state, seat, out);
    if (this.hasAssist) this.describeHelp(state, seat, out);
    if (this.rules.board.boatNear !== NONE) this.describeBoat(state, seat, out);
    if (this.rules.board.raft !== NONE) this.describeRafts(state, seat, out);
    if (this.rules.hats) out[F.hat] = this.rules.board.progress[state.hat[seat]] / (this.rules.board.spaces + 1);
    this.describeTime(state, seat, out);
  }

  private describePirates(state: State, seat: number, out: Float64Array): void {
    const { board, pirates } = this.rules;
    const way = board.spaces + 1;
    let total = 0;
    let home = 0;
    let start = 0;
    let pairs = 0;
    const from = seat * pirates;
    for (let i = 0; i < pirates; i++) {
      const place = state.spots[from + i];
      const progress = board.progress[place];
      total += progress;
      if (progress === 0) start++;
      if (progress === way) home++;
      else if (i > 0 && place === state.spots[from + i - 1] && place > 0 && place <= board.spaces) pairs++;
    }
    // Spots are in the order of place numbers, in which the boat stands behind the goal; ground is what counts here.
    for (let i = 0; i < RANK.length; i++) out[RANK[i]] = i < pirates ? this.rank(state, from, i) / way : 1;
    out[F.home] = home / pirates;
    out[F.start] = start / pirates;
    out[F.progress] = total / (way * pirates);
    out[F.pairs] = pairs / 3;
  }

  /** The ground of the seat's pirate that is `rank`th from the rear. */
  private rank(state: State, from: number, rank: number): number {
    const { board, pirates } = this.rules;
    if (board.places === board.goal + 1) return board.progress[state.spots[from + rank]];
    // Counting sort in place of a sort: at most six, and no garbage.
    for (let i = 0; i < pirates; i++) {
      const mine = board.progress[state.spots[from + i]];
      let below = 0;
      for (let j = 0; j < pirates; j++) {
        const other = board.progress[state.spots[from + j]];
        if (other < mine || (other === mine && j < i)) below++;
      }
      if (below === rank) return mine;
    }
    return 0;
  }

  private describeHand(state: State, seat: number, out: Float64Array): void {
    const { kinds, kindMarked, kindIcon } = this.rules;
    const held = state.held[seat];
    let icons = 0;
    let marked = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const count = state.hand[seat * kinds + kind];
      if (count === 0) continue;
      if (kindMarked[kind]) marked += count;
      if (!kindMarked[kind] || state.hand[seat * kinds + kindIcon[kind]] === 0) icons++;
    }
    out[F.held] = held / 10;
    out[F.none] = held === 0 ? 1 : 0;
    out[F.few] = Math.min(held, 3) / 3;
    out[F.icons] = icons / 6;
    out[F.overSeven] = Math.max(0, held - 7) / 5;
    out[F.marked] = marked / 4;
    for (let i = 0; i < this.items.length; i++) {
      const { feature, kinds: alike } = this.items[i];
      let count = 0;
      for (let k = 0; k < alike.length; k++) count += state.hand[seat * kinds + alike[k]];
      out[feature] = count / 3;
    }
    if (this.items.length > 0) out[F.atChest] = this.isAtChest(state, seat) ? 1 : 0;
  }

  private isAtChest(state: State, seat: number): boolean {
    const { pirates } = this.rules;
    for (let i = 0; i < pirates; i++) if (state.chest[state.spots[seat * pirates + i]]) return true;
    return false;
  }

  private describeSolo(state: State, seat: number, out: Float64Array): void {
    const { board, pirates, icons } = this.rules;
    const { solo } = this;
    const way = board.spaces + 1;
    solo.run(state, seat, this.trail!);
    out[F.soloBest] = solo.best / way;
    out[F.soloTurn] = solo.turn / way / 2;
    out[F.soloWhole] = solo.whole / (way * pirates);
    out[F.soloHome] = solo.home / pirates;
    out[F.soloRear] = solo.rear / way;
    out[F.soloDone] = solo.home === pirates ? 1 : 0;
    out[F.soloSpare] = Math.min(solo.spare, 5) / 5;
    out[F.reach] = solo.reach / (icons.length * pirates * 10);
  }

  private describeRetreats(state: State, seat: number, out: Float64Array): void {
    const { board, pirates } = this.rules;
    let two = 0;
    let one = 0;
    let twoNear = 12;
    let oneNear = 12;
    for (let i = 0; i < pirates; i++) {
      const place = state.spots[seat * pirates + i];
      if (board.behind[place] === 0) continue;
      const target = backwardTarget(this.rules, state, place);
      if (target === 0) continue;
      const cost = board.progress[place] - board.progress[target];
      if (state.crowd[target] === 2) {
        two++;
        twoNear = Math.min(twoNear, cost);
      } else {
        one++;
        oneNear = Math.min(oneNear, cost);
      }
    }
    out[F.twoBack] = two / 6;
    out[F.oneBack] = one / 6;
    out[F.twoNear] = 1 - twoNear / 12;
    out[F.oneNear] = 1 - oneNear / 12;
  }

  /** What it costs to help another seat for two cards, or for one: the shorter its way, the cheaper. */
  private describeHelp(state: State, seat: number, out: Float64Array): void {
    const { board, pirates, seats } = this.rules;
    let two = 12;
    let one = 12;
    for (let i = 0; i < seats * pirates; i++) {
      const place = state.spots[i];
      if (i === seat * pirates) i += pirates - 1;
      else if (board.ahead[place] !== 0) {
        let space = board.ahead[place];
        while (space <= board.last[place] && !isJoinable(state.crowd[space])) space++;
        const gift = space - board.ahead[place] + 1;
        if (space > board.last[place] || state.crowd[space] === 2) two = Math.min(two, gift);
        else one = Math.min(one, gift);
      }
    }
    out[F.twoHelp] = 1 - two / 12;
    out[F.oneHelp] = 1 - one / 12;
  }

  private describeBoat(state: State, seat: number, out: Float64Array): void {
    const { board, pirates, seats } = this.rules;
    const boat = state.dock === 0 ? board.boatNear : board.boatFar;
    const aboard = countAt(this.rules, state, seat, boat);
    let ashore = 0;
    for (let i = 0; i < pirates; i++) if (state.spots[seat * pirates + i] <= board.legs[0].last) ashore++;
    let most = true;
    for (let other = 0; other < seats; other++)
      if (other !== seat && countAt(this.rules, state, other, boat) >= aboard) most = false;
    out[F.ashore] = ashore / pirates;
    out[F.waiting] = state.dock === 1 ? ashore / pirates : 0;
    out[F.aboardNear] = state.dock === 0 ? aboard / 3 : 0;
    out[F.aboardFar] = state.dock === 1 ? aboard / 3 : 0;
    out[F.mostAboard] = aboard > 0 && most ? 1 : 0;
  }

  private describeRafts(state: State, seat: number, out: Float64Array): void {
    const { board } = this.rules;
    out[F.wharf] = countAt(this.rules, state, seat, board.wharf) / 3;
    const slots = state.aboard.length;
    const perRaft = slots / state.raftAt.length;
    let rafted = 0;
    let fullest = 0;
    for (let berth = 0; berth < state.raftAt.length; berth++) {
      let own = 0;
      let heads = 0;
      for (let slot = berth * perRaft; slot < (berth + 1) * perRaft; slot++) {
        if (state.aboard[slot] === 1) heads++;
        else if (state.aboard[slot] === 0) heads += state.crowd[board.raft + slot];
        own += countAt(this.rules, state, seat, board.raft + slot);
      }
      rafted += own;
      if (own > 0) fullest = Math.max(fullest, heads);
    }
    out[F.rafted] = rafted / 3;
    out[F.raftFull] = fullest / 2;
    out[F.vessels] = state.vessels[seat] / 3;
  }

  private describeTime(state: State, seat: number, out: Float64Array): void {
    const { seats } = this.rules;
    out[F.tempo] = seat === state.turn ? state.left / 3 : 0;
    out[F.soon] = 1 - ((seat - state.turn + seats) % seats) / seats;
    // Time and cards together: an action is worth more with something to play.
    out[F.cards] = out[F.tempo] * out[F.few];
    if (homeCount(this.rules, state, seat) === this.rules.pirates) out[F.soloDone] = 1;
  }
}
