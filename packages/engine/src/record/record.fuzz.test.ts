/** Tables and records from outside: refused with a reason, or really valid. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import { EDITIONS } from '../base/vocabulary.ts';
import { newGame } from '../play/deal.ts';
import { parseConfig } from '../setup/config.ts';
import { PRESETS } from '../setup/presets.ts';
import { MODULES } from '../setup/registry.ts';
import { resolveRules } from '../setup/resolve.ts';
import { type Fate, fuzz, mustSayWhy } from '../testing/fuzz/fuzz.ts';
import { rubbish, rubbishJson } from '../testing/fuzz/rubbish.ts';
import { spoiltJson, spoiltText } from '../testing/fuzz/spoilt.ts';
import { checkState } from '../testing/referee.ts';
import { parseRecord, replay } from './record.ts';

const FOLDER = new URL('../../../../fixtures/', import.meta.url);
const TEXTS = readdirSync(FOLDER)
  .filter(file => file.endsWith('.json'))
  .map(file => readFileSync(new URL(file, FOLDER), 'utf8'));
const records = fc.constantFrom(...TEXTS.map(text => JSON.parse(text)));

function meetConfig(value: unknown): Fate {
  const config = parseConfig(value);
  if (!config.ok) return mustSayWhy(config.reason);
  expect(unwrap(parseConfig(JSON.parse(JSON.stringify(config.value))))).toEqual(config.value);
  const rules = resolveRules(config.value);
  checkState(rules, newGame(rules, seededChance('fuzz', 0)).state);
  return 'accepted';
}

function meetRecord(value: unknown): Fate {
  const record = parseRecord(value);
  if (!record.ok) return mustSayWhy(record.reason);
  const { rules, state } = unwrap(replay(record.value));
  checkState(rules, state);
  expect(unwrap(parseRecord(JSON.parse(JSON.stringify(record.value))))).toEqual(record.value);
  return 'accepted';
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

describe('a table from outside', () => {
  const choices = fc.constantFrom(...Object.values(PRESETS), ...TEXTS.map(text => JSON.parse(text).config));

  it('noise', () => fuzz('engine: tables, noise', 150, rubbish, meetConfig));

  it('spoilt', () => fuzz('engine: tables, spoilt', 150, spoiltJson(choices), meetConfig));

  it('any values of the right kind', () =>
    fuzz(
      'engine: tables, any values',
      150,
      fc.record(
        {
          edition: fc.constantFrom(...EDITIONS),
          modules: fc.oneof(fc.subarray([...MODULES]), fc.subarray([...MODULES]), fc.array(rubbishJson)),
          seats: fc.integer({ min: 1, max: 6 }),
          segments: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
          pirates: fc.integer({ min: 3, max: 7 }),
          actions: fc.integer({ min: 0, max: 6 }),
          hand: fc.integer({ min: 0, max: 11 }),
          firstHand: fc.integer({ min: 0, max: 11 }),
          supply: fc.constantFrom('stock', 'row', 'none'),
        },
        { requiredKeys: ['edition'] },
      ),
      meetConfig,
    ));
});

describe('a record from outside', () => {
  it('noise', () => fuzz('engine: records, noise', 150, rubbish, meetRecord));

  it('spoilt data', () => fuzz('engine: records, spoilt data', 60, spoiltJson(records), meetRecord));

  it('spoilt text', () =>
    fuzz('engine: records, spoilt text', 120, spoiltText(fc.constantFrom(...TEXTS)).map(parsed), meetRecord));
});
