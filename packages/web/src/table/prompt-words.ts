/** The prompt with its parameters. */
import type { View } from '@cartagena/engine';
import type { Option } from '../game/option.ts';
import { say, sayIfKnown } from '../words/words.ts';
import { cardTitle, type Setting } from './card-words.ts';
import type { Choosing } from './choosing.ts';
import { optionWords } from './option-words.ts';
import { promptKey } from './prompt.ts';
import { decisionTraits } from './traits.ts';

export function promptWords(setting: Setting, view: View, now: Choosing, held: Option | undefined): string {
  const key = promptKey(view, now, held !== undefined);
  const { names, edition } = setting;
  const { actor, resolution, cardsDue } = view;
  const only = now.facets.length === 1 ? optionWords(setting, view, now.facets[0].option) : '';
  const card = now.chosen.cards[0];
  const parameters = {
    name: key === 'table.ask.wait' ? names[actor] : (names[resolution?.target ?? actor] ?? ''),
    text: only,
    card: card ? cardTitle(card, edition) : '',
    n: decisionTraits(view).count?.(view) ?? cardsDue,
  };
  return sayIfKnown(key, parameters) ?? say('table.ask.choose');
}
