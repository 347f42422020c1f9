/** Why a touch led nowhere, in one sentence. */
import type { Rules, View } from '@cartagena/engine';
import { whyNot } from '../game/why-not.ts';
import { reasonWords } from '../words/reasons.ts';
import { say } from '../words/words.ts';
import { cardObject, type Setting } from './card-words.ts';
import { type Chosen, isNothing } from './chosen.ts';
import type { Touch } from './touch.ts';
import { triedAction } from './trial.ts';

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
