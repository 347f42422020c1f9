/** Cleans text that people write before others see it. */
import { malformed } from './problem.ts';

/** Control characters, lone surrogates, private-use characters, and those that change the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Joins emoji, and has no meaning elsewhere. */
const JOINER = '\u200d';
const LONE_JOINERS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** Characters without a visible shape: Hangul fillers, the empty Braille pattern, variation selectors. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{M}\u2800\s]/gu;
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/g;
/** More marks on one letter than any language writes; they would cover the lines above and below. */
const PILED_MARKS = /\p{M}{4,}/u;

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, sign => (sign === JOINER ? sign : ' '))
    .replace(LONE_JOINERS, '')
    .replace(/\s+/g, ' ')
    .trim();

export function cleaned(field: string, text: string): string {
  const result = clean(text);
  if (result.replace(BLANK, '') === '') throw malformed(field, `The field ${field} must have something to see in it.`);
  if (PILED_MARKS.test(result)) throw malformed(field, `The field ${field} has too many marks on one letter.`);
  return result;
}

/** A name. Invisible characters are removed from it everywhere. */
export function cleanedName(field: string, text: string): string {
  return cleaned(field, text.replace(FILLERS, ' '));
}
