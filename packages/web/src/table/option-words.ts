/** What an option does, as a short command with everything that can be seen coming. */
import type { Place, View } from '@cartagena/engine';
import type { Option } from '../game/option.ts';
import { say, type WordKey } from '../words/words.ts';
import { cardList, cardObject, fromPlace, type Setting, toPlace } from './card-words.ts';
import type { Deed } from './choosing.ts';
import { facetsOf } from './facets.ts';

/** "Play a key: from space 9 to space 14". */
export function optionWords(setting: Setting, view: View, option: Option): string {
  const text = command(setting, view, option);
  const { type } = option.action;
  const isForCards = type === 'retreat' || type === 'assist';
  return isForCards && option.gains > 0 ? say('table.do.gains', { text, n: option.gains }) : text;
}

function command({ edition, shape, names }: Setting, view: View, option: Option): string {
  const { action } = option;
  const { pirate, landing } = facetsOf(view, option);
  const from = pirate ? fromPlace(shape, pirate.at) : '';
  const way = pirate ? wayWords(shape, pirate.at, landing) : '';
  const who = pirate?.hat ? ` ${say('table.do.hat')}` : '';
  switch (action.type) {
    case 'play':
      return say('table.do.play', { card: cardObject(action.card, edition), way: way + who });
    case 'move':
      return say('table.do.move', { card: say(`icon.${action.icon}.object`), way: way + who });
    case 'retreat':
      return say('table.do.retreat', { way: way + who });
    case 'assist':
      return say('table.do.assist', { name: names[action.seat], way: way + who });
    case 'use-bomb':
      return say('table.do.use-bomb', { way: way + who });
    case 'open':
      return say('table.do.open', { from: from + who, cards: cardList(action.cards, edition) });
    case 'pistol':
      return say('table.do.pistol', {
        card: cardObject(action.card, edition),
        name: names[action.target],
        n: view.seats[action.target].handCount,
      });
    case 'use-pistol':
      return say('table.do.use-pistol', { name: names[action.target], n: view.seats[action.target].handCount });
    case 'sabres':
    case 'bomb':
    case 'joker':
      return say(`table.do.${action.type}`, { cards: cardList(action.cards, edition) });
    case 'pick':
      return say('table.do.pick', { card: cardObject(view.row[action.slot - 1], edition), n: action.slot });
    case 'place':
      return say(`table.do.place.${action.berth}`);
    case 'give':
      return say('table.do.give', {
        card: cardObject(action.card, edition),
        name: names[view.resolution?.target ?? 0],
      });
    case 'parrot':
    case 'hook':
    case 'lay':
    case 'discard':
    case 'take':
    case 'keep':
    case 'bury':
      return say(`table.do.${action.type}`, { card: cardObject(action.card, edition) });
    default:
      return say(`table.do.${action.type}`);
  }
}

function wayWords(shape: Setting['shape'], from: Place, to: Place | undefined): string {
  if (to === undefined) return fromPlace(shape, from);
  return say('table.do.way', { from: fromPlace(shape, from), to: toPlace(shape, to) });
}

/** Deeds that there are words for. */
type DeedWord<Key = WordKey> = Key extends `table.deed.${infer Word}` ? Word : never;

/** What stands on the button of a deed. */
export function deedWords({ kind, options }: Deed): string {
  const { action } = options[0];
  return say(`table.deed.${(action.type === 'place' ? `place.${action.berth}` : kind) as DeedWord}`);
}
