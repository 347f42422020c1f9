/** Breaks a text into lines of at most this many columns, between words; further lines are indented. */
import { stripVTControlCharacters } from 'node:util';

export function wrap(text: string, columns: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  // Only single spaces are places to break: those that line things up stay as they are.
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) > columns && line.trim() !== '') {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Colours take no room. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;
