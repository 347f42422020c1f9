/**
 * How far a seat's hand would carry its pirates if nobody else moved and it always played the card with the pirate that gains
 * most. That is the question a good player asks before racing for home.
 */
import { NONE, type Rules, type State } from '@cartagena/engine';
import type { PathTable } from '../path-table.ts';

/** More cards than these hardly matter, and take time. */
const CARD_LIMIT = 14;

export class SoloRace {
  /** Progress gained by the best card, by the cards of one turn, by the whole hand. */
  best = 0;
  turn = 0;
  whole = 0;
  /** Pirates home at the end, the progress of the rearmost then, and the cards left over if all are home. */
  homeCount = 0;
  rear = 0;
  spareCards = 0;
  /** Progress that a card of each icon would gain with each pirate before anything is played, summed. */
  reach = 0;
  private readonly rules: Rules;
  private readonly crowd: Uint8Array;
  private readonly positions: Uint8Array;
  /** Cards left in hand, by icon. */
  private readonly cards: Uint8Array;
  /** Where each icon takes each pirate: `landings[pirate * icons + icon]`. */
  private readonly landings: Uint8Array;

  constructor(rules: Rules) {
    this.rules = rules;
    this.crowd = new Uint8Array(rules.board.places);
    this.positions = new Uint8Array(rules.pirates);
    this.cards = new Uint8Array(rules.icons.length);
    this.landings = new Uint8Array(rules.pirates * rules.icons.length);
  }

  run(state: State, seat: number, path: PathTable): void {
    this.start(state, seat, path);
    const { pirates, board, config } = this.rules;
    const cardLimit = Math.min(state.handCount[seat], CARD_LIMIT);
    let played = 0;
    this.best = 0;
    this.turn = 0;
    this.whole = 0;
    while (played < cardLimit) {
      const gain = this.playBestCard(path);
      if (gain === 0) break;
      this.whole += gain;
      played++;
      if (played === 1) this.best = gain;
      if (played <= config.actions) this.turn = this.whole;
    }
    this.homeCount = 0;
    this.rear = NONE;
    for (let i = 0; i < pirates; i++) {
      if (this.isHome(this.positions[i])) this.homeCount++;
      this.rear = Math.min(this.rear, board.progress[this.positions[i]]);
    }
    this.spareCards = this.homeCount === pirates ? state.handCount[seat] - played : 0;
  }

  private start(state: State, seat: number, path: PathTable): void {
    const { pirates, board, cardKinds, kindIcon, icons } = this.rules;
    const { positions, cards, crowd, landings } = this;
    crowd.set(state.crowd);
    cards.fill(0);
    for (let kind = 0; kind < cardKinds; kind++) cards[kindIcon[kind]] += state.hand[seat * cardKinds + kind];
    this.reach = 0;
    for (let i = 0; i < pirates; i++) {
      const place = state.positions[seat * pirates + i];
      positions[i] = place;
      if (this.isHome(place)) continue;
      for (let icon = 0; icon < icons.length; icon++) {
        const target = path.landing(place, icon, crowd);
        landings[i * icons.length + icon] = target;
        this.reach += board.progress[target] - board.progress[place];
      }
    }
  }

  private isHome(place: number): boolean {
    return this.rules.board.home[place] === 1;
  }

  /** Plays the card that gains most, and returns the progress gained. */
  private playBestCard(path: PathTable): number {
    const { board, pirates } = this.rules;
    const icons = this.rules.icons.length;
    const { positions, cards, landings } = this;
    let gain = 0;
    let bestPirate = 0;
    let bestIcon = 0;
    let before = NONE;
    for (let i = 0; i < pirates; i++) {
      const place = positions[i];
      if (place === before || this.isHome(place)) continue;
      before = place;
      for (let icon = 0; icon < icons; icon++) {
        if (cards[icon] === 0) continue;
        const gained = board.progress[landings[i * icons + icon]] - board.progress[place];
        if (gained > gain) {
          gain = gained;
          bestPirate = i;
          bestIcon = icon;
        }
      }
    }
    if (gain === 0) return 0;
    cards[bestIcon]--;
    this.move(bestPirate, landings[bestPirate * icons + bestIcon], path);
    return gain;
  }

  /** Moves a pirate and updates the landings that this changes: all of its own, and the others' with the icons of the two spaces. */
  private move(mover: number, to: number, path: PathTable): void {
    const { positions, crowd, landings } = this;
    const icons = this.rules.icons.length;
    const from = positions[mover];
    crowd[from]--;
    crowd[to]++;
    positions[mover] = to;
    const left = path.spaceIcons[from];
    const taken = path.spaceIcons[to];
    for (let i = 0; i < this.rules.pirates; i++) {
      const place = positions[i];
      if (this.isHome(place)) continue;
      if (i === mover)
        for (let icon = 0; icon < icons; icon++) landings[i * icons + icon] = path.landing(place, icon, crowd);
      else {
        if (left < icons) landings[i * icons + left] = path.landing(place, left, crowd);
        if (taken < icons) landings[i * icons + taken] = path.landing(place, taken, crowd);
      }
    }
  }
}
