/** The sentence that says what can be done now, and one that says what follows from a choice. */
import type { Rules, View } from '@cartagena/engine';
import { cardTitle, type Setting } from '../../events/card-words.ts';
import { VARIANT_TABLES } from '../../variants/table.ts';
import { say, sayIfKnown } from '../../words/words.ts';
import { type Choosing, isNothing } from './choosing.ts';
import { optionWords } from './option-words.ts';
import { actionTraits, decisionTraits, TABLES } from './traits.ts';

export function promptWords(
  setting: Setting,
  view: View,
  now: Choosing,
  { isHeld = false, isBusy = false } = {},
): string {
  if (isBusy) return say('table.ask.sending');
  const key = promptKey(view, now, isHeld);
  const { names, edition } = setting;
  const { actor, resolution, cardsDue } = view;
  const only = now.options.length === 1 ? optionWords(setting, view, now.options[0]) : '';
  const card = now.chosen.cards[0];
  const parameters = {
    name: key === 'table.ask.wait' ? names[actor] : (names[resolution?.target ?? actor] ?? ''),
    text: only,
    card: card ? cardTitle(card, edition) : '',
    n: decisionTraits(view).count?.(view) ?? cardsDue,
  };
  return sayIfKnown(key, parameters) ?? say('table.ask.choose');
}

/** A key of the catalogues. For the decisions of an unknown variant there may be no words. */
type PromptKey = `table.ask.${string}`;

export function promptKey(view: View, now: Choosing, isHeld: boolean): PromptKey {
  if (view.phase === 'over') return 'table.ask.over';
  if (isHeld) return 'table.ask.held';
  if (now.options.length === 0) return 'table.ask.wait';
  if (now.options.length === 1) return 'table.ask.only';
  if (view.phase !== 'turn') return view.phase === 'use' ? useKey(now) : `table.ask.${view.phase}`;
  const { chosen } = now;
  if (chosen.pair !== undefined) return chosen.cards.length < 2 ? `table.ask.${chosen.pair}` : 'table.ask.pair-ready';
  if (isNothing(chosen)) return openingKey(view, now);
  if (chosen.pirate && chosen.cards.length > 0)
    return now.marks.targets.length > 0 ? 'table.ask.confirm' : 'table.ask.go';
  if (chosen.pirate) return chosen.pirate.seat === view.actor ? 'table.ask.pirate' : 'table.ask.other';
  return now.marks.movable.length > 0 ? 'table.ask.card' : 'table.ask.card-button';
}

function useKey({ chosen, icons, marks }: Choosing): PromptKey {
  if (icons.length > 1 && chosen.icon === undefined) return 'table.ask.use-icon';
  return marks.movable.length > 0 ? 'table.ask.use-pirate' : 'table.ask.use';
}

/** Nothing chosen yet: what there is to begin with. */
function openingKey(view: View, { options, cards }: Choosing): PromptKey {
  for (const { opening } of TABLES) {
    const key = opening?.(view);
    if (key) return key;
  }
  const gains = options.some(({ action }) => actionTraits(action).isForCards);
  if (cards.size === 0) return gains ? 'table.ask.gain' : 'table.ask.button';
  if (view.hasActed && options.some(({ action }) => action.type === 'end')) return 'table.ask.more';
  return gains ? 'table.ask.begin' : 'table.ask.play';
}

/** For players who do not know the card yet; undefined: nothing needs to be explained. */
export function aboutWords({ config }: Rules, view: View, { chosen, buttons }: Choosing): string | undefined {
  const decision = view.viewer === view.actor ? decisionTraits(view).about : undefined;
  if (decision) return say(decision(view));
  if (chosen.pair !== undefined) return sayIfKnown(`table.about.${chosen.pair}`);
  const [about] = buttons.flatMap(({ options }) => actionTraits(options[0].action).about ?? []);
  const aboutCards = chosen.cards.flatMap(card =>
    config.modules.flatMap(module => VARIANT_TABLES[module]?.aboutCard?.(config, card) ?? []),
  );
  // A later variant may change what an earlier one does.
  const key = (view.phase === 'turn' ? aboutCards.at(-1) : undefined) ?? about;
  return key && say(key);
}
