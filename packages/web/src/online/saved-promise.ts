/** What this browser saved of a game before its end: of version 2, or of version 1 if the table was opened under it. */
import type { SavedPromise } from './deal-verdict.tsx';
import { promiseOf } from './promises.ts';
import { evidenceOf } from './witness.ts';

export const savedPromiseOf = async (id: string): Promise<SavedPromise | undefined> =>
  (await evidenceOf(id)) ?? promiseOf(id);
