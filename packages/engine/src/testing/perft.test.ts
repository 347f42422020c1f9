/** How many ways there are to play so many actions from the deal. A change of any rule shows here first. */
import { describe, expect, it } from 'vitest';
import { seededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { Choices } from '../model/game-config.ts';
import type { Rules } from '../model/rules.ts';
import { copyState, type State } from '../model/state.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';

/** Leaves of the tree of that depth; the chance of each action depends on its depth alone. */
function perft(rules: Rules, state: State, depth: number): number {
  const out = actionBuffer(rules);
  const legal = out.slice(0, legalActions(rules, state, out));
  if (depth === 1) return legal.length;
  let leaves = 0;
  for (const action of legal) {
    const next = copyState(rules, state);
    apply({ rules, state: next, chance: seededChance('perft', depth) }, action);
    leaves += perft(rules, next, depth - 1);
  }
  return leaves;
}

const TABLES: [Choices, number[]][] = [
  [{ edition: 'classic' }, [4, 32, 264, 840]],
  [{ edition: 'classic', supply: 'row', hands: 'open', seats: 5 }, [4, 32, 268, 1143]],
  [{ edition: 'cartagena2' }, [7, 83, 1055, 7971]],
  [{ edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'], seats: 4 }, [9, 119, 1711, 17557]],
  [{ edition: 'wielka' }, [4, 32, 264, 838]],
  [
    { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'], seats: 3 },
    [9, 93, 1038, 12641],
  ],
  [{ edition: 'diaries', modules: ['retreat', 'captain'] }, [16, 174, 1942, 18192]],
  [{ edition: 'diaries', modules: ['retreat', 'captain', 'raft'], seats: 3 }, [20, 200, 2134, 24528]],
];

describe('perft', () => {
  it.each(TABLES)('%j', (choices, expected) => {
    const rules = resolveRules(unwrap(setUp(choices)));
    const { state } = newGame(rules, seededChance('perft', 0));
    expect(expected.map((_, i) => perft(rules, state, i + 1))).toEqual(expected);
  });
});
