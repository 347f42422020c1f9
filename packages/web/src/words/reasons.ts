/** Why something cannot be done, in the language that is spoken. The engine and the server say it as a code. */
import type { Action, CardName, EditionId, Reason } from '@cartagena/engine';
import { cardObject } from '../table/card-words.ts';
import { listed, say, sayIfKnown } from './words.ts';

/** Actions for which a reason is worded in a way of its own. */
const VARIANT: { readonly [T in Action['type']]?: string } = {
  take: 'take',
  keep: 'sort',
  give: 'sort',
  bury: 'sort',
  open: 'open',
  assist: 'assist',
  place: 'place',
  pass: 'pass',
};

/** `action` is what was tried, if it was an action. */
export function reasonWords({ code }: Pick<Reason, 'code'>, edition: EditionId, action?: Action): string {
  const cards = action ? listed(cardsOf(action).map(card => cardObject(card, edition))) : '';
  const variant = action && (VARIANT[action.type] ?? (cards === '' ? undefined : 'card'));
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
