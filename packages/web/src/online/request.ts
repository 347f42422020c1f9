/** Asks the server for something, and tells if it was not done. */
import { toast } from '../ui/announce.tsx';
import type { ApiResult } from './api.ts';
import { problemInWords } from './problem-words.ts';

export async function toastOnError<T>(doing: ApiResult<T> | Promise<ApiResult<T>>): Promise<boolean> {
  const answer = await doing;
  if (!answer.ok) toast(problemInWords(answer.reason));
  return answer.ok;
}
