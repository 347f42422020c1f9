/** Breaks a text between words into lines of at most this many columns. Lines after the first are indented. */
import { stripVTControlCharacters } from 'node:util';

export function wrap(text: string, columns: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  // Breaks only at single spaces: more of them align columns, and stay as they are.
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) > columns && line.trim() !== '') {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Colour codes have no width. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;
