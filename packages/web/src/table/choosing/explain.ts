/** Why a touch led nowhere, in one sentence: it is read as an action that was tried, and the engine says why that is not allowed. */
import {
  type Action,
  checkAction,
  type Place,
  type Reason,
  type Rules,
  SeededChance,
  type View,
} from '@cartagena/engine';
import type { PirateRef } from '../../board/model.ts';
import { isHome, placeNamed } from '../../board/places.ts';
import { cardObject, type Setting } from '../../events/card-words.ts';
import { say } from '../../words/words.ts';
import { type Chosen, isNothing } from './choosing.ts';
import { worldOf } from './option.ts';
import { reasonWords } from './reasons.ts';
import type { Touch } from './touch.ts';
import { TRIES } from './traits.ts';

export function explain(setting: Setting, rules: Rules, view: View, chosen: Chosen, one: Touch): string {
  if (view.viewer !== view.actor) return say('table.why.turn', { name: setting.names[view.actor] });
  const tried = triedAction(view, chosen, one);
  const isKnown = tried && rules.moveTypes.some(({ type }) => type === tried.type);
  const reason = isKnown ? whyNot(rules, view, tried) : undefined;
  if (reason) return reasonWords(reason, setting.edition, tried);
  if ('card' in one) return say('table.why.card', { card: cardObject(one.card, setting.edition) });
  if ('drop' in one) return say('table.why.card', { card: cardObject(one.drop, setting.edition) });
  if ('pirate' in one || 'drag' in one) return say('table.why.pirate');
  return say(isNothing(chosen) ? 'table.why.choose' : 'table.why.place');
}

/** Why the viewer cannot do something, as far as they can know it. Undefined: it can be done. */
export function whyNot(rules: Rules, view: View, action: Action): Reason | undefined {
  const seat = view.viewer === 'spectator' ? -1 : view.viewer;
  if (view.phase !== 'over' && seat !== view.actor)
    return { code: 'not-your-turn', text: 'Somebody else decides now.' };
  const judged = checkAction({ rules, state: worldOf(rules, view), chance: new SeededChance('why') }, seat, action);
  return judged.ok ? undefined : judged.reason;
}

/** What a player tried to do by touching what leads nowhere. Undefined: nothing in particular. */
export function triedAction(view: View, chosen: Chosen, one: Touch): Action | undefined {
  const [card] = chosen.cards;
  if ('card' in one) {
    const from = chosen.pirate ?? foremost(view);
    return from && { type: 'play', from: moverOf(from), card: one.card };
  }
  if ('drop' in one && typeof one.on === 'object') return tryPirate(view, one.on, one.drop);
  if ('drag' in one) return tryPirate(view, one.drag, card);
  if ('pirate' in one) return tryPirate(view, one.pirate, card);
  return undefined;
}

function tryPirate(view: View, pirate: PirateRef, card: Chosen['cards'][number] | undefined): Action | undefined {
  if (card && pirate.seat === view.viewer) return { type: 'play', from: moverOf(pirate), card };
  for (const tries of TRIES) {
    const action = tries(pirate, view.viewer);
    if (action) return action;
  }
  return undefined;
}

const moverOf = ({ at, hat }: PirateRef): Place | 'hat' => (hat ? 'hat' : at);

/** The own pirate that is furthest ahead and not home yet. */
function foremost(view: View): PirateRef | undefined {
  if (view.viewer === 'spectator') return undefined;
  const seat = view.viewer;
  const places = Object.keys(view.seats[seat].pirates).filter(place => !isHome(placeNamed(place)));
  const last = places
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)[0];
  const at = last ?? (places[0] as Place | undefined);
  if (at === undefined) return undefined;
  const { hat, pirates } = view.seats[seat];
  return { seat, at, hat: hat === at && pirates[at] === 1 };
}

/** A pirate that stands at this place: one's own rather than another's. */
export function pirateAt(view: View, place: Place): PirateRef | undefined {
  const seats = view.seats.map((_, seat) => seat);
  const order = view.viewer === 'spectator' ? seats : [view.viewer, ...seats.filter(seat => seat !== view.viewer)];
  const seat = order.find(seat => (view.seats[seat].pirates[place] ?? 0) > 0);
  if (seat === undefined) return undefined;
  const { hat, pirates } = view.seats[seat];
  return { seat, at: place, hat: hat === place && pirates[place] === 1 };
}
