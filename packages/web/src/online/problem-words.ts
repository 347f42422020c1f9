/** Why the server has not done something, in words. What it says itself is English; the common cases are translated. */
import type { Problem } from '@cartagena/protocol';
import { EN } from '../words/en.ts';
import { say, type WordKey } from '../words/words.ts';

const isKey = (key: string): key is WordKey => Object.hasOwn(EN, key);

export function problemInWords({ code, text }: Problem): string {
  const key = `problem.${code}`;
  return isKey(key) ? say(key) : text;
}
