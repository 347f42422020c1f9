/** What follows from a choice, for players who do not know the card yet. */
import type { Rules, View } from '@cartagena/engine';
import { VARIANT_TABLES } from '../variants/table.ts';
import { say, sayIfKnown } from '../words/words.ts';
import type { Choosing } from './choosing.ts';
import { actionTraits, decisionTraits } from './traits.ts';

/** In a sentence; undefined: nothing needs to be explained. */
export function aboutWords({ config }: Rules, view: View, { chosen, deeds }: Choosing): string | undefined {
  const decision = view.viewer === view.actor ? decisionTraits(view).about : undefined;
  if (decision) return say(decision(view));
  if (chosen.pair !== undefined) return sayIfKnown(`table.about.${chosen.pair}`);
  const [about] = deeds.flatMap(({ options }) => actionTraits(options[0].action).about ?? []);
  const aboutCards = chosen.cards.flatMap(card =>
    config.modules.flatMap(module => VARIANT_TABLES[module]?.aboutCard?.(config, card) ?? []),
  );
  // A later variant may change what an earlier one does.
  const key = (view.phase === 'turn' ? aboutCards.at(-1) : undefined) ?? about;
  return key && say(key);
}
