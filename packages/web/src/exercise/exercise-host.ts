/** A table at which one seat tries something out from a prepared position, until it is judged. Nobody else plays. */
import { type Action, namedActions, unwrap, viewFor } from '@cartagena/engine';
import type { AttemptStatus } from '@cartagena/study/puzzles';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { redactEvents } from '../events/log-entry.ts';
import { type GameStep, type Host, type Moment, NOTHING_TO_UNDO } from '../game/host.ts';
import { type Course, follow, type Position } from './course.ts';

export interface Exercise extends Position {
  /** `open`: go on. Otherwise nothing more can be done but to take back. */
  readonly judge: (course: Course) => AttemptStatus;
}

export interface ExerciseHost extends Host {
  readonly course: ReadonlySignal<Course>;
  readonly standing: ReadonlySignal<AttemptStatus>;
  restart(): void;
}

export function openExercise(exercise: Exercise, sitters: Host['sitters']): ExerciseHost {
  const { rules, state: start } = exercise;
  const seat = start.actor;
  const course = signal(unwrap(follow(exercise, [])));
  const standing = computed(() => exercise.judge(course.value));
  const moment = computed<Moment>(() => {
    const { actions, state, hasEnded } = course.value;
    return {
      made: actions.length,
      view: viewFor(rules, state, seat),
      legal: standing.value === 'open' && !hasEnded ? namedActions(rules, state) : [],
      undoable: actions.length,
    };
  });
  const listeners = new Set<(step: GameStep) => void>();

  function show(next: Course, events: GameStep['events']): void {
    course.value = next;
    const step = { events: redactEvents(events, seat), moment: moment.value };
    for (const hear of listeners) hear(step);
  }

  return {
    rules,
    sitters,
    course,
    standing,
    moment,
    past: computed(() => course.value.told.map((events, i) => ({ made: i + 1, events: redactEvents(events, seat) }))),
    onStep(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    async act(action: Action) {
      const next = follow(exercise, [...course.value.actions, action]);
      if (!next.ok) return next.reason;
      show(next.value, next.value.told.at(-1)!);
      return undefined;
    },
    async undo() {
      const { actions } = course.value;
      if (actions.length === 0) return NOTHING_TO_UNDO;
      show(unwrap(follow(exercise, actions.slice(0, -1))), []);
      return undefined;
    },
    restart() {
      show(unwrap(follow(exercise, [])), []);
    },
    close() {
      listeners.clear();
    },
  };
}
