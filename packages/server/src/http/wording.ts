/** What people write, made fit to be shown to others. */
import { malformed } from './problem.ts';

/** Controls, invisible signs, halves of signs, and those that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Holds composed emoji together. */
const JOINER = '\u200d';

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, sign => (sign === JOINER ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim();

export function cleaned(field: string, text: string): string {
  const result = clean(text);
  if (result.replaceAll(JOINER, '') === '') throw malformed(field, `The field ${field} must not be empty.`);
  return result;
}
