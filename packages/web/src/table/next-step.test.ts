import type { Action, View } from '@cartagena/engine';
import { expect, it } from 'vitest';
import type { Option } from '../game/option.ts';
import { choosing } from './choosing.ts';
import { type Chosen, NOTHING } from './chosen.ts';
import { nextStep } from './next-step.ts';

const VIEW = { phase: 'turn', actor: 0, seats: [{}], hasActed: true } as unknown as View;
const option = (action: Action): Option => ({ action, moves: [], gains: 0, isFinal: false, endsTurn: false });
const PLAY = option({ type: 'play', from: 3, card: 'key' });
const RETREAT = option({ type: 'retreat', from: 3 });
const END = option({ type: 'end' });
const HOIST = option({ type: 'hoist' });

const KEY: Chosen = { cards: ['key'] };

it.each([
  ['nothing to decide', [], NOTHING, { type: 'wait' }],
  ['the only thing there is', [PLAY], NOTHING, { type: 'do', option: PLAY, isOnly: true }],
  ['what the choice leaves', [PLAY, RETREAT, END], KEY, { type: 'do', option: PLAY, isOnly: false }],
  ['the end, once something was done', [PLAY, RETREAT, END], NOTHING, { type: 'do', option: END, isOnly: false }],
  ['the flag before the end', [RETREAT, END, HOIST], NOTHING, { type: 'do', option: HOIST, isOnly: false }],
  ['a list, where nothing is likely', [PLAY, RETREAT], NOTHING, { type: 'moves', options: [PLAY, RETREAT] }],
] as const)('%s', (_, options, chosen, step) => {
  expect(nextStep(choosing(VIEW, options, chosen), false)).toEqual(step);
});

it('a turn in which nothing was done is not ended by the main button', () => {
  const now = choosing({ ...VIEW, hasActed: false }, [PLAY, RETREAT, END], NOTHING);
  expect(nextStep(now, false)).toEqual({ type: 'moves', options: [PLAY, RETREAT, END] });
});

it('a turn that waits for its end is ended', () => {
  expect(nextStep(choosing(VIEW, [], NOTHING), true)).toEqual({ type: 'pass-on' });
});
