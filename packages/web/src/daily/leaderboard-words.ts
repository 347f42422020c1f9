/** Why the server has not taken a result, in words. Some codes mean something else at a table. */
import type { Problem } from '@cartagena/protocol';
import { problemInWords } from '../online/problem-words.ts';
import { sayIfKnown } from '../words/words.ts';

export const refusalInWords = (problem: Problem): string =>
  sayIfKnown(`leaderboard.refused.${problem.code}`) ?? problemInWords(problem);
