import { SeededChance, viewFor } from '@cartagena/engine';
import { table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { searchContextFor } from './search-context.ts';
import { sometimes } from './sometimes.ts';

it.each([0, 0.4, 1])('decides by the first strategy in a share of %d', share => {
  const { rules, state } = table({ edition: 'classic' }, { pirates: [{ start: 6 }, { start: 6 }] }).game;
  const context = searchContextFor(rules);
  const legal = context.startDecision(state);
  const decision = { rules, context, view: viewFor(rules, state, state.actor), sample: state, legal };
  let first = 0;
  const strategy = sometimes(
    share,
    () => {
      first++;
      return legal[0];
    },
    () => legal[0],
  );
  for (let i = 0; i < 1000; i++) strategy(decision, { chance: new SeededChance('sometimes', i) });
  expect(Math.abs(first / 1000 - share)).toBeLessThan(share === 0.4 ? 0.05 : 1e-9);
});
