/** What was saved on this device and came back as something else: every choice is one that can be chosen. */
import { type Fate, fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { noiseForJson } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBox } from '../game/testing/box.ts';
import { addTo } from './persisted-signal.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', makeBox());
  vi.stubGlobal('navigator', { languages: ['pl-PL'] });
});
afterEach(() => void vi.unstubAllGlobals());

/** The page opened with this in the box. */
async function opened<T>(key: string, text: string, load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  localStorage.setItem(key, text);
  return load();
}

describe('settings', () => {
  it('noise', () =>
    fuzz(
      'web: settings',
      30,
      fc.tuple(fc.constantFrom('language', 'theme', 'pace', 'sound', 'numbers', 'confirm', 'name'), noiseForJson),
      async ([name, text]): Promise<Fate> => {
        const { settings, THEMES, PACES } = await opened(`cartagena.${name}`, text, () => import('./settings.ts'));
        expect(['en', 'pl']).toContain(settings.language.value);
        expect(THEMES).toContain(settings.theme.value);
        expect(PACES).toContain(settings.pace.value);
        for (const one of [settings.sound, settings.numbers, settings.confirm]) expect(one.value).toBeTypeOf('boolean');
        expect(settings.name.value.length).toBeLessThanOrEqual(24);
        return localStorage.getItem(`cartagena.${name}`) === text ? 'accepted' : 'refused';
      },
    ));

  it('what was done once', () =>
    fuzz('web: marks of lessons and puzzles', 20, noiseForJson, async text => {
      const { doneLessons } = await opened('cartagena.lessons', text, () => import('../exercise/done.ts'));
      for (const name of doneLessons.value) expect(name).toBeTypeOf('string');
      addTo(doneLessons, 'two');
      expect(doneLessons.value).toContain('two');
      return doneLessons.value.length > 1 ? 'accepted' : 'refused';
    }));
});
