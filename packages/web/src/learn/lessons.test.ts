import { unwrap, viewFor } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { follow } from '../exercise/course.ts';
import { canReach, standingIn } from './lesson.ts';
import { CLASSIC_LESSONS, LESSON_IDS, LESSONS, lessonAt, lessonPath, MODULE_LESSONS } from './lessons.ts';
import { prepare } from './prepared.ts';

describe.each(LESSON_IDS)('the lesson %s', id => {
  const lesson = LESSONS[id];
  const position = prepare(lesson);
  const { rules, state } = position;
  const start = unwrap(follow(position, []));

  it('begins with a turn of the first seat, with all cards of the deck and a pirate for every place', () => {
    expect([state.turn, state.actor, state.hasActed]).toEqual([0, 0, 0]);
    const held = [...state.hand].reduce((sum, count) => sum + count, 0);
    expect(held + state.stockCount + state.rowCount + state.discardCount).toBe(rules.deckSize);
    expect(Math.min(...state.stock)).toBeGreaterThanOrEqual(0);
    for (const { pirates } of viewFor(rules, state, 0).seats)
      expect(Object.values(pirates).reduce((sum, count) => sum + count, 0)).toBe(rules.pirates);
  });

  it('is not done before anything is done, but can be', () => {
    expect(lesson.goal(start)).toBe(false);
    expect(canReach(lesson.goal, position, start)).toBe(true);
  });

  it('is done by its model, with the last action and not before', () => {
    const standings = lesson.solution.map((_, i) =>
      standingIn(lesson, position, unwrap(follow(position, lesson.solution.slice(0, i + 1)))),
    );
    expect(standings).toEqual([...lesson.solution.slice(1).map(() => 'open'), 'solved']);
  });

  it('has an address of its own', () => {
    expect(lessonAt(lessonPath(id).split('/').at(-1)!)).toBe(id);
  });
});

it('there are ten lessons of the classic game, and one for each further module', () => {
  expect(CLASSIC_LESSONS).toHaveLength(10);
  for (const id of CLASSIC_LESSONS) expect(LESSONS[id].choices.edition).toBe('classic');
  for (const id of MODULE_LESSONS) expect(LESSONS[id].choices.modules).toContain(id);
  expect(lessonAt('11')).toBeUndefined();
  expect(lessonAt('nothing')).toBeUndefined();
});

describe('what leads away from the goal', () => {
  it('is noticed at once', () => {
    const position = prepare(LESSONS.leap);
    expect(standingIn(LESSONS.leap, position, unwrap(follow(position, ['play 4 key'])))).toBe('failed');
  });

  it('is noticed when the turn is over', () => {
    const position = prepare(LESSONS.three);
    expect(standingIn(LESSONS.three, position, unwrap(follow(position, ['play start key', 'end'])))).toBe('failed');
  });
});
