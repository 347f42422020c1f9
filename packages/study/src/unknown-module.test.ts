/** A module that nothing here has heard of, with an action and an event of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type ActionId,
  actionBuffer,
  apply,
  type GameConfig,
  type GameEvent,
  type GameRecord,
  legalActions,
  MODULE,
  MODULES,
  type Module,
  makeNotation,
  newGame,
  newRecord,
  resolveRules,
  SeededChance,
  seededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse, hint } from './index.ts';
import { attemptStatus, nextAction, type Puzzle } from './puzzles/index.ts';
import { outcomesOf } from './puzzles/turn-outcomes.ts';

/** Calls a retreat a whistle, and says that it was heard. */
const whistling: Module = {
  id: 'whistling' as Module['id'],
  patch: base => ({
    moves: base.moves.map(move =>
      move.type === 'retreat'
        ? {
            ...move,
            type: 'whistle' as typeof move.type,
            apply(game, choice) {
              game.emit?.({ type: 'whistled', seat: game.state.actor } as unknown as GameEvent);
              move.apply(game, choice);
            },
          }
        : move,
    ),
  }),
};

const config = {
  ...unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] })),
  modules: ['retreat', 'whistling'],
} as unknown as GameConfig;

/** Not by `registerModule`: other files of tests share the registry, so it is taken out again. */
const registered = MODULE as { [id: string]: Module };
beforeAll(() => {
  registered.whistling = whistling;
});
afterAll(() => {
  delete registered.whistling;
});

const ACTIONS = 60;

function playAtRandom(): GameRecord {
  const rules = resolveRules(config);
  const game = newGame(rules, seededChance('whistle', 0));
  const player = new SeededChance('player');
  const out = actionBuffer(rules);
  const actions: { seat: number; action: string }[] = [];
  while (actions.length < ACTIONS) {
    const action: ActionId = out[player.below(legalActions(rules, game.state, out))];
    actions.push({ seat: game.state.actor, action: makeNotation(rules, action) });
    game.chance = seededChance('whistle', actions.length);
    apply(game, action);
  }
  return { ...newRecord(config, 'whistle'), actions };
}

describe('a module that study does not know', () => {
  it('can be analysed', () => {
    const record = playAtRandom();
    expect(record.actions.some(({ action }) => action.startsWith('whistle'))).toBe(true);
    const steps = analyse(record, { rounds: 1 });
    let next = steps.next();
    while (!next.done) next = steps.next();
    const { turns, chances } = next.value;
    expect(turns.at(-1)!.to).toBe(record.actions.length);
    for (const row of chances) expect(row.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  });

  it('has hints and puzzles', () => {
    const rules = resolveRules(config);
    const { state } = newGame(rules, new SeededChance('hint'));
    const view = viewFor(rules, state, state.actor);
    const { plan } = hint(rules, view, { rounds: 1 });
    expect(plan.steps.length).toBeGreaterThan(0);
    const outcomes = outcomesOf(rules, state, new SeededChance('outcomes'), 100_000)!;
    expect(outcomes.length).toBeGreaterThan(1);
    const solutions = [outcomes[0].actions.map(action => makeNotation(rules, action))];
    const puzzle = { id: 'unknown-1', config, view, solutions } as unknown as Puzzle;
    expect(unwrap(attemptStatus(puzzle, solutions[0]))).toBe('solved');
    expect(attemptStatus(puzzle, [plan.steps[0].action]).ok).toBe(true);
    expect(nextAction(puzzle, [])).toBe(solutions[0][0]);
  });
});

it('no module is named here, except in the list of tables that are searched for puzzles', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('puzzle-tables.ts'),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    for (const id of MODULES) expect(text, `${file} names ${id}`).not.toMatch(new RegExp(`['"\`.]${id}\\b`));
  }
});
