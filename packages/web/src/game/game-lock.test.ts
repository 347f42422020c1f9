import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GameLock, lockGame } from './game-lock.ts';

const windows: GameLock[] = [];
const open = (): GameLock => {
  const lock = lockGame('one');
  windows.push(lock);
  return lock;
};
const shown = (what: () => string[]) => expect.poll(what, { timeout: 60_000 });
const states = () => windows.map(({ state }) => state.value);

let now = 0;
beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
});
afterEach(() => {
  for (const lock of windows.splice(0)) lock.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('without locks, the window that opened a game last has it', async () => {
  open();
  expect(states()).toEqual(['held']);
  open();
  await shown(states).toEqual(['elsewhere', 'held']);
});

test('without locks, a game that is taken back stays taken', async () => {
  const first = open();
  open();
  await shown(states).toEqual(['elsewhere', 'held']);
  first.take();
  await shown(states).toEqual(['held', 'elsewhere']);
});

test('without locks, one of two windows that claim a game at once has it', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const [first, second] = [open(), open()];
  await shown(() => states().sort()).toEqual(['elsewhere', 'held']);
  first.take();
  second.take();
  await shown(() => states().sort()).toEqual(['elsewhere', 'held']);
});

test('without locks, a clock that was set back leaves the game in one window', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(2_000);
  open();
  clock.mockReturnValue(1_000);
  const second = open();
  await shown(states).toEqual(['held', 'elsewhere']);
  second.take();
  await shown(states).toEqual(['elsewhere', 'held']);
});
