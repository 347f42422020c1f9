import { LONGEST_NAME } from '@cartagena/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBox } from '../game/testing/box.ts';
import { addTo } from './persisted-signal.ts';

const box = makeBox();
const page = new EventTarget();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', box);
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

/** Another window writes this down. */
function elsewhere(name: string, value: unknown): void {
  const key = `cartagena.${name}`;
  box.setItem(key, JSON.stringify(value));
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const saved = (name: string): unknown => JSON.parse(box.getItem(`cartagena.${name}`)!);

it('what another window chooses is chosen here too, and can be changed again', async () => {
  const { settings } = await import('./settings.ts');
  elsewhere('theme', 'dark');
  expect([settings.theme.value, settings.sound.value]).toEqual(['dark', true]);
  settings.theme.value = 'light';
  settings.theme.value = 'dark';
  expect(saved('theme')).toBe('dark');
});

it('what cannot be chosen here is left to the window that chose it', async () => {
  const { settings } = await import('./settings.ts');
  settings.theme.value = 'light';
  elsewhere('theme', 'a theme of the future');
  expect([settings.theme.value, saved('theme')]).toEqual(['light', 'a theme of the future']);
});

it('what was done in two windows is marked in both', async () => {
  const { solvedPuzzles } = await import('../exercise/done.ts');
  elsewhere('puzzles-2', ['classic-1']);
  addTo(solvedPuzzles, 'classic-2');
  expect(saved('puzzles-2')).toEqual(['classic-1', 'classic-2']);
});

it('a name is as long as a server takes it', async () => {
  const { LONGEST_OWN_NAME } = await import('./settings.ts');
  expect(LONGEST_OWN_NAME).toBe(LONGEST_NAME);
});
