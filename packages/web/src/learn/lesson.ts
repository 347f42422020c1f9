/** A lesson: one idea, a prepared position, and the thing to be done there. Its words are in the catalogues, as `lesson.ID.*`. */
import { type Choices, type GameEvent, namedActions, unwrap } from '@cartagena/engine';
import type { AttemptStatus } from '@cartagena/study/puzzles';
import type { EventOf } from '../events/telling.ts';
import { type Course, follow, type Position } from '../exercise/course.ts';
import type { Preparation } from './prepared.ts';

export interface Lesson extends Preparation {
  /** Whether the thing was done. */
  readonly goal: (course: Course) => boolean;
  /** One way to do it, in notation. It is also what is shown to those who want to see it. */
  readonly solution: readonly string[];
}

/** Icons of its path: skull 1, dagger 2, key 3, bottle 4, pistol 5, hat 6, skull 7, and so on to the hat on 24. */
export const CLASSIC_TABLE: Choices = { edition: 'classic', supply: 'stock', hands: 'hidden', segments: [4] };

/** Whether any of the events of a course is like this. */
export const happened =
  <T extends GameEvent['type']>(type: T, like: Partial<EventOf<T>> = {}) =>
  ({ told }: Course): boolean =>
    told.flat().some(event => isLike(event, { type, ...like }));

const isLike = (event: GameEvent, like: object): boolean =>
  Object.entries(like).every(([field, value]) => (event as unknown as Record<string, unknown>)[field] === value);

/** With one action that brings this many cards. */
export const drawing =
  (count: number, goal: Lesson['goal']): Lesson['goal'] =>
  course =>
    goal(course) && course.told.some(events => events.filter(({ type }) => type === 'drew').length === count);

/** Looking at more ways than these takes too long: the lesson stays open then. */
const MOST_TRIED = 1_000;

export function standingIn(lesson: Pick<Lesson, 'goal'>, position: Position, course: Course): AttemptStatus {
  if (lesson.goal(course)) return 'solved';
  return canReach(lesson.goal, position, course) ? 'open' : 'failed';
}

/** Whether some way from here leads to the goal within the turn. */
export function canReach(goal: Lesson['goal'], position: Position, from: Course): boolean {
  const { rules } = position;
  const open = [from];
  for (let at = 0; at < open.length; at++) {
    if (open.length > MOST_TRIED) return true;
    const { state, hasEnded, actions } = open[at];
    if (hasEnded) continue;
    for (const action of namedActions(rules, state)) {
      const next = unwrap(follow(position, [...actions, action]));
      if (goal(next)) return true;
      open.push(next);
    }
  }
  return false;
}
