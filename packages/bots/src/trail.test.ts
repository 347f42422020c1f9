import { copyState, forwardTarget, NONE } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { expect, it } from 'vitest';
import { walk } from './testing/walk.ts';
import { Trail } from './trail.ts';

it.each(
  everySetup()
    .filter((_, i) => i % 5 === 0)
    .map(config => [nameSetup(config), config] as const),
)('leads where the engine does, wherever the engine lets one go: %s [CORE-3]', (_, config) => {
  walk(config, 'trail', { every: 7, most: 30 }, ({ rules, state }) => {
    const trail = new Trail(rules, state);
    const { board, icons } = rules;
    for (let place = 0; place < board.places; place++)
      for (let icon = 0; icon < icons.length; icon++) {
        const target = forwardTarget(rules, copyState(rules, state), state.turn, place, icon, 1);
        if (target === NONE) continue;
        // The near shore is only a stop on the way to the far one.
        const expected = target === rules.boatNear ? rules.boatFar : target;
        expect(trail.landing(place, icon, state.crowd)).toBe(expected);
      }
  });
});
