import {
  type Action,
  apply,
  copyState,
  type Game,
  parseAction,
  SeededChance,
  unwrap,
  type View,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { expect, it } from 'vitest';
import { optionsOf } from './option.ts';
import { preview } from './preview.ts';
import { stroll } from './testing/stroll.ts';

const SETUPS = everySetup().filter((_, i) => i % 9 === 0);
const MOST = 100;

/** The true table after the action, if the turn did not end with it. */
function truth({ rules, state }: Game, action: Action): View {
  const after = copyState(rules, state);
  after.left++;
  apply({ rules, state: after, chance: new SeededChance('another luck') }, unwrap(parseAction(rules, state, action)));
  return { ...viewFor(rules, after, state.actor), left: 0 };
}

it.each(SETUPS.map(config => [nameSetup(config), config] as const))(
  '%s: a held action looks as it will, and tells nothing unknown',
  (_, config) => {
    stroll(config, 'preview', MOST, ({ open, moment }) => {
      for (const option of optionsOf(open.rules, moment.view, moment.legal)) {
        const { action, endsTurn, isFinal } = option;
        const held = preview(open.rules, moment, action);
        const isHeld = endsTurn && !isFinal && action.type !== 'end' && action.type !== 'pass';
        expect(held !== undefined).toBe(isHeld);
        if (!held) continue;
        expect(held.moment.view).toEqual(truth(open.game, action));
        expect(held.moment).toMatchObject({ made: moment.made + 1, legal: [], undoable: 1 });
        expect(held.events.map(({ type }) => type)).not.toContain('turn');
        expect(held.events.length).toBeGreaterThan(0);
      }
    });
  },
);

it('the test above sees held actions', () => {
  let held = 0;
  for (const config of SETUPS)
    stroll(config, 'preview', MOST, ({ open, moment, chosen }) => {
      if (preview(open.rules, moment, chosen)) held++;
    });
  expect(held).toBeGreaterThan(SETUPS.length);
});
