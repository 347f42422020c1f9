/** What follows from a choice, for those who do not know the card yet. */
import type { Rules, View } from '@cartagena/engine';
import { isMarked } from '../art/card.tsx';
import { say } from '../words/words.ts';
import type { Choosing } from './choosing.ts';

/** In a sentence; undefined: nothing that would have to be said. */
export function aboutWords(rules: Rules, view: View, { chosen, deeds }: Choosing): string | undefined {
  if (view.phase === 'place' && view.viewer === view.actor)
    return say(view.resolution?.token?.startsWith('crew') ? 'table.about.crew' : 'table.about.hole');
  if (chosen.pair !== undefined) return say(`table.about.${chosen.pair}`);
  const marked = chosen.cards.find(isMarked);
  const isLaid = deeds.some(({ kind }) => kind === 'lay');
  if (isLaid) return say('table.about.lay');
  if (marked && view.phase === 'turn' && rules.config.modules.includes('limit'))
    return say(`table.about.${rules.config.limit}`);
  const kind = deeds.find(({ kind }) => kind === 'pistol' || kind === 'parrot' || kind === 'hook')?.kind;
  return kind ? say(`table.about.${kind as 'pistol' | 'parrot' | 'hook'}`) : undefined;
}
