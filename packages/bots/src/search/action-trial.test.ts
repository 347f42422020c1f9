import { copyState, createState, makeNotation, SeededChance, stateKey } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { expect, it, vi } from 'vitest';
import { ActionTrial } from './action-trial.ts';
import { searchContextFor } from './search-context.ts';

const POSITION: Position = {
  pirates: [
    { 12: 1, 9: 2 },
    { 9: 1, 8: 1 },
  ],
  hands: ['key hat', 'skull'],
};

function tryAction(notation: string) {
  const { rules, state } = table({ edition: 'classic' }, POSITION).game;
  const context = searchContextFor(rules);
  const { evaluator } = context;
  const action = context.startDecision(state).find(id => makeNotation(rules, id) === notation)!;
  const evaluated: number[] = [];
  const evaluate = evaluator.evaluate.bind(evaluator);
  const spy = vi.spyOn(evaluator, 'evaluate').mockImplementation((position, out) => {
    evaluate(position, out);
    evaluated.push(out[0]);
  });
  const before = copyState(rules, state);
  const after = createState(rules);
  const worth = new ActionTrial(rules, evaluator).worthOf(state, action, 0, new SeededChance('trial'), after);
  spy.mockRestore();
  expect(stateKey(state)).toBe(stateKey(before));
  return { worth, evaluated, after };
}

it('evaluates an action without luck once', () => {
  const { worth, evaluated, after } = tryAction('play 12 key');
  expect(evaluated).toEqual([worth]);
  expect(after.positions).toContain(15);
});

it('evaluates an action that draws a card three times, and takes the mean', () => {
  const { worth, evaluated, after } = tryAction('retreat 12');
  expect(evaluated).toHaveLength(3);
  expect(worth).toBeCloseTo((evaluated[0] + evaluated[1] + evaluated[2]) / 3, 12);
  expect(after.handCount[0]).toBeGreaterThan(2);
});
