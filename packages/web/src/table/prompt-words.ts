/** The prompt with its parameters. */
import { MOST_HELD, type View } from '@cartagena/engine';
import type { Option } from '../game/option.ts';
import { say } from '../words/words.ts';
import { cardTitle, type Setting } from './card-words.ts';
import type { Choosing } from './choosing.ts';
import { optionWords } from './option-words.ts';
import { promptKey } from './prompt.ts';

export function promptWords(setting: Setting, view: View, now: Choosing, held: Option | undefined): string {
  const key = promptKey(view, now, held !== undefined);
  const { names, edition } = setting;
  const { seats, viewer, actor, resolution, cardsDue } = view;
  const only = now.facets.length === 1 ? optionWords(setting, view, now.facets[0].option) : '';
  const card = now.chosen.cards[0];
  return say(key, {
    name: key === 'table.ask.wait' ? names[actor] : (names[resolution?.target ?? actor] ?? ''),
    text: only,
    card: card ? cardTitle(card, edition) : '',
    n: key === 'table.ask.discard' && typeof viewer === 'number' ? seats[viewer].handCount - MOST_HELD : cardsDue,
  });
}
