import type { GameEvent, View } from '@cartagena/engine';
import { signal } from '@preact/signals';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changesWords } from '../events/changes.ts';
import { inLanguage, SETTING } from '../events/testing/speaking.ts';
import type { GameStep } from './host.ts';
import { watchMeanwhile } from './meanwhile.ts';

const view = (actor: number, viewer: number | 'spectator' = 0): View =>
  ({ actor, viewer, seats: [{ pirates: { start: 6 } }, { pirates: { start: 6 } }] }) as unknown as View;
const ROBBED: GameEvent = { type: 'stole', seat: 1, from: 0 };
const QUIET: GameEvent = { type: 'reshuffled', count: 3 };

beforeAll(() => inLanguage('en'));
afterAll(() => void vi.unstubAllGlobals());

function watch(first: View) {
  const moment = (now: View) => ({ made: 0, view: now, legal: [], undoable: 0 });
  const shown = signal(moment(first));
  const listeners = new Set<(step: GameStep) => void>();
  const onShow = (hear: (step: GameStep) => void) => {
    listeners.add(hear);
    return () => void listeners.delete(hear);
  };
  const meanwhile = watchMeanwhile({ shown, onShow });
  const show = (now: View, ...events: GameEvent[]) => {
    for (const hear of listeners) hear({ events, moment: moment(now) });
    shown.value = moment(now);
  };
  return { meanwhile, show, changes: () => meanwhile.changes.value && changesWords(SETTING, meanwhile.changes.value) };
}

it('what others did is summed up when it is your turn again, and not before', () => {
  const { meanwhile, show, changes } = watch(view(0));
  show(view(1), QUIET);
  show(view(1), ROBBED);
  expect(meanwhile.changes.value).toBeUndefined();
  show(view(0), ROBBED);
  expect(changes()).toBe('Meanwhile Bea took 2 cards of yours.');
});

it('it is gone once you have done something, and begins anew', () => {
  const { meanwhile, show, changes } = watch(view(1));
  show(view(0), ROBBED);
  expect(changes()).toBe('Meanwhile Bea took 1 card of yours.');
  show(view(0), QUIET);
  expect(meanwhile.changes.value).toBeUndefined();
  show(view(1), QUIET);
  show(view(0), ROBBED);
  expect(changes()).toBe('Meanwhile Bea took 1 card of yours.');
});

it('nothing of it passes from one viewer to the next', () => {
  const { meanwhile, show } = watch(view(1));
  show(view(1), ROBBED);
  show(view(1, 'spectator'));
  show(view(1, 1));
  expect(meanwhile.changes.value).toBeUndefined();
});

it('a closed one watches no more', () => {
  const { meanwhile, show } = watch(view(1));
  meanwhile.close();
  show(view(0), ROBBED);
  expect(meanwhile.changes.value).toBeUndefined();
});
