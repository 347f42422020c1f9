import { copyState, forwardTarget, NONE } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { expect, it } from 'vitest';
import { walk } from '../testing/walk.ts';
import { PathTable } from './path-table.ts';

it.each(
  everySetup()
    .filter((_, i) => i % 5 === 0)
    .map(config => [nameSetup(config), config] as const),
)('leads where the engine does, wherever the engine allows the move: %s [CORE-3]', (_, config) => {
  walk(config, 'path table', { every: 7, most: 30 }, ({ rules, state }) => {
    const path = new PathTable(rules, state);
    const { board, icons } = rules;
    for (let place = 0; place < board.places; place++)
      for (let icon = 0; icon < icons.length; icon++) {
        const target = forwardTarget(rules, copyState(rules, state), state.turn, place, icon, 1);
        if (target === NONE) continue;
        // The boat at the near shore is only a stop on the way to the far one.
        const expected = target === rules.boatNear ? rules.boatFar : target;
        expect(path.landing(place, icon, state.crowd)).toBe(expected);
      }
  });
});
