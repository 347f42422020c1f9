/** The one sentence that says what can be done now. */
import type { View } from '@cartagena/engine';
import type { Choosing } from './choosing.ts';
import { isNothing } from './chosen.ts';
import { actionTraits, TABLES } from './traits.ts';

/** A key of the catalogues. For the decisions of an unknown variant there may be no words. */
export type PromptKey = `table.ask.${string}`;

export function promptKey(view: View, now: Choosing, isHeld: boolean): PromptKey {
  if (view.phase === 'over') return 'table.ask.over';
  if (isHeld) return 'table.ask.held';
  if (now.facets.length === 0) return 'table.ask.wait';
  if (now.facets.length === 1) return 'table.ask.only';
  if (view.phase !== 'turn') return view.phase === 'use' ? useKey(now) : `table.ask.${view.phase}`;
  const { chosen } = now;
  if (chosen.pair !== undefined) return chosen.cards.length < 2 ? `table.ask.${chosen.pair}` : 'table.ask.pair-ready';
  if (isNothing(chosen)) return openingKey(view, now);
  if (chosen.pirate && chosen.cards.length > 0)
    return now.marks.targets.length > 0 ? 'table.ask.confirm' : 'table.ask.go';
  if (chosen.pirate) return chosen.pirate.seat === view.actor ? 'table.ask.pirate' : 'table.ask.other';
  return now.marks.movable.length > 0 ? 'table.ask.card' : 'table.ask.card-deed';
}

function useKey({ chosen, icons, marks }: Choosing): PromptKey {
  if (icons.length > 1 && chosen.icon === undefined) return 'table.ask.use-icon';
  return marks.movable.length > 0 ? 'table.ask.use-pirate' : 'table.ask.use';
}

/** Nothing chosen yet: what there is to begin with. */
function openingKey(view: View, { facets, cards }: Choosing): PromptKey {
  for (const { opening } of TABLES) {
    const key = opening?.(view);
    if (key) return key;
  }
  const gains = facets.some(({ option }) => actionTraits(option.action).isForCards);
  if (cards.size === 0) return gains ? 'table.ask.gain' : 'table.ask.deed';
  if (view.hasActed && facets.some(({ option }) => option.action.type === 'end')) return 'table.ask.more';
  return gains ? 'table.ask.begin' : 'table.ask.play';
}
