import { EDITION, EDITIONS, MODULES, setUp, unwrap } from '@cartagena/engine';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { addTableOptions, configFrom } from './table-options.ts';

const config = (...words: string[]) => configFrom(addTableOptions(new Command()).parse(words, { from: 'user' }).opts());

it('is the first edition by default', () => {
  expect(config()).toEqual(unwrap(setUp({ edition: EDITIONS[0] })));
});

it('leaves what is not given to the edition or the preset', () => {
  for (const edition of EDITIONS) expect(config('--edition', edition)).toEqual(unwrap(setUp({ edition })));
  expect(config('--edition', 'Tortuga')).toMatchObject({ supply: 'row', hands: 'open' });
  expect(config('--edition', 'tortuga', '--hands', 'hidden')).toMatchObject({ supply: 'row', hands: 'hidden' });
});

it('has an option for every field of a configuration', () => {
  const help = addTableOptions(new Command()).helpInformation();
  for (const field of Object.keys(config()))
    expect(help).toMatch(new RegExp(`--(no-)?${field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}\\b`));
});

it('describes a parameter of a module by its words, or else by its values', () => {
  const help = addTableOptions(new Command()).helpInformation().replace(/\s+/g, ' ');
  expect(help).toContain('--assist <kind> nest (Cartagena II) or morgan');
  expect(help).toContain('--limit <kind> golden or grey');
});

it('adds modules and leaves modules out', () => {
  const { defaults, optional } = EDITION.wielka;
  const all = config('--edition', 'wielka', '--modules', 'all').modules;
  expect(all).toEqual(MODULES.filter(id => [...defaults.modules, ...optional].includes(id)));
  expect(config('--edition', 'wielka', '--modules', 'Morgan, items').modules).toEqual([
    'retreat',
    'assist',
    'empty',
    'items',
  ]);
  expect(config('--edition', 'wielka', '--without', 'empty').modules).toEqual(['retreat']);
});
