/** Why the server has not done something, in words. What it says itself is English; the common cases are translated. */
import type { Problem } from '@cartagena/protocol';
import { sayIfKnown } from '../words/words.ts';

export function problemInWords({ code, text }: Problem): string {
  return sayIfKnown(`problem.${code}`) ?? sayIfKnown(`why.${code}`) ?? text;
}
