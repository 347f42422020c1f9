import {
  actionBuffer,
  apply,
  type GameEvent,
  legalActions,
  newGame,
  resolveRules,
  SeededChance,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';
import { raceOf } from './race.ts';

const SETUPS = everySetup().filter((_, i) => i % 9 === 0);

it.each(SETUPS.map(config => [nameSetup(config), config] as const))('ends where everybody stands: %s', (_, config) => {
  const rules = resolveRules(config);
  const events: GameEvent[] = [];
  const game = { ...newGame(rules, new SeededChance('race')), emit: (event: GameEvent) => void events.push(event) };
  const luck = new SeededChance('moves');
  const out = actionBuffer(rules);
  for (let made = 0; made < 3000; made++) {
    const count = legalActions(rules, game.state, out);
    if (count === 0) break;
    apply(game, out[luck.below(count)]);
  }
  const view = viewFor(rules, game.state, 'spectator');
  const race = raceOf(rules, [...events, { type: 'ended', seat: 0 }]);
  race.forEach((line, seat) => {
    expect(line[0]).toBe(0);
    expect(line.at(-1)).toBe(progressOf(rules, view, seat));
  });
  expect(race[0].length).toBeGreaterThan(3);
});
