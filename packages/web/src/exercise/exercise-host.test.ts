import type { Action } from '@cartagena/engine';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { GameStep } from '../game/host.ts';
import { LESSONS } from '../learn/lessons.ts';
import { prepare } from '../learn/prepared.ts';
import { type Exercise, openExercise } from './exercise-host.ts';
import { sittersAt } from './sitters.ts';

const SITTERS = signal(sittersAt(['Anna', 'Bruno'], 0));

const KEY: Action = { type: 'play', from: 'start', card: 'key' };

function open(judge: Exercise['judge'] = () => 'open') {
  const host = openExercise({ ...prepare(LESSONS.chain), judge }, SITTERS);
  const steps: GameStep[] = [];
  host.onStep(step => void steps.push(step));
  return { host, steps };
}

const placesOf = ({ host }: ReturnType<typeof open>) => host.moment.value.view.seats[0].pirates;

it('does what is allowed, and says why not otherwise', async () => {
  const table = open();
  expect(await table.host.act(KEY)).toBeUndefined();
  expect(placesOf(table)).toEqual({ start: 1, 3: 1, 9: 1, 15: 1 });
  expect(await table.host.act({ type: 'play', from: 'start', card: 'hat' })).toMatchObject({ code: 'no-card' });
  expect(table.steps.map(({ events }) => events.map(({ type }) => type))).toEqual([['played', 'moved']]);
  expect(table.host.past?.value.map(({ made }) => made)).toEqual([1]);
});

it('takes everything back, step by step or at once', async () => {
  const table = open();
  const before = placesOf(table);
  await table.host.act(KEY);
  await table.host.act(KEY);
  expect(table.host.moment.value.undoable).toBe(2);
  await table.host.undo();
  expect(table.host.course.value.actions).toEqual([KEY]);
  table.host.restart();
  expect(placesOf(table)).toEqual(before);
  expect(await table.host.undo()).toMatchObject({ code: 'nothing-to-undo' });
});

it('offers nothing more once it is judged, but can be taken back', async () => {
  const { host } = open(({ actions }) => (actions.length > 0 ? 'failed' : 'open'));
  expect(host.moment.value.legal).not.toEqual([]);
  await host.act(KEY);
  expect(host.standing.value).toBe('failed');
  expect(host.moment.value.legal).toEqual([]);
  await host.undo();
  expect(host.standing.value).toBe('open');
  expect(host.moment.value.legal).not.toEqual([]);
});

it('lets others answer by themselves when they are asked', async () => {
  const host = openExercise({ ...prepare(LESSONS.limit), judge: () => 'open' }, SITTERS);
  await host.act({ type: 'play', from: 4, card: 'hook*' });
  expect(host.moment.value.view).toMatchObject({ actor: 0, phase: 'turn' });
  expect(host.moment.value.view.seats.map(({ handCount }) => handCount)).toEqual([2, 6]);
});

it('the one who tries is blue, wherever they sit', () => {
  expect(sittersAt(['a', 'b', 'c'], 1).map(({ colour }) => colour)).toEqual(['red', 'blue', 'yellow']);
});
