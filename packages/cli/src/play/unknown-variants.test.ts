/** Whole games at a terminal that has no words for any variant: everything is shown by its names. */
import { describe, expect, it, vi } from 'vitest';
import { FULL_TABLES, playRandomly } from '../testing/random-game.ts';

vi.mock('../variants/index.ts', () => ({ VARIANTS: [], variantWords: () => ({}), MODULE_ALIASES: new Map() }));

describe.each(FULL_TABLES)('$edition with $modules', table => {
  it('is played to its end', async () => {
    const output = await playRandomly(table);
    expect(output).toMatch(/ wins\.| share the victory\./);
    expect(output).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('without words', () => {
  const wielka = playRandomly(FULL_TABLES.find(({ edition }) => edition === 'wielka')!);
  const diaries = playRandomly(FULL_TABLES.find(({ edition }) => edition === 'diaries')!);

  it('an event is described by its names', async () => {
    expect(await wielka).toMatch(/^ {2}chests: places \d+\+\d+/m);
    expect(await wielka).toMatch(/^ {2}sailed: seat [AB], to (near|far), free (true|false)\.$/m);
  });

  it('a move is described by its cause', async () => {
    expect(await wielka).toMatch(/'s pirate moves from space \d+ to .* \(retreat\)\.$/m);
  });

  it('an action is listed by its notation, and explained by how it is written', async () => {
    expect(await wielka).toMatch(/^ +\d+ {2}retreat \d+\b/m);
    expect(await wielka).toMatch(/^ {2}pistol {4}written as "pistol card target"$/m);
  });

  it('a decision is asked for by its phase', async () => {
    expect(await diaries).toMatch(/Choose: pick\./);
  });

  it('a place has a line of its own', async () => {
    expect(`${await wielka}${await diaries}`).toMatch(/^(boat|wharf|sea|white\d|orange\d) +A×\d {2}B×\d$/m);
  });
});
