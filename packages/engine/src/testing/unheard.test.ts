/** Bots try millions of actions without a listener: what happens must not depend on whether anybody hears of it. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { Emit } from '../model/events.ts';
import type { Choices } from '../model/game-config.ts';
import { stateKey } from '../model/state.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';

const ACTIONS = 150;
const TABLES: readonly Choices[] = [
  { edition: 'classic', supply: 'row' },
  { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
  { edition: 'wielka', modules: ['retreat', 'limit', 'empty', 'items'], limit: 'grey' },
  { edition: 'wielka', modules: ['retreat', 'items', 'flag'], supply: 'row' },
  { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], pirates: 4, segments: [4] },
];

/** The state after some random actions. */
function playSome(choices: Choices, emit?: Emit): string {
  const rules = resolveRules(unwrap(setUp(choices)));
  const game = newGame(rules, new SeededChance('unheard'), emit);
  const out = actionBuffer(rules);
  for (let i = 0; i < ACTIONS; i++) {
    const count = legalActions(rules, game.state, out);
    if (count > 0) apply(game, out[game.chance.below(count)]);
  }
  return stateKey(game.state);
}

describe('a game to which nobody listens', () => {
  it.each(TABLES)('goes on as if somebody did: %j', choices => {
    const types = new Set<string>();
    expect(playSome(choices)).toBe(playSome(choices, ({ type }) => types.add(type)));
    expect(types.size).toBeGreaterThan(4);
  });
});
