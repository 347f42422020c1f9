/** Untrusted records with fair deals: refused with a reason, or exactly the game that was dealt. */
import { setUp, unwrap } from '@cartagena/engine';
import { type Fate, fuzz, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbish, rubbishJson } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEntropy } from './deal-fields.ts';
import { evidenceFrom } from './evidence.ts';
import {
  isFair,
  isRevealed,
  makeFairRecord,
  makeOngoingFairRecord,
  parseFairRecord,
  parseOngoingFairRecord,
} from './fair-record.ts';
import { playFair } from './testing/fair-game.ts';
import { verifyFairRecord } from './verify.ts';

const config = unwrap(setUp({ edition: 'diaries', pirates: 4, segments: [4], actions: 5 }));
const game = playFair(config, 'fuzz', [{ at: 9, count: 2 }]);
const RECORD = unwrap(makeFairRecord(game, game.deal));
const ONGOING = makeOngoingFairRecord(config, game.deal);
const same = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function meetRecord(value: unknown): Fate {
  isFair(value);
  isRevealed(value);
  const record = parseFairRecord(value);
  if (!record.ok) return mustSayWhy(record.reason);
  const verdict = verifyFairRecord(record.value);
  if (!verdict.ok) return mustSayWhy(verdict.reason);
  // Nothing in it can be changed without being detected.
  expect(same(record.value)).toEqual(same(RECORD));
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
