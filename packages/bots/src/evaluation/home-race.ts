/**
 * How many cards a seat needs to bring all its pirates home if nobody else moved, with the hand it holds: an expert's question before
 * racing. Two simple ways to play the hand are tried: always the card that gains most ground, and always with the rearmost pirate.
 */
import { NONE, type Rules, type State } from '@cartagena/engine';
import type { PathTable } from './path-table.ts';

/** No hand that is larger needs all its cards. */
const CARD_LIMIT = 24;

/** How one way of playing the hand ends. */
export class RaceEnd {
  /** Cards played, and ground gained by them. */
  played = 0;
  gained = 0;
  homeCount = 0;
  /** Progress of the rearmost pirate. */
  rear = 0;
  /** Ground that all pirates together still lack. */
  missing = 0;
}

export class HomeRace {
  /** Ground gained by the best card, and by the cards of one turn. */
  best = 0;
  turn = 0;
  /** Ground that a card of each icon would gain with each pirate before anything is played, summed. */
  reach = 0;
  readonly greedy = new RaceEnd();
  readonly rearFirst = new RaceEnd();
  private readonly pirates: number;
  private readonly icons: number;
  private readonly cardKinds: number;
  private readonly kindIcon: ArrayLike<number>;
  private readonly actions: number;
  private readonly way: number;
  private readonly home: Uint8Array;
  private readonly progress: Uint8Array;
  private readonly crowd: Uint8Array;
  private readonly positions: Uint8Array;
  /** Cards left in hand, by icon. */
  private readonly cards: Uint8Array;
  /** Where each icon takes each pirate: `landings[pirate * icons + icon]`. */
  private readonly landings: Uint8Array;

  constructor({ pirates, icons, cardKinds, kindIcon, config, board }: Rules) {
    this.pirates = pirates;
    this.icons = icons.length;
    this.cardKinds = cardKinds;
    this.kindIcon = kindIcon;
    this.actions = config.actions;
    this.way = board.progress[board.goal];
    this.home = board.home;
    this.progress = board.progress;
    this.crowd = new Uint8Array(board.places);
    this.positions = new Uint8Array(pirates);
    this.cards = new Uint8Array(icons.length);
    this.landings = new Uint8Array(pirates * icons.length);
  }

  run(state: State, seat: number, path: PathTable): void {
    const cardLimit = Math.min(state.handCount[seat], CARD_LIMIT);
    this.start(state, seat);
    this.playGreedily(cardLimit, path);
    this.start(state, seat);
    this.playRearFirst(cardLimit, path);
  }

  private start(state: State, seat: number): void {
    const { pirates, cardKinds, kindIcon, positions, cards } = this;
    this.crowd.set(state.crowd);
    cards.fill(0);
    for (let kind = 0; kind < cardKinds; kind++) cards[kindIcon[kind]] += state.hand[seat * cardKinds + kind];
    for (let i = 0; i < pirates; i++) positions[i] = state.positions[seat * pirates + i];
  }

  private playGreedily(cardLimit: number, path: PathTable): void {
    const { pirates, icons, positions, landings, progress, home, crowd, cards, greedy } = this;
    this.reach = 0;
    this.best = 0;
    this.turn = 0;
    for (let i = 0; i < pirates; i++) {
      const place = positions[i];
      if (home[place] === 1) continue;
      for (let icon = 0; icon < icons; icon++) {
        const target = path.landing(place, icon, crowd);
        landings[i * icons + icon] = target;
        this.reach += progress[target] - progress[place];
      }
    }
    greedy.played = 0;
    greedy.gained = 0;
    while (greedy.played < cardLimit) {
      let gain = 0;
      let mover = 0;
      let withIcon = 0;
      let before = NONE;
      for (let i = 0; i < pirates; i++) {
        const place = positions[i];
        if (place === before || home[place] === 1) continue;
        before = place;
        const from = progress[place];
        for (let icon = 0, at = i * icons; icon < icons; icon++, at++) {
          if (cards[icon] === 0) continue;
          const gained = progress[landings[at]] - from;
          if (gained > gain) {
            gain = gained;
            mover = i;
            withIcon = icon;
          }
        }
      }
      if (gain === 0) break;
      cards[withIcon]--;
      this.move(mover, landings[mover * icons + withIcon], path);
      greedy.gained += gain;
      greedy.played++;
      if (greedy.played === 1) this.best = gain;
      if (greedy.played <= this.actions) this.turn = greedy.gained;
    }
    this.finish(greedy);
  }

  /** Moves a pirate and updates the landings that this changes: all of its own, and the others' with the icons of the two spaces. */
  private move(mover: number, to: number, path: PathTable): void {
    const { positions, crowd, landings, icons, pirates, home } = this;
    const from = positions[mover];
    crowd[from]--;
    crowd[to]++;
    positions[mover] = to;
    const left = path.spaceIcons[from];
    const taken = path.spaceIcons[to];
    for (let i = 0; i < pirates; i++) {
      const place = positions[i];
      if (home[place] === 1) continue;
      if (i === mover)
        for (let icon = 0; icon < icons; icon++) landings[i * icons + icon] = path.landing(place, icon, crowd);
      else {
        if (left < icons) landings[i * icons + left] = path.landing(place, left, crowd);
        if (taken < icons) landings[i * icons + taken] = path.landing(place, taken, crowd);
      }
    }
  }

  private playRearFirst(cardLimit: number, path: PathTable): void {
    const { pirates, icons, positions, progress, home, crowd, cards, rearFirst } = this;
    rearFirst.played = 0;
    rearFirst.gained = 0;
    while (rearFirst.played < cardLimit) {
      let mover = -1;
      let least = NONE;
      for (let i = 0; i < pirates; i++) {
        const place = positions[i];
        if (home[place] === 1 || progress[place] >= least) continue;
        least = progress[place];
        mover = i;
      }
      if (mover < 0) break;
      const place = positions[mover];
      let to = place;
      let withIcon = 0;
      for (let icon = 0; icon < icons; icon++) {
        if (cards[icon] === 0) continue;
        const target = path.landing(place, icon, crowd);
        if (progress[target] > progress[to]) {
          to = target;
          withIcon = icon;
        }
      }
      if (to === place) break;
      cards[withIcon]--;
      crowd[place]--;
      crowd[to]++;
      positions[mover] = to;
      rearFirst.gained += progress[to] - least;
      rearFirst.played++;
    }
    this.finish(rearFirst);
  }

  private finish(end: RaceEnd): void {
    const { pirates, positions, progress, home, way } = this;
    end.homeCount = 0;
    end.rear = NONE;
    end.missing = 0;
    for (let i = 0; i < pirates; i++) {
      const place = positions[i];
      if (home[place] === 1) end.homeCount++;
      else end.missing += way - progress[place];
      if (progress[place] < end.rear) end.rear = progress[place];
    }
  }
}
