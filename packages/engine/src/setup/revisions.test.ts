/** Records of older revisions are set up, played and read as they were. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { GameConfig } from '../model/game-config.ts';
import type { RuleParts } from '../model/rules.ts';
import { newGame } from '../play/deal.ts';
import { newRecord, parseRecord } from '../record/record.ts';
import { refereeOneGame } from '../testing/refereed-game.ts';
import { parseConfig, setUp } from './config.ts';
import { resolveRules } from './resolve.ts';
import { newerThan, REVISIONS, RULES_REVISION, restoreOlder } from './revisions.ts';

/** As it stands in a record of revision 1. */
const OLD = {
  revision: 1,
  edition: 'classic',
  modules: ['retreat'],
  seats: 2,
  pirates: 6,
  segments: [6],
  landscape: 'tunnel',
  layout: 'printed',
  actions: 3,
  hand: 6,
  firstHand: 6,
  recycle: true,
  supply: 'stock',
  hands: 'hidden',
  assist: 'morgan',
  limit: 'grey',
  skipper: 'strict',
} as const;

describe('revision 1', () => {
  it('is read as it was recorded, field for field, and stays so however often it is read', () => {
    const config = unwrap(parseConfig(OLD));
    expect(JSON.stringify(config)).toBe(JSON.stringify(OLD));
    expect(unwrap(parseConfig(config))).toEqual(config);
  });

  it('plays by its own defaults where a choice was left out [CORE-8]', () => {
    expect(unwrap(setUp({ revision: 1, edition: 'classic' })).recycle).toBe(true);
    expect(unwrap(setUp({ edition: 'classic' })).recycle).toBe(false);
  });

  it('knows neither passing nor the family deck [CORE-2] [EDITION-4]', () => {
    expect(setUp({ revision: 1, edition: 'classic', pass: true })).toMatchObject({
      ok: false,
      reason: { text: 'Revision 1 of the rules has no field pass.', clash: ['pass', 'revision'] },
    });
    expect(setUp({ revision: 1, edition: 'family' })).toMatchObject({
      ok: false,
      reason: { text: 'Revision 1 of the rules has no edition family.' },
    });
  });

  it('plays whole games under the referee, without passing', () => {
    const rules = resolveRules(unwrap(parseConfig(OLD)));
    refereeOneGame(rules, 'revision 1', true);
    expect(newGame(rules, new SeededChance('old')).rules.config.pass).toBeUndefined();
  });

  it('has rules of its own', () => {
    expect(resolveRules(unwrap(parseConfig(OLD)))).toMatchObject({ config: OLD, routes: 1 });
  });

  it('is refused when it never was: 0 and the one to come', () => {
    for (const revision of [0, RULES_REVISION + 1])
      expect(parseRecord({ ...newRecord(unwrap(parseConfig(OLD)), 's'), config: { ...OLD, revision } })).toMatchObject({
        ok: false,
        reason: { text: expect.stringContaining(`from 1 to ${RULES_REVISION}`) },
      });
  });
});

describe('a revision', () => {
  it('says what it changed', () => {
    expect(REVISIONS.slice(2).every(({ changes }) => changes.length > 0)).toBe(true);
  });

  it('is undone with all that came after it, the newest first, for tables of older ones alone', () => {
    const seen: string[] = [];
    const step = (name: string, winsByArrival: boolean) => ({
      changes: [name],
      before: {
        patch(parts: RuleParts) {
          seen.push(`${name} ${parts.winsByArrival}`);
          return { winsByArrival };
        },
      },
    });
    const revisions = [...REVISIONS.slice(0, 2), step('two', true), step('three', false)];
    const parts = { winsByArrival: true } as RuleParts;
    const at = (revision: number) => restoreOlder(parts, { revision } as GameConfig, revisions).winsByArrival;
    expect(at(1)).toBe(true);
    expect(seen).toEqual(['three true', 'two false']);
    expect(at(2)).toBe(false);
    expect(at(3)).toBe(true);
    expect(newerThan(3, revisions)).toEqual([]);
  });
});
