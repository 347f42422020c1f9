/** Combinations are listed by bits, in runs. It must come to the same as asking for each of them. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../../base/chance.ts';
import { PHASE } from '../../base/vocabulary.ts';
import type { Rules } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { resolveRules } from '../../setup/resolve.ts';
import { drawMix } from '../../testing/mixes.ts';
import { everySetup } from '../../testing/setups.ts';
import { actionBuffer, apply, legalActions } from '../actions.ts';
import { holdsAll } from '../cards.ts';
import { hasUse } from '../combinations.ts';
import { newGame } from '../deal.ts';
import { listResources, makeResources } from '../resources.ts';

const own = makeResources();

/** The types whose ids are their combinations, one by one: not those that choose a pirate as well. */
const combinationTypes = ({ moveTypes, combinationRange, dimensionsOf }: Rules): number[] =>
  moveTypes.flatMap(({ type }, i) => (combinationRange[type] && dimensionsOf[i].length === 1 ? [i] : []));

function expectedIds(rules: Rules, state: State, type: number): number[] {
  const { from, to } = rules.combinationRange[rules.moveTypes[type].type]!;
  listResources(rules, state, own);
  return rules.combinations.slice(from, to).flatMap(({ cards, uses }, i) => {
    const isLegal = holdsAll(rules, state, state.actor, cards) && hasUse(rules, state, own, uses);
    return isLegal ? [rules.bases[type] + i] : [];
  });
}

describe('combinations of cards', () => {
  it('are legal if the seat holds all their cards and something can be done with them', () => {
    const mixes = Array.from({ length: 60 }, (_, i) => drawMix(new SeededChance(`combinations ${i}`)));
    let compared = 0;
    for (const [i, config] of [...everySetup(), ...mixes].entries()) {
      const rules = resolveRules(config);
      const types = combinationTypes(rules);
      if (types.length === 0) continue;
      const game = newGame(rules, new SeededChance(`combinations ${i}`));
      const out = actionBuffer(rules);
      for (let n = legalActions(rules, game.state, out); n > 0; n = legalActions(rules, game.state, out)) {
        const listed = Array.from(out.subarray(0, n));
        if (game.state.phase === PHASE.turn && game.chance.below(4) === 0)
          for (const type of types) {
            const ids = listed.filter(id => rules.moveTypeOf[id] === type);
            const expected = expectedIds(rules, game.state, type);
            if (ids.join() !== expected.join()) expect(ids).toEqual(expected);
            compared += ids.length;
          }
        apply(game, listed[game.chance.below(n)]);
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
