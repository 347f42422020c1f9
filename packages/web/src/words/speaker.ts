/** How seats, cards, places and pirates are called in sentences for one viewer. */
import type { CardName, GameEvent, Place, Viewer } from '@cartagena/engine';
import { toPlace } from '../board/names.ts';
import { cardName, cardObject, type Setting } from '../table/card-words.ts';
import { listed, type Parameters, say, type WordKey } from './words.ts';

type WithVariant<K extends WordKey, V extends string> = K extends `${infer Base}.${V}` ? Extract<WordKey, Base> : never;
/** Keys of sentences with two forms: for the player who acts, and for the others. */
type DeedKey = WithVariant<WordKey, 'you'>;
/** Keys of sentences with three forms: the third is for the player whom it is done to. */
type DealKey = WithVariant<WordKey, 'from-you'>;

export interface Speaker {
  readonly setting: Setting;
  /** What a seat does, in the form for this viewer. */
  deed(key: DeedKey, seat: number, parameters?: Parameters): string;
  /** What one seat does to another. */
  deal(key: DealKey, seat: number, other: number, parameters: Parameters): string;
  /** "a key and 2 × hat"; "a card" where it is not for these eyes. */
  cards(cards: readonly CardName[] | undefined): string;
  /** ": a key and 2 × hat", or nothing where they are not for these eyes. */
  told(cards: readonly CardName[] | undefined): string;
  /** "to space 14", "to the sloop". */
  to(place: Place): string;
  /** "your pirate", "Anna's pirate". */
  pirate(event: Extract<GameEvent, { type: 'moved' }>): string;
}

export function speakerFor(setting: Setting, viewer: Viewer): Speaker {
  const { edition, names } = setting;

  function deed(key: DeedKey, seat: number, parameters: Parameters = {}): string {
    return seat === viewer ? say(`${key}.you`, parameters) : say(key, { who: names[seat], ...parameters });
  }

  function cardWords(cards: readonly CardName[]): string {
    return listed(
      [...new Set(cards)].map(card => {
        const n = cards.filter(other => other === card).length;
        return n === 1 ? cardObject(card, edition) : say('log.times', { n, icon: cardName(card, edition) });
      }),
    );
  }

  return {
    setting,
    deed,
    deal(key, seat, other, parameters) {
      const all = { who: names[seat], whom: names[other], ...parameters };
      if (seat === viewer) return say(`${key}.you`, all);
      return other === viewer ? say(`${key}.from-you`, all) : say(key, all);
    },
    cards: cards => (cards ? cardWords(cards) : say('log.card')),
    told: cards => (cards && cards.length > 0 ? say('log.told', { cards: cardWords(cards) }) : ''),
    to: place => toPlace(setting.shape, place),
    pirate: ({ seat, hat }) => deed(hat ? 'log.pirate.hat' : 'log.pirate', seat),
  };
}
