import { describe, expect, it } from 'vitest';
import { FULL_TABLES, playRandomly } from '../testing/random-game.ts';

describe.each(FULL_TABLES)('$edition with $modules', table => {
  it('is played to its end in words', async () => {
    const output = await playRandomly(table);
    expect(output).toMatch(/ wins\.| share the victory\./);
    expect(output).not.toMatch(/undefined|NaN|\[object|^ {2}\w+: seat/m);
  });
});
