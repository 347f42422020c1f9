/** A puzzle as a position at a table: in any world that fits what its seat sees, until something comes to light, all goes the same way. */
import { resolveRules, SeededChance, sampleState, unwrap } from '@cartagena/engine';
import { attemptStatus, type Puzzle } from '@cartagena/study/puzzles';
import type { Exercise } from '../exercise/exercise-host.ts';

export function exerciseOf(puzzle: Puzzle): Exercise {
  const { id, config, view } = puzzle;
  const rules = resolveRules(config);
  return {
    rules,
    state: sampleState(rules, view, new SeededChance(id)),
    luck: () => new SeededChance(id, 1),
    judge: ({ actions }) => unwrap(attemptStatus(puzzle, actions)),
  };
}
