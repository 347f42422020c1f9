/** That views made with a memory of earlier ones are the same as without it, and share what did not change. */
import { expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { resolveRules } from '../setup/resolve.ts';
import { oneIn } from '../testing/quick.ts';
import { everySetup } from '../testing/setups.ts';
import { table } from '../testing/table.ts';
import { viewFor } from './view.ts';
import { ViewMemo } from './view-memo.ts';

it('changes no view of any viewer in games of all set-ups', () => {
  oneIn(10, everySetup()).forEach((config, i) => {
    const rules = resolveRules(config);
    const chance = new SeededChance(`memo ${i}`);
    const game = newGame(rules, chance);
    const memo = new ViewMemo();
    const actions = actionBuffer(rules);
    for (let made = 0; made < 25; made++) {
      for (const viewer of ['spectator', ...Array(rules.seats).keys()] as const)
        expect(viewFor(rules, game.state, viewer, memo)).toEqual(viewFor(rules, game.state, viewer));
      const count = legalActions(rules, game.state, actions);
      if (count === 0) break;
      apply(game, actions[chance.below(count)]);
    }
  });
});

it('shares what did not change', () => {
  const t = table({ edition: 'classic' }, { hands: ['key', 'skull'] });
  const memo = new ViewMemo();
  const { rules, state } = t.game;
  const before = viewFor(rules, state, 0, memo);
  const other = viewFor(rules, state, 1, memo);
  t.do('play start key');
  const after = viewFor(rules, state, 0, memo);
  expect(other.path).toBe(before.path);
  expect(after.path).toBe(before.path);
  expect(after.seats[1].pirates).toBe(before.seats[1].pirates);
  expect(after.seats[0].pirates).not.toBe(before.seats[0].pirates);
  expect(after.seats[0].hand).toEqual([]);
});
