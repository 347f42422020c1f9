/** Why a game cannot be shown, in one sentence. */
import type { Reason } from '@cartagena/engine';
import { say, sayIfKnown } from '../words/words.ts';

export const problemWords = ({ code }: Pick<Reason, 'code'>): string =>
  sayIfKnown(`replay.bad.${code}`) ??
  sayIfKnown(`why.${code}`) ??
  sayIfKnown(`problem.${code}`) ??
  say('replay.bad.no-record');
