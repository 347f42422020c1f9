/** Asks the server for something, and tells if it was not done. */
import { toast } from '../ui/announce.tsx';
import type { Answer } from './api.ts';
import { problemInWords } from './problem-words.ts';

export async function doOrTell<T>(doing: Answer<T> | Promise<Answer<T>>): Promise<boolean> {
  const answer = await doing;
  if (!answer.ok) toast(problemInWords(answer.reason));
  return answer.ok;
}
