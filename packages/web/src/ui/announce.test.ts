import { effect, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, toast } from './announce.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is announced in an effect does not set it off again', () => {
  const step = signal(0);
  let runs = 0;
  const stop = effect(() => {
    runs++;
    announce(`step ${step.value}`);
    toast(`step ${step.value}`);
  });
  step.value = 1;
  vi.runAllTimers();
  expect(runs).toBe(2);
  stop();
});
