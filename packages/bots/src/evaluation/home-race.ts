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
  /** The card that gains most with each pirate, and how much. */
  private readonly bestIcons: Uint8Array;
  private readonly bestGains: Uint8Array;

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
    this.bestIcons = new Uint8Array(pirates);
    this.bestGains = new Uint8Array(pirates);
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
    const { pirates, icons, positions, landings, progress, home, crowd, cards, bestIcons, bestGains, greedy } = this;
    this.reach = 0;
    this.best = 0;
    this.turn = 0;
    for (let i = 0; i < pirates; i++) {
      const place = positions[i];
      bestGains[i] = 0;
      if (home[place] === 1) continue;
      for (let icon = 0; icon < icons; icon++) {
        const target = path.landing(place, icon, crowd);
        landings[i * icons + icon] = target;
        this.reach += progress[target] - progress[place];
      }
      this.findBest(i);
    }
    greedy.played = 0;
    greedy.gained = 0;
    while (greedy.played < cardLimit) {
      let mover = 0;
      for (let i = 1; i < pirates; i++) if (bestGains[i] > bestGains[mover]) mover = i;
      const gain = bestGains[mover];
      if (gain === 0) break;
      const icon = bestIcons[mover];
      cards[icon]--;
      this.move(mover, landings[mover * icons + icon], icon, path);
      greedy.gained += gain;
      greedy.played++;
      if (greedy.played === 1) this.best = gain;
      if (greedy.played <= this.actions) this.turn = greedy.gained;
    }
    this.finish(greedy);
  }

  /** Which card gains most with this pirate. */
  private findBest(pirate: number): void {
    const { icons, landings, progress, cards } = this;
    const from = progress[this.positions[pirate]];
    let gain = 0;
    let best = 0;
    for (let icon = 0, at = pirate * icons; icon < icons; icon++, at++) {
      const gained = progress[landings[at]] - from;
      if (gained > gain && cards[icon] > 0) {
        gain = gained;
        best = icon;
      }
    }
    this.bestGains[pirate] = gain;
    this.bestIcons[pirate] = best;
  }

  /**
   * Moves a pirate with a card and updates what this changes: all landings of the pirate itself, those of the others with the icons
   * of the two spaces, and their best cards if this or the card that is gone concerns them.
   */
  private move(mover: number, to: number, card: number, path: PathTable): void {
    const { positions, crowd, landings, icons, pirates, home, cards, bestIcons } = this;
    const from = positions[mover];
    crowd[from]--;
    crowd[to]++;
    positions[mover] = to;
    const left = crowd[from] === 0 ? path.spaceIcons[from] : NONE;
    const taken = crowd[to] === 1 ? path.spaceIcons[to] : NONE;
    const isLast = cards[card] === 0;
    for (let i = 0; i < pirates; i++) {
      const place = positions[i];
      if (i === mover) {
        if (home[place] === 1) this.bestGains[i] = 0;
        else {
          for (let icon = 0; icon < icons; icon++) landings[i * icons + icon] = path.landing(place, icon, crowd);
          this.findBest(i);
        }
        continue;
      }
      if (home[place] === 1) continue;
      let isChanged = isLast && bestIcons[i] === card;
      if (left < icons) {
        const target = path.landing(place, left, crowd);
        if (landings[i * icons + left] !== target) isChanged = true;
        landings[i * icons + left] = target;
      }
      if (taken < icons) {
        const target = path.landing(place, taken, crowd);
        if (landings[i * icons + taken] !== target) isChanged = true;
        landings[i * icons + taken] = target;
      }
      if (isChanged) this.findBest(i);
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
