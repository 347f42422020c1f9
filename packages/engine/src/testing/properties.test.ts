/** What holds for every table that the registry can make: random games under a referee, and what must stay true of them. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, ENDINGS } from '../base/vocabulary.ts';
import { MODULES } from '../setup/registry.ts';
import { resolveRules } from '../setup/resolve.ts';
import { oneIn, QUICK } from './quick.ts';
import { refereeOneGame } from './refereed-game.ts';
import { everySetup, nameSetup } from './setups.ts';

const SETUPS = oneIn(36, everySetup());

describe('every table that the registry can make', () => {
  const endings = new Set<string>();

  it.each(SETUPS.map(config => [nameSetup(config), config] as const))('%s', (name, config) => {
    const { state } = refereeOneGame(resolveRules(config), name, true);
    endings.add(ENDINGS[state.ending]);
  });

  it.runIf(!QUICK)('covers every edition, every module and every way to end', () => {
    expect(new Set(SETUPS.map(config => config.edition))).toEqual(new Set(EDITIONS));
    expect(new Set(SETUPS.flatMap(config => config.modules))).toEqual(new Set(MODULES));
    expect(endings).toEqual(new Set(ENDINGS.filter(ending => ending !== 'none')));
    expect(SETUPS.length).toBeGreaterThan(150);
  });
});
