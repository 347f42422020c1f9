/** What an option does, as a short command with everything that can be seen coming. */
import type { Action, CardName, Place, View } from '@cartagena/engine';
import type { PirateRef } from '../../board/model.ts';
import { atPlace } from '../../board/names.ts';
import { cardList, cardObject, fromPlace, type Setting, toPlace } from '../../events/card-words.ts';
import { plainNames } from '../../events/plain-words.ts';
import { iconObject } from '../../words/icon-words.ts';
import { capitalized, listed, readable, say, sayIfKnown } from '../../words/words.ts';
import type { ButtonChoice } from './choosing.ts';
import type { Option } from './option.ts';
import { actionTraits, isKnownAction } from './traits.ts';

/** "Play a key: from space 9 to space 14". */
export function optionWords(setting: Setting, view: View, option: Option): string {
  const { action } = option;
  const seat = seatIn(action) ?? view.resolution?.target ?? view.actor;
  const row = 'slot' in action ? view.row[action.slot - 1] : undefined;
  const text = actionWords(setting, action, { ...option, seat, card: row });
  return actionTraits(action).asksWhom ? say('table.do.whom', { text, n: view.seats[seat].handCount }) : text;
}

/** What is known of an action when it is put into words, beside what is in the action itself. */
interface Known {
  /** Whom it is about, where the action does not say so. */
  readonly seat?: number;
  readonly card?: CardName | undefined;
  readonly pirate?: Pick<PirateRef, 'at' | 'hat'> | undefined;
  readonly landing?: Place | undefined;
  readonly gains: number;
}

/** The words of an action are the same on buttons, in hints and in what is said about a turn afterwards. */
export function actionWords(setting: Setting, action: Action, known: Known): string {
  const { edition, shape, names } = setting;
  if (!isKnownAction(action)) return plainOption(setting, action);
  const { pirate, landing, gains, seat = seatIn(action) } = known;
  const who = pirate?.hat ? ` ${say('table.do.hat')}` : '';
  const card = known.card ?? ('card' in action ? action.card : undefined);
  const text = sayIfKnown(`table.do.${wordOf(action)}`, {
    card: card ? cardObject(card, edition) : 'icon' in action ? iconObject(action.icon) : say('log.card'),
    cards: 'cards' in action ? cardList(action.cards as readonly CardName[], edition) : '',
    way: pirate ? wayWords(shape, pirate.at, landing) + who : '',
    from: pirate ? fromPlace(shape, pirate.at) + who : '',
    at: pirate ? atPlace(shape, pirate.at) + who : '',
    name: seat === undefined ? '' : (names[seat] ?? ''),
    n: 'slot' in action ? action.slot : 0,
  });
  if (text === undefined) return plainOption(setting, action);
  return actionTraits(action).isForCards && gains > 0 ? say('table.do.gains', { text, n: gains }) : text;
}

/** The action's part of its keys in the catalogues. */
const wordOf = (action: Action): string => actionTraits(action).word?.(action) ?? action.type;

/** The seat that an action is about. */
function seatIn(action: Action): number | undefined {
  if ('target' in action) return action.target;
  return 'seat' in action ? action.seat : undefined;
}

function wayWords(shape: Setting['shape'], from: Place, to: Place | undefined): string {
  if (to === undefined) return fromPlace(shape, from);
  return say('table.do.way', { from: fromPlace(shape, from), to: toPlace(shape, to) });
}

/** An action that has no words, made of the names in it: "Dig: space 4, a key". */
function plainOption(setting: Setting, { type, ...fields }: Action): string {
  const names = plainNames(setting, fields);
  const name = capitalized(readable(type));
  return names.length === 0 ? name : `${name}: ${listed(names)}`;
}

/** What stands on a button. */
export function buttonWords(setting: Setting, { kind, options }: ButtonChoice): string {
  const [{ action }] = options;
  if (kind !== 'go' && !isKnownAction(action))
    return options.length === 1 ? plainOption(setting, action) : capitalized(readable(kind));
  return sayIfKnown(`table.button.${kind === 'go' ? kind : wordOf(action)}`) ?? capitalized(readable(kind));
}
