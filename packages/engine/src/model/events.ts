/**
 * What happened, told in names. Whatever not everybody may know stands in `secret`, with the seats that may, and nowhere
 * else: a redacted event is the same event told without it.
 */

import type { Berth, CardName, Ending, Icon, Place } from '../base/vocabulary.ts';
import type { ChestContent } from '../setup/components.ts';
import type { Game } from './game.ts';

export interface Secret {
  /** The seats that may know. */
  readonly eyes: readonly number[];
  readonly cards: readonly CardName[];
}
/** One or more cards: told to everybody, or told to some. */
export type Cards =
  | { readonly cards: readonly CardName[]; readonly secret?: undefined }
  | { readonly secret?: Secret; readonly cards?: undefined };

export type MoveCause = 'play' | 'retreat' | 'assist' | 'bomb' | 'snake' | 'sweep' | 'sea';

export type GameEvent =
  | ({ readonly type: 'dealt'; readonly seat: number; readonly count: number } & Cards)
  | { readonly type: 'row'; readonly cards: readonly CardName[] }
  | { readonly type: 'turn'; readonly seat: number; readonly number: number }
  | { readonly type: 'played'; readonly seat: number; readonly cards: readonly CardName[] }
  | {
      readonly type: 'moved';
      readonly by: number;
      readonly seat: number;
      readonly from: Place;
      readonly to: Place;
      readonly cause: MoveCause;
      readonly hat?: true;
    }
  | ({ readonly type: 'drew'; readonly seat: number; readonly from: 'stock' | 'row' } & Cards)
  | { readonly type: 'picked'; readonly seat: number; readonly slot: number; readonly card: CardName }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'sailed'; readonly seat: number; readonly to: 'near' | 'far'; readonly free: boolean }
  | ({ readonly type: 'chose'; readonly seat: number } & Cards)
  | { readonly type: 'discarded'; readonly seat: number; readonly cards: readonly CardName[] }
  | ({ readonly type: 'stole' | 'took'; readonly seat: number; readonly from: number } & Cards)
  | ({ readonly type: 'looked'; readonly seat: number; readonly at: number } & Cards)
  | ({ readonly type: 'kept' | 'buried'; readonly seat: number } & Cards)
  | ({ readonly type: 'gave'; readonly seat: number; readonly to: number } & Cards)
  | { readonly type: 'opened'; readonly seat: number; readonly place: Place; readonly content: ChestContent }
  | { readonly type: 'chests'; readonly places: readonly Place[] }
  | { readonly type: 'token'; readonly seat: number; readonly token: string; readonly icon?: Icon }
  | { readonly type: 'placed'; readonly token: string; readonly place: Place }
  | { readonly type: 'wasted'; readonly token: string }
  | { readonly type: 'docked'; readonly berth: Berth; readonly icons: readonly Icon[] }
  | { readonly type: 'launched' | 'sank'; readonly berth: Berth }
  | { readonly type: 'hoisted' | 'stuck' | 'ended' | 'spent'; readonly seat: number }
  | { readonly type: 'over'; readonly ending: Ending; readonly winners: readonly number[] };

/** A seat, or nobody in particular. */
export type Viewer = number | 'spectator';

/** The event as this viewer may know it. */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  if (!('secret' in event) || event.secret === undefined) return event;
  const { secret, ...open } = event;
  return viewer !== 'spectator' && secret.eyes.includes(viewer) ? event : (open as GameEvent);
}

/** Cards told to `eyes` alone, or to everybody where hands are open. */
export function tell(game: Game, kinds: readonly number[], ...eyes: number[]): Cards {
  const cards = kinds.map(kind => game.rules.cardNames[kind]);
  return game.rules.openHands ? { cards } : { secret: { eyes, cards } };
}

/** The cards of a count by kind, in the order of the kinds. */
export function listKinds(counts: Uint8Array, from: number, kinds: number): number[] {
  const list: number[] = [];
  for (let kind = 0; kind < kinds; kind++) for (let i = 0; i < counts[from + kind]; i++) list.push(kind);
  return list;
}

/** The cards that came onto the pile since it held `before`. */
export function pileNames(game: Game, before: number): CardName[] {
  const { rules, state } = game;
  return Array.from(state.discards.subarray(before, state.discardCount), kind => rules.cardNames[kind]);
}
