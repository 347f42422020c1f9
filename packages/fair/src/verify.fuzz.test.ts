/** Untrusted records with fair deals: refused with a reason, or exactly the game that was dealt. */
import { setUp, unwrap } from '@cartagena/engine';
import { type Fate, fuzz, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbish, rubbishJson } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChainEvidence } from './chain/chain-evidence.ts';
import { parseEntropy } from './deal-fields.ts';
import { evidenceFrom } from './evidence.ts';
import {
  type FairRecord,
  isFair,
  isRevealed,
  makeFairRecord,
  makeOngoingFairRecord,
  parseFairRecord,
  parseOngoingFairRecord,
} from './fair-record.ts';
import { playFair } from './testing/fair-game.ts';
import { begin, playOn } from './testing/fair-table.ts';
import { verifyFairRecord } from './verify.ts';

const config = unwrap(setUp({ edition: 'diaries', pirates: 4, segments: [4], actions: 5 }));
const game = playFair(config, 'fuzz', [{ at: 9, count: 2 }]);
const RECORD = unwrap(makeFairRecord(game, game.deal));
const ONGOING = makeOngoingFairRecord(config, game.deal);
const chained = begin({ name: 'fuzz', config, seats: ['person', 'bot'] });
playOn(chained.table, chained.clients, 9);
chained.clients[0].ask(4);
chained.table.goBack(0, 4, true);
playOn(chained.table, chained.clients);
const CHAINED = chained.table.record();
const same = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const meetRecord = (value: unknown): Fate => meetRecordOf(RECORD, value);

function meetRecordOf(original: FairRecord, value: unknown): Fate {
  isFair(value);
  isRevealed(value);
  const record = parseFairRecord(value);
  if (!record.ok) return mustSayWhy(record.reason);
  const verdict = verifyFairRecord(record.value);
  if (!verdict.ok) return mustSayWhy(verdict.reason);
  // Nothing in it can be changed without being detected.
  expect(same(record.value)).toEqual(same(original));
  return 'accepted';
}

function meetEvidence(value: unknown): Fate {
  const ongoing = parseOngoingFairRecord(value);
  if (!ongoing.ok) return mustSayWhy(ongoing.reason);
  const verdict = verifyFairRecord(RECORD, evidenceFrom(ongoing.value));
  return verdict.ok ? 'accepted' : mustSayWhy(verdict.reason);
}

const text = (value: unknown) => fc.constant(JSON.stringify(value));
const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
};

describe('an untrusted fair record', () => {
  it('noise', () => fuzz('fair: records, noise', 100, rubbish, meetRecord));

  it('noise in its place', () =>
    fuzz(
      'fair: records, noise in place',
      100,
      fc.tuple(fc.constantFrom(...Object.keys(RECORD.fair)), rubbishJson),
      ([field, value]) => meetRecord({ ...RECORD, fair: { ...RECORD.fair, [field]: value } }),
    ));

  it('spoilt', () =>
    fuzz(
      'fair: records, spoilt',
      60,
      fc.oneof(spoiltJson(fc.constant(RECORD)), spoiltText(text(RECORD)).map(parsed)),
      meetRecord,
    ));

  it('of version 2, noise in its place', () =>
    fuzz(
      'fair: chains, noise in place',
      100,
      fc.tuple(fc.constantFrom(...Object.keys(CHAINED.fair)), rubbishJson),
      ([field, value]) => meetRecordOf(CHAINED, { ...CHAINED, fair: { ...CHAINED.fair, [field]: value } }),
    ));

  it('of version 2, spoilt', () =>
    fuzz(
      'fair: chains, spoilt',
      60,
      fc.oneof(spoiltJson(fc.constant(CHAINED)), spoiltText(text(CHAINED)).map(parsed)),
      value => meetRecordOf(CHAINED, value),
    ));

  it('with spoilt evidence of version 2', () =>
    fuzz('fair: chain evidence, spoilt', 60, spoiltJson(fc.constant(chained.clients[0].evidence)), value => {
      const evidence = parseChainEvidence(value);
      if (evidence === undefined) return 'refused';
      const verdict = verifyFairRecord(CHAINED, evidence);
      return verdict.ok ? 'accepted' : mustSayWhy(verdict.reason);
    }));

  it('spoilt while it went on', () =>
    fuzz(
      'fair: evidence, spoilt',
      60,
      fc.oneof(rubbishJson, spoiltJson(fc.constant(ONGOING)), spoiltText(text(ONGOING)).map(parsed)),
      meetEvidence,
    ));
});

it('what a seat adds', () =>
  fuzz('fair: entropy', 150, rubbish, value => {
    const entropy = parseEntropy(value);
    if (!entropy.ok) return mustSayWhy(entropy.reason);
    expect(entropy.value).toBe(value);
    return 'accepted';
  }));
