import { expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

it.each([
  [['arena', '--bots', 'a,b', '--seed', 'x'], 'cartagena arena --bots a,b --seed x'],
  [['arena', '--bots', 'a,b'], 'cartagena arena --bots a,b --seed dice'],
  [
    ['arena', '--seed=x', '--jobs', '4', '--json', '--report=/tmp/r.html', '--games', '9'],
    'cartagena arena --seed=x --games 9',
  ],
  [
    ['arena', '--bot', 'mine=cmd:/usr/bin/python3 /home/me/bots/mine.py --deep', '--seed', 'x'],
    "cartagena arena --bot 'mine=cmd:python3 mine.py --deep' --seed x",
  ],
  [['arena', '--seed', "it's"], `cartagena arena --seed 'it'\\''s'`],
])('%j reads %s', (words, text) => {
  expect(commandLine(words, 'dice')).toBe(text);
});
