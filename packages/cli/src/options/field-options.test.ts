import { Command } from 'commander';
import { expect, it } from 'vitest';
import { addFieldOptions } from './field-options.ts';

const FIELDS = Object.entries({ firstHand: 6, segments: [6], supply: 'stock', recycle: true, pass: false });

const program = () =>
  addFieldOptions(new Command().exitOverride().configureOutput({ writeErr: () => {} }), FIELDS, {
    supply: 'stock or row',
  });
const parse = (...words: string[]) => program().parse(words, { from: 'user' }).opts();

it.each([
  [[], {}],
  [['--first-hand', '5'], { firstHand: 5 }],
  [['--segments', '3+4'], { segments: [3, 4] }],
  [['--supply', 'row'], { supply: 'row' }],
  [['--no-recycle', '--pass'], { recycle: false, pass: true }],
  [['--recycle', '--no-pass'], { recycle: true, pass: false }],
])('%j is read as %j', (words, options) => expect(parse(...words)).toEqual(options));

it.each([
  [['--first-hand', 'few'], 'It must be a whole number.'],
  [['--segments', 'six'], 'It must look like 6 or 3+4.'],
  [['--fleet'], "unknown option '--fleet'"],
])('%j is refused', (words, message) => expect(() => parse(...words)).toThrow(message));

it('shows both forms of a switch, and names a field that has no description', () => {
  const help = program().helpInformation();
  expect(help).toMatch(/--recycle +the field recycle of the configuration; or\s+--no-recycle/);
  expect(help).toMatch(/--pass +the field pass of the configuration; or --no-pass/);
  expect(help).toMatch(/--supply <kind> +stock or row/);
});
