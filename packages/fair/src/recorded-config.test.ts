import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { evidenceFrom } from './evidence.ts';
import {
  type FairRecord,
  makeFairRecord,
  makeOngoingFairRecord,
  parseFairRecord,
  parseOngoingFairRecord,
  toGameRecord,
} from './fair-record.ts';
import { completeConfig, configHash, type RecordedConfig } from './recorded-config.ts';
import { playFair } from './testing/fair-game.ts';
import { verifyFairRecord } from './verify.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../fixtures/fair/${name}.json`, import.meta.url), 'utf8');
const hashOf = (config: RecordedConfig) => Buffer.from(configHash(config)).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const isTrue = (record: FairRecord) => verifyFairRecord(record).ok;

/** At least one other value for every field. */
const OTHER_VALUES = [
  ...[4, 5, 7, [4], [8], true, false, ['retreat'], ['retreat', 'captain', 'raft']],
  ...['classic', 'jungle', 'random', 'stock', 'open', 'nest', 'golden', 'ties'],
];
/** Nothing else is valid for them in this record. */
const UNCHANGEABLE = ['edition', 'seats'];

describe('a record of an earlier version', () => {
  const stored = JSON.parse(fixture('three-rafts'));
  const record = unwrap(parseFairRecord(stored));

  it('is read without a change, and is true', () => {
    expect(JSON.stringify(record)).toBe(JSON.stringify(stored));
    const evidence = evidenceFrom(unwrap(parseOngoingFairRecord(JSON.parse(fixture('three-rafts.kept')))));
    expect(unwrap(verifyFairRecord(record, evidence))).toMatchObject({ draws: 122, turns: 50, winners: [2] });
  });

  it('has the hash that it always had', () => {
    const sorted = Object.fromEntries(Object.entries(stored.config).sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(hashOf(record.config)).toBe(sha256(JSON.stringify(sorted)));
    expect(hashOf(record.config)).toBe('dff15279cec95831cd60a323c713d9be958b5436a87eacd6a2ab1a0626ffff6c');
  });

  it('is no longer true if any field of its configuration is changed or removed', () => {
    for (const field of Object.keys(stored.config)) {
      const { [field]: value, ...rest } = stored.config;
      const others = OTHER_VALUES.filter(other => JSON.stringify(other) !== JSON.stringify(value));
      const configs = [rest, ...others.map(other => ({ ...stored.config, [field]: other }))];
      const parsed = configs.map(config => parseFairRecord({ ...stored, config })).filter(({ ok }) => ok);
      if (!UNCHANGEABLE.includes(field)) expect(parsed.length, field).toBeGreaterThan(0);
      for (const changed of parsed) expect(isTrue(unwrap(changed)), field).toBe(false);
    }
  });
});

describe('a configuration that was recorded without a field', () => {
  const { skipper: _, ...recorded } = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));
  const game = playFair(recorded, 'before the field');
  const record = unwrap(makeFairRecord(game, game.deal));

  it('stays without it in the record, and is completed for play', () => {
    expect(record.config).toEqual(recorded);
    expect(JSON.parse(JSON.stringify(record)).config).not.toHaveProperty('skipper');
    expect(toGameRecord(record).config).toEqual(completeConfig(recorded));
    expect(completeConfig(recorded)).toHaveProperty('skipper');
  });

  it('is hashed without it', () => {
    expect(hashOf(record.config)).toBe(sha256(JSON.stringify(recorded, Object.keys(recorded).sort())));
    expect(hashOf(record.config)).not.toBe(hashOf(completeConfig(recorded)));
  });

  it('is true as it was recorded, and not if the field is added', () => {
    expect(isTrue(record)).toBe(true);
    expect(isTrue({ ...record, config: completeConfig(recorded) })).toBe(false);
    const evidence = evidenceFrom(makeOngoingFairRecord(completeConfig(recorded), game.deal));
    expect(verifyFairRecord(record, evidence)).toMatchObject({ ok: false, reason: { code: 'evidence' } });
  });
});

describe('the hash of a configuration', () => {
  const config = unwrap(setUp({ edition: 'wielka' }));

  it('does not depend on the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(config).reverse()) as unknown as RecordedConfig;
    expect(hashOf(reversed)).toBe(hashOf(config));
  });

  it('covers what is inside of fields, and nothing that JSON leaves out', () => {
    const nested = (limit: string) => ({ ...config, options: { limit, deep: [{ b: 1, a: null }] } });
    expect(hashOf(nested('grey'))).not.toBe(hashOf(nested('golden')));
    expect(hashOf({ ...config, later: undefined } as RecordedConfig)).toBe(hashOf(config));
  });
});
