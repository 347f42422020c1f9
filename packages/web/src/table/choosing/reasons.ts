/** Why something cannot be done, in the language that is spoken. The engine and the server say it as a code. */
import type { Action, CardName, EditionId, Reason } from '@cartagena/engine';
import { cardObject } from '../../events/card-words.ts';
import { listed, say, sayIfKnown } from '../../words/words.ts';
import { actionTraits } from './traits.ts';

/** `action` is what was tried, if it was an action. */
export function reasonWords({ code }: Pick<Reason, 'code'>, edition: EditionId, action?: Action): string {
  const cards = action ? listed(cardsOf(action).map(card => cardObject(card, edition))) : '';
  const variant = action && (actionTraits(action).reasonWord ?? (cards === '' ? undefined : 'card'));
  return (
    sayIfKnown(`why.${code}.${variant}`, { cards }) ??
    sayIfKnown(`why.${code}`, { cards }) ??
    sayIfKnown(`problem.${code}`) ??
    say('why.unknown')
  );
}

function cardsOf(action: Action): readonly CardName[] {
  if ('cards' in action) return action.cards;
  if ('card' in action) return [action.card];
  return 'icon' in action ? [action.icon] : [];
}
