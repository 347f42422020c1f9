import { BOTS } from '@cartagena/bots';
import {
  type ActionId,
  apply,
  checkAction,
  newGame,
  PRESETS,
  parseNotation,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { rankActions } from './rank-actions.ts';

const EFFORT = { seed: 'test', rounds: 4 };

describe('a ranking of actions', () => {
  const t = table(
    { edition: 'classic', actions: 1 },
    {
      pirates: [
        { goal: 5, 35: 1 },
        { goal: 5, 34: 1 },
      ],
      hands: ['dagger', 'key key key'],
    },
  );
  const { rules, state } = t.game;
  const id = (text: string) => unwrap(parseNotation(rules, state, text));

  it('finds that not winning at once costs what is left', () => {
    const { best, played } = rankActions(rules, t.view(0), EFFORT, id('retreat 35'));
    expect(best).toEqual({ action: id('play 35 dagger'), chance: 1 });
    expect(played.action).toBe(id('retreat 35'));
    expect(played.chance).toBeLessThan(0.1);
  });

  it('finds nothing better than the best', () => {
    const { best, played } = rankActions(rules, t.view(0), EFFORT, id('play 35 dagger'));
    expect(played).toBe(best);
  });

  it('knows only what the seat sees', () => {
    const position: Position = {
      pirates: [
        { 9: 1, 8: 2 },
        { 12: 2, 20: 1 },
      ],
      stock: 'skull skull skull',
    };
    const worlds = ['hat hat hat hat', 'key bottle pistol skull'].map(hand =>
      table({ edition: 'classic' }, { ...position, hands: ['key hat dagger', hand] }),
    );
    const [one, other] = worlds.map(t => rankActions(t.game.rules, t.view(0), EFFORT));
    expect(one).toEqual(other);
  });
});

it('judges as legend does, who looks at the answers', () => {
  const rules = resolveRules(unwrap(setUp(PRESETS.tortuga)));
  const game = newGame(rules, new SeededChance('a'));
  const { state } = game;
  const agreed = { legend: 0, corsair: 0 };
  for (let made = 0; made < 60; made++) {
    const view = viewFor(rules, state, state.actor);
    const chosenBy = (bot: string): ActionId => {
      const budget = { chance: new SeededChance(bot, made), iterations: 16 };
      return unwrap(checkAction(game, state.actor, BOTS[bot].choose(rules, view, budget)));
    };
    if (made % 4 === 3) {
      const { best } = rankActions(rules, view, { seed: 'test', rounds: 8 });
      if (chosenBy('legend') === best.action) agreed.legend++;
      if (chosenBy('corsair') === best.action) agreed.corsair++;
    }
    apply(game, chosenBy('sailor'));
  }
  // Of 15 decisions. Who plans its turn but does not look at answers often decides otherwise.
  expect(agreed.legend).toBeGreaterThanOrEqual(13);
  expect(agreed.corsair).toBeLessThanOrEqual(11);
});
