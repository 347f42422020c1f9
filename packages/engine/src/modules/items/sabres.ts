/** Two sabres as one card of any icon (ITEM-SABRE). */
import type { CombinationMaker, CombinationUses } from '../../model/rules.ts';
import { kindsWithIcon, NO_USES, pairsOf } from '../../play/combinations.ts';
import { pistol } from './look.ts';
import { hook, parrot } from './sort.ts';

/** For a move or an item, but never as a bomb. */
export const sabrePairs: CombinationMaker = rules => {
  const uses: CombinationUses = {
    ...NO_USES,
    moves: (1 << rules.icons.length) - 1,
    others: [pistol, parrot, hook],
  };
  const sabres = kindsWithIcon(rules, rules.icons.indexOf('sabre'));
  return pairsOf(sabres).map(cards => ({ type: 'sabres', cards, uses }));
};
