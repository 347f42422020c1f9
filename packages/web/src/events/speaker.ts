/** How seats, cards, places and pirates are called in sentences for one viewer. */
import type { CardName, GameEvent, Place, Viewer } from '@cartagena/engine';
import { toPlace } from '../board/names.ts';
import { listed, type Parameters, type SayArguments, say, sayIfKnown, type WordKey } from '../words/words.ts';
import { cardName, cardObject, type Setting } from './card-words.ts';

type WithVariant<K extends WordKey, V extends string> = K extends `${infer Base}.${V}` ? Extract<WordKey, Base> : never;
/** Keys of sentences with two forms: for the player who acts, and for the others. */
type DoesKey = WithVariant<WordKey, 'you'>;
/** Keys of sentences with three forms: the third is for the player whom it is done to. */
type DoesToKey = WithVariant<WordKey, 'from-you'>;

export interface Speaker {
  readonly setting: Setting;
  /** What a seat does, in the form for this viewer. */
  does<K extends DoesKey>(key: K, seat: number, ...parameters: SayArguments<K, 'who'>): string;
  /** What one seat does to another. */
  doesTo<K extends DoesToKey>(
    key: K,
    seat: number,
    other: number,
    ...parameters: SayArguments<K, 'who' | 'whom'>
  ): string;
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

  /** All forms of a sentence have the parameters of the first. */
  const sayForm = (key: string, parameters: Parameters): string => sayIfKnown(key, parameters) ?? '';

  function does<K extends DoesKey>(key: K, seat: number, ...[parameters]: SayArguments<K, 'who'>): string {
    return sayForm(seat === viewer ? `${key}.you` : key, { who: names[seat], ...parameters });
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
    does,
    doesTo(key, seat, other, ...[parameters]) {
      const form = seat === viewer ? `${key}.you` : other === viewer ? `${key}.from-you` : key;
      return sayForm(form, { who: names[seat], whom: names[other], ...parameters });
    },
    cards: cards => (cards ? cardWords(cards) : say('log.card')),
    told: cards => (cards && cards.length > 0 ? say('log.told', { cards: cardWords(cards) }) : ''),
    to: place => toPlace(setting.shape, place),
    pirate: ({ seat, hat }) => does(hat ? 'log.pirate.hat' : 'log.pirate', seat),
  };
}
