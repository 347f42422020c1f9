import { expect, it } from 'vitest';
import { readOptions, USAGE } from './options.ts';

it('without options the goals are measured', () => {
  expect(readOptions(['--peer', 'memory,bare'])).toMatchObject({ peers: ['memory', 'bare'] });
  expect(readOptions([])).toMatchObject({ tables: 1000, clients: 5000, rates: [500], store: 'sqlite', nodes: 1 });
});

it('an address of a database means PostgreSQL', () => {
  const options = readOptions(['--database', 'postgres://here/load', '--nodes', '2']);
  expect(options).toMatchObject({ store: 'postgres', database: 'postgres://here/load', nodes: 2 });
});

it('the peer is the one in memory unless it is named; several rates are measured one after the other', () => {
  expect(readOptions(['--peer', '--rate', '500,1000'])).toMatchObject({
    peers: ['memory'],
    rates: [500, 1000],
    rounds: 2,
  });
  expect(readOptions(['--peer', 'flatfile'])).toMatchObject({ peers: ['flatfile'] });
  expect(readOptions(['--peer', 'memory,bare'])).toMatchObject({ peers: ['memory', 'bare'] });
  expect(readOptions([])).toMatchObject({ peers: [] });
});

it.each([
  [['--tables', 'many'], '--tables must be a whole number, 1 or more.'],
  [['--store', 'paper'], '--store must be sqlite or postgres.'],
  [['--rate', '5,'], '--rate must be whole numbers with commas between them.'],
  [['--peer', 'cloud'], '--peer must be memory, flatfile, bare, bare-file, or several with commas between them.'],
  [['--peer', '--bots', '1'], '--peer has no bots, one server, and the classic edition.'],
  [['--people', '5', '--bots', '1'], '--people and --bots together must be from 2 to 5.'],
  [['--tables', '10', '--clients', '39'], '--clients must be at least 40: 10 tables of 4 people.'],
])('%s is refused with the reason', (args, mistake) => {
  expect(readOptions(args)).toEqual({ mistake });
});

it('an option that there is not is refused, and all that there are can be read about', () => {
  expect(readOptions(['--speed', '9'])).toMatchObject({ mistake: expect.stringContaining('--speed') });
  expect(USAGE).toContain('--rate');
});
