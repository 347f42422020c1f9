import {
  type Action,
  apply,
  copyState,
  ENDING,
  type Game,
  parseAction,
  SeededChance,
  setUp,
  unwrap,
  type View,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { expect, it } from 'vitest';
import { stroll } from '../../game/testing/stroll.ts';
import { optionsOf } from './option.ts';
import { isHoldable, preview } from './preview.ts';

const SETUPS = everySetup().filter((_, i) => i % 9 === 0);
const MOST = 100;

/** The true table after the action, if the turn did not end with it. */
function truth({ rules, state }: Game, action: Action): View {
  const after = copyState(rules, state);
  after.actionsLeft++;
  apply({ rules, state: after, chance: new SeededChance('another luck') }, unwrap(parseAction(rules, state, action)));
  return { ...viewFor(rules, after, state.actor), actionsLeft: 0 };
}

/** The game ends on count because the turn ends (CORE-9), not because of what the action does. */
function endsIdleGame({ rules, state }: Game, action: Action): boolean {
  const after = copyState(rules, state);
  apply({ rules, state: after, chance: new SeededChance('count') }, unwrap(parseAction(rules, state, action)));
  return after.ending === ENDING.count;
}

it.each(SETUPS.map(config => [nameSetup(config), config] as const))(
  '%s: a held action looks as it will, and tells nothing unknown',
  (_, config) => {
    stroll(config, 'preview', MOST, ({ open, moment: { view, legal } }) => {
      for (const option of optionsOf(open.rules, view, legal)) {
        const { action } = option;
        if (isHoldable(option)) expect(preview(open.rules, view, action).view).toEqual(truth(open.game, action));
        else if (option.isFinal && !endsIdleGame(open.game, action))
          expect(() => preview(open.rules, view, action)).toThrow('not known');
      }
    });
  },
);

it('the test above sees held actions', () => {
  let held = 0;
  for (const config of SETUPS)
    stroll(config, 'preview', MOST, ({ open, moment: { view }, chosen }) => {
      if (optionsOf(open.rules, view, [chosen]).some(isHoldable)) held++;
    });
  expect(held).toBeGreaterThan(SETUPS.length);
});

it('to end a turn, or to pass, is not held back: it was meant', () => {
  const config = unwrap(setUp({ edition: 'classic' }));
  stroll(config, 'ends', 40, ({ open, moment: { view, legal } }) => {
    const ends = legal.filter(({ type }) => type === 'end' || type === 'pass');
    expect(optionsOf(open.rules, view, ends).some(isHoldable)).toBe(false);
  });
});
