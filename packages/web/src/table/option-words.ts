/** What an option does, as a short command with everything that can be seen coming. */
import type { Action, CardName, Place, View } from '@cartagena/engine';
import type { Option } from '../game/option.ts';
import { iconObject } from '../words/icon-words.ts';
import { plainNames } from '../words/plain-words.ts';
import { capitalized, type Parameters, readable, say, sayIfKnown } from '../words/words.ts';
import { cardList, cardObject, fromPlace, type Setting, toPlace } from './card-words.ts';
import type { Deed } from './choosing.ts';
import { facetsOf } from './facets.ts';
import { actionTraits, isKnownAction } from './traits.ts';

/** "Play a key: from space 9 to space 14". */
export function optionWords(setting: Setting, view: View, option: Option): string {
  const { action, gains } = option;
  if (!isKnownAction(action)) return plainOption(setting, action);
  const text =
    sayIfKnown(`table.do.${wordOf(action)}`, parametersOf(setting, view, option)) ?? plainOption(setting, action);
  return actionTraits(action).isForCards && gains > 0 ? say('table.do.gains', { text, n: gains }) : text;
}

/** The action's part of its keys in the catalogues. */
export const wordOf = (action: Action): string => actionTraits(action).word?.(action) ?? action.type;

/** Everything that a sentence about an action may name. */
function parametersOf(setting: Setting, view: View, option: Option): Parameters {
  const { edition, shape, names } = setting;
  const { action } = option;
  const { pirate, landing } = facetsOf(view, option);
  const who = pirate?.hat ? ` ${say('table.do.hat')}` : '';
  const seat = seatIn(action) ?? view.resolution?.target ?? view.actor;
  return {
    ...cardsIn(action, view, edition),
    way: pirate ? wayWords(shape, pirate.at, landing) + who : '',
    from: pirate ? fromPlace(shape, pirate.at) + who : '',
    name: names[seat] ?? '',
    n: 'slot' in action ? action.slot : (view.seats[seat]?.handCount ?? 0),
  };
}

/** The seat that an action is about. */
export function seatIn(action: Action): number | undefined {
  if ('target' in action) return action.target;
  return 'seat' in action ? action.seat : undefined;
}

function cardsIn(action: Action, { row }: Pick<View, 'row'>, edition: Setting['edition']) {
  const card = 'slot' in action ? row[action.slot - 1] : 'card' in action ? action.card : undefined;
  return {
    card: card ? cardObject(card, edition) : 'icon' in action ? iconObject(action.icon) : '',
    cards: 'cards' in action ? cardList(action.cards as readonly CardName[], edition) : '',
  };
}

function wayWords(shape: Setting['shape'], from: Place, to: Place | undefined): string {
  if (to === undefined) return fromPlace(shape, from);
  return say('table.do.way', { from: fromPlace(shape, from), to: toPlace(shape, to) });
}

/** An action that has no words, made of the names in it: "Dig: space 4, a key". */
export function plainOption(setting: Setting, { type, ...fields }: Action): string {
  const names = plainNames(setting, fields);
  const name = capitalized(readable(type));
  return names.length === 0 ? name : `${name}: ${names.join(', ')}`;
}

/** What stands on the button of a deed. */
export function deedWords(setting: Setting, { kind, options }: Deed): string {
  const [{ action }] = options;
  if (kind !== 'go' && !isKnownAction(action))
    return options.length === 1 ? plainOption(setting, action) : capitalized(readable(kind));
  return sayIfKnown(`table.deed.${kind === 'go' ? kind : wordOf(action)}`) ?? capitalized(readable(kind));
}
