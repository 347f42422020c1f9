import type { GameEvent, View } from '@cartagena/engine';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../words/words.ts';
import { changesFor, changesWords } from './changes.ts';
import { expectSentence, inLanguage, SETTING } from './testing/speaking.ts';

const view = (home: readonly number[], boat?: 'near' | 'far'): View =>
  ({ seats: home.map(goal => ({ pirates: { start: 6 - goal, goal } })), ...(boat ? { boat } : {}) }) as unknown as View;
const helped = (from: number, to: number, by = 1): GameEvent => ({
  type: 'moved',
  by,
  seat: 0,
  from,
  to,
  cause: 'assist',
});
const STILL = view([0, 0, 0]);

afterAll(() => void vi.unstubAllGlobals());

async function sum(events: readonly GameEvent[], before = STILL, after = before, language: 'en' | 'pl' = 'en') {
  await inLanguage(language);
  return changesWords(SETTING, changesFor(0, before, events, after));
}

describe('what changed for somebody', () => {
  it('may be nothing', async () => {
    expect(await sum([{ type: 'moved', by: 1, seat: 1, from: 1, to: 2, cause: 'play' }])).toBe(
      'Nothing changed for your crew.',
    );
    expect(await sum([{ type: 'took', seat: 0, from: 1 }])).toBe('Nothing changed for your crew.');
  });

  it('is told in one sentence', async () => {
    expect(
      await sum(
        [helped(3, 5), { type: 'stole', seat: 2, from: 0 }, { type: 'took', seat: 2, from: 0 }],
        view([0, 3, 0], 'near'),
        view([0, 4, 0], 'far'),
      ),
    ).toBe(
      'Meanwhile Bea helped your pirate to space 5, Celina took 2 cards of yours, the boat sailed away, and Bea has only 2 pirates left to bring home.',
    );
  });

  it('counts a pirate that was helped twice once, with its last place', async () => {
    expect(await sum([helped(3, 5), helped(5, 9, 2)])).toBe('Meanwhile Celina helped your pirate to space 9.');
    expect(await sum([helped(3, 5), helped(4, 5), helped(4, 7)])).toBe('Meanwhile 3 of your pirates were helped on.');
  });

  it('warns of the others once, when they come close', async () => {
    expect(await sum([], view([0, 4, 0]), view([0, 4, 0]))).toBe('Nothing changed for your crew.');
    expect(await sum([], view([0, 5, 0]), view([0, 6, 0]))).toBe('Meanwhile Bea has all pirates home.');
  });

  it('is a sentence in every language', async () => {
    const all: readonly GameEvent[] = [
      helped(3, 5),
      { type: 'moved', by: 1, seat: 0, from: 'white1', to: 'wharf', cause: 'sweep' },
      { type: 'moved', by: 1, seat: 0, from: 'white1', to: 'sea', cause: 'sea' },
      { type: 'gave', seat: 1, to: 0 },
      { type: 'stole', seat: 2, from: 0 },
    ];
    for (const language of LANGUAGES)
      for (const boat of ['near', 'far'] as const)
        expectSentence(
          await sum(all, view([0, 4, 4], boat === 'near' ? 'far' : 'near'), view([0, 5, 6], boat), language),
        );
  });
});
