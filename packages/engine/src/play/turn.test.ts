import { expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { ENDING } from '../base/vocabulary.ts';
import { resolveRules } from '../setup/resolve.ts';
import { everySetup } from '../testing/setups.ts';
import { table } from '../testing/table.ts';
import { actionBuffer, apply, legalActions } from './actions.ts';
import { newGame } from './deal.ts';
import { isOver, turnsPlayed } from './turn.ts';

it('the turns of a game are those in which somebody did something, the last one too', () => {
  const endings = new Set<number>();
  for (const config of everySetup().filter((_, i) => i % 6 === 0)) {
    const rules = resolveRules(config);
    const chance = new SeededChance('turns');
    const game = newGame(rules, chance);
    const { state } = game;
    const out = actionBuffer(rules);
    const seen = new Set<number>();
    expect(turnsPlayed(state)).toBe(0);
    while (!isOver(state)) {
      seen.add(state.turns);
      apply(game, out[chance.below(legalActions(rules, state, out))]);
    }
    endings.add(state.ending);
    expect(turnsPlayed(state)).toBe(seen.size);
  }
  expect(endings).toContain(ENDING.home);
  expect(endings).toContain(ENDING.count);
});

it('the turn in which the last pirate comes home counts [CORE-5]', () => {
  const t = table({ edition: 'classic' }, { turns: 4, pirates: [{ 36: 1, goal: 5 }], hands: ['key', ''] });
  expect(turnsPlayed(t.game.state)).toBe(4);
  t.do('play 36 key');
  expect(t.now.ending).toBe('home');
  expect(turnsPlayed(t.game.state)).toBe(5);
});
