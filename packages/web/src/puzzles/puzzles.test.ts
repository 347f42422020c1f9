import { unwrap } from '@cartagena/engine';
import { loadPuzzles, PUZZLE_TITLES } from '@cartagena/study/puzzles';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '../board/scene.ts';
import { inLanguage } from '../events/testing/speaking.ts';
import { follow } from '../exercise/course.ts';
import { reasonsInWords } from '../table/choosing/plan-words.ts';
import { LANGUAGES } from '../words/words.ts';
import { EDITIONS_WITH_PUZZLES, nextUnsolved, puzzleOfToday, puzzlesOf } from './lists.ts';
import { exerciseOf } from './puzzle-position.ts';
import { turnWords } from './turn-words.ts';

describe.each(EDITIONS_WITH_PUZZLES)('puzzles of %s', edition => {
  it('are open at first, and solved at the table by each of their answers', async () => {
    for (const puzzle of await loadPuzzles(edition)) {
      const exercise = exerciseOf(puzzle);
      const judged = (actions: readonly string[]) => exercise.judge(unwrap(follow(exercise, actions)));
      expect(judged([])).toBe('open');
      for (const solution of puzzle.solutions) expect(judged(solution), puzzle.id).toBe('solved');
    }
  });

  it.each(LANGUAGES)('have an answer and a reason in words: %s', async language => {
    await inLanguage(language);
    for (const puzzle of await loadPuzzles(edition)) {
      const exercise = exerciseOf(puzzle);
      const names = Array.from({ length: puzzle.config.seats }, (_, seat) => `Player ${seat}`);
      const setting = { edition, shape: shapeOf(exercise.rules), names };
      const texts = [...turnWords(exercise, setting, puzzle.solutions[0]), ...reasonsInWords(puzzle.explanation)];
      expect(texts.length).toBeGreaterThan(puzzle.solutions[0].length);
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN|^$/);
    }
  });
});

it('the puzzle of the day is the same at every hour of the day, everywhere', () => {
  const early = puzzleOfToday(new Date('2026-11-16T00:00:00Z'));
  expect(puzzleOfToday(new Date('2026-11-16T23:59:59Z'))).toBe(early);
  expect(puzzleOfToday(new Date('2026-11-17T00:00:00Z'))).not.toBe(early);
});

describe('the next puzzle', () => {
  const [first, second, third] = puzzlesOf('classic');
  const all = PUZZLE_TITLES.map(({ id }) => id);

  it('is the next one of the box that is not solved', () => {
    expect(nextUnsolved(first, [])).toBe(second);
    expect(nextUnsolved(first, [second.id])).toBe(third);
  });

  it('begins again after the last, and is none when all are solved', () => {
    expect(
      nextUnsolved(
        third,
        all.filter(id => id !== first.id),
      ),
    ).toBe(first);
    expect(nextUnsolved(first, all)).toBeUndefined();
  });
});
