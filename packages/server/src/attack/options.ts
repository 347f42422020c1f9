/** What can be chosen about an attack, from the command line. */
import { type Flags, orMistake, readFlags, usageOf } from '../load/flags.ts';

export interface AttackOptions {
  /** Actions of the shortest log that remain, and pairs of an action and its undo. */
  readonly actions: number;
  readonly pairs: number;
  /** How often each request is measured. */
  readonly repeats: number;
  /** How often each request is made before that, at another table. */
  readonly warmUps: number;
}

const FLAGS = {
  actions: ['N', 'actions of the shortest log; the others have 2 and 4 times as many', '375'],
  pairs: ['N', 'pairs of an action and its undo in it', '425'],
  repeats: ['N', 'how often each request is measured', '3'],
  'warm-ups': ['N', 'how often it is made before that, at another table', '5'],
} as const satisfies Flags;

export const USAGE = usageOf('attack', FLAGS);

/** The options, or what is wrong with them. */
export const readOptions = (args: readonly string[]): AttackOptions | { readonly mistake: string } =>
  orMistake(() => {
    const { whole } = readFlags(FLAGS, args);
    return {
      actions: whole('actions', 1),
      pairs: whole('pairs'),
      repeats: whole('repeats', 1),
      warmUps: whole('warm-ups'),
    };
  });
