/**
 * How far a seat's hand would carry its pirates if nobody else moved: always the card and pirate that gain most. The staged
 * player of old asks just this before it starts to race.
 */
import { NONE, type Rules, type State } from '@cartagena/engine';
import type { Trail } from './trail.ts';

/** More cards than these hardly matter, and take time. */
const MOST_CARDS = 14;

export class Solo {
  /** Ground gained by the best card, by the cards of one turn, by the whole hand. */
  best = 0;
  turn = 0;
  whole = 0;
  /** Pirates home at the end, where the rearmost is then, and cards left over if all are home. */
  home = 0;
  rear = 0;
  spare = 0;
  /** Ground that a card of each icon would gain with each pirate before anything is played, added up. */
  reach = 0;
  private readonly rules: Rules;
  private readonly crowd: Uint8Array;
  private readonly spots: Uint8Array;
  private readonly cards: Uint8Array;
  /** Where each icon takes each pirate: `landings[pirate * icons + icon]`. */
  private readonly landings: Uint8Array;

  constructor(rules: Rules) {
    this.rules = rules;
    this.crowd = new Uint8Array(rules.board.places);
    this.spots = new Uint8Array(rules.pirates);
    this.cards = new Uint8Array(rules.icons.length);
    this.landings = new Uint8Array(rules.pirates * rules.icons.length);
  }

  run(state: State, seat: number, trail: Trail): void {
    this.lookAround(state, seat, trail);
    const { pirates, board, config } = this.rules;
    const { spots } = this;
    const most = Math.min(state.handCount[seat], MOST_CARDS);
    let played = 0;
    this.best = 0;
    this.turn = 0;
    this.whole = 0;
    while (played < most) {
      const gain = this.step(state.icons, trail);
      if (gain === 0) break;
      this.whole += gain;
      played++;
      if (played === 1) this.best = gain;
      if (played <= config.actions) this.turn = this.whole;
    }
    this.home = 0;
    this.rear = NONE;
    for (let i = 0; i < pirates; i++) {
      if (this.isHome(spots[i])) this.home++;
      this.rear = Math.min(this.rear, board.progress[spots[i]]);
    }
    this.spare = this.home === pirates ? state.handCount[seat] - played : 0;
  }

  private lookAround(state: State, seat: number, trail: Trail): void {
    const { pirates, board, cardKinds, kindIcon, icons } = this.rules;
    const { spots, cards, crowd, landings } = this;
    crowd.set(state.crowd);
    cards.fill(0);
    for (let kind = 0; kind < cardKinds; kind++) cards[kindIcon[kind]] += state.hand[seat * cardKinds + kind];
    this.reach = 0;
    for (let i = 0; i < pirates; i++) {
      const place = state.positions[seat * pirates + i];
      spots[i] = place;
      if (this.isHome(place)) continue;
      for (let icon = 0; icon < icons.length; icon++) {
        const target = trail.landing(place, icon, crowd);
        landings[i * icons.length + icon] = target;
        this.reach += board.progress[target] - board.progress[place];
      }
    }
  }

  private isHome(place: number): boolean {
    return this.rules.board.home[place] === 1;
  }

  /** Plays the card that gains most, and returns the ground gained. */
  private step(pathIcons: Uint8Array, trail: Trail): number {
    const { board, pirates } = this.rules;
    const icons = this.rules.icons.length;
    const { spots, cards, landings } = this;
    let gain = 0;
    let who = 0;
    let what = 0;
    let before = NONE;
    for (let i = 0; i < pirates; i++) {
      const place = spots[i];
      if (place === before || this.isHome(place)) continue;
      before = place;
      for (let icon = 0; icon < icons; icon++) {
        if (cards[icon] === 0) continue;
        const ground = board.progress[landings[i * icons + icon]] - board.progress[place];
        if (ground > gain) {
          gain = ground;
          who = i;
          what = icon;
        }
      }
    }
    if (gain === 0) return 0;
    cards[what]--;
    this.move(who, landings[who * icons + what], pathIcons, trail);
    return gain;
  }

  /** Moves a pirate, and looks again wherever that makes a difference: ahead of it, and at the two icons of its spaces. */
  private move(who: number, to: number, pathIcons: Uint8Array, trail: Trail): void {
    const { spots, crowd, landings } = this;
    const icons = this.rules.icons.length;
    const from = spots[who];
    crowd[from]--;
    crowd[to]++;
    spots[who] = to;
    const left = pathIcons[from];
    const taken = pathIcons[to];
    for (let i = 0; i < this.rules.pirates; i++) {
      const place = spots[i];
      if (this.isHome(place)) continue;
      if (i === who)
        for (let icon = 0; icon < icons; icon++) landings[i * icons + icon] = trail.landing(place, icon, crowd);
      else {
        if (left < icons) landings[i * icons + left] = trail.landing(place, left, crowd);
        if (taken < icons) landings[i * icons + taken] = trail.landing(place, taken, crowd);
      }
    }
  }
}
