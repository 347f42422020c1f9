import { effect, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer, announce, hush, toast } from './announce.tsx';
import { type Layer, openLayer } from './layers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** All texts that are told in the page, or in a window over it. */
const told = (layer?: Layer): string => JSON.stringify(Announcer({ layer }) as VNode);

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

it('what was told to somebody is gone when somebody else looks; what waits for an answer stays', () => {
  announce('You draw a key.');
  toast('No pirate of yours can use a bottle now.');
  const dismiss = toast('A new version is ready.', { label: 'Reload', run() {} });
  expect(told()).toContain('a key');
  hush();
  expect(told()).not.toMatch(/a key|a bottle/);
  expect(told()).toContain('A new version');
  dismiss();
});

it('what is told while a window is open is told in it; only what is still to be seen is left when it closes', () => {
  const over = Symbol('a window');
  const close = openLayer(over);
  announce('Bruno plays a key.');
  toast('The server cannot be reached.');
  expect(told()).not.toMatch(/a key|the server/i);
  expect(told(over)).toMatch(/a key.*the server/i);
  close();
  expect(told()).not.toContain('a key');
  expect(told()).toContain('The server');
});
