import { parseRecord, replay, setUp, stateKey, unwrap } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCommitment } from './commitment.ts';
import { MAX_ENTROPY_BYTES } from './deal.ts';
import { parseEntropy } from './deal-fields.ts';
import {
  chanceOfRecord,
  type FirstFairRecord,
  isFair,
  isRevealed,
  makeFairRecord,
  makeOngoingFairRecord,
  parseFairRecord,
  parseOngoingFairRecord,
  toGameRecord,
} from './fair-record.ts';
import { dealOf, playFair, secretOf } from './testing/fair-game.ts';
import { verifyFairRecord } from './verify.ts';

const CONFIG = unwrap(setUp({ edition: 'classic', seats: 2, pirates: 4, segments: [4] }));
const GAME = playFair(CONFIG, 'a record');
const RECORD = unwrap(makeFairRecord(GAME, GAME.deal));
const plain = () => JSON.parse(JSON.stringify(RECORD));
const textOf = (result: ReturnType<typeof parseFairRecord>) => (result.ok ? 'fine' : result.reason.text);

/** Also what JSON cannot bring. */
const ANYTHING = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
});

describe('a replayed record equals the live game', () => {
  const tables = everySetup().filter((_, i) => i % 9 === 0);
  it.each(tables.map(config => [nameSetup(config), config] as const))('%s', (name, config) => {
    const takebacks = [
      { at: 9, count: 6 },
      { at: 12, count: 1 },
      { at: 20, count: 20 },
    ];
    const live = playFair(config, name.slice(0, 50), takebacks);
    const record = unwrap(makeFairRecord(live, live.deal));
    const read = unwrap(parseFairRecord(JSON.parse(JSON.stringify(record))));
    expect(read).toEqual(record);
    expect(read.fair).toMatchObject({ takebacks: [3, 11, 0] });
    const again = unwrap(replay(toGameRecord(read), { chance: chanceOfRecord(read) }));
    expect(stateKey(again.state)).toBe(stateKey(live.state));
    expect(verifyFairRecord(read)).toMatchObject({ ok: true, value: { actions: live.actions.length, over: true } });
  });
});

describe('parseFairRecord', () => {
  it('reads the fields it knows, and writes them in one order', () => {
    const { format, config, actions, fair } = plain();
    const loose = {
      players: ['you', 'corsair'],
      fair: {
        note: 'mine',
        ...Object.fromEntries(Object.entries(fair).reverse()),
        commitment: fair.commitment.toUpperCase(),
      },
      actions: actions.map((entry: object) => ({ at: 3, ...entry })),
      config,
      format,
    };
    expect(JSON.stringify(unwrap(parseFairRecord(loose)))).toBe(JSON.stringify(RECORD));
  });

  it.each<[string, (record: ReturnType<typeof plain>) => unknown, RegExp]>([
    ['no object', () => [], /A record must be a JSON object/],
    ['another format', r => ({ ...r, format: 2 }), /The format must be 1/],
    ['no fair part', r => ({ ...r, fair: null }), /The field fair must be an object/],
    ['another version', r => ({ ...r, fair: { ...r.fair, version: 3 } }), /fair\.version must be 1 or 2/],
    ['the version without its chain', r => ({ ...r, fair: { ...r.fair, version: 2 } }), /fair\.chain must be a list/],
    ['no id', r => ({ ...r, fair: { ...r.fair, game: '' } }), /fair\.game must be a text of 1 to 100 bytes/],
    ['a short secret', r => ({ ...r, fair: { ...r.fair, secret: 'ab' } }), /fair\.secret must be 32 bytes/],
    ['no digits', r => ({ ...r, fair: { ...r.fair, commitment: 'z'.repeat(64) } }), /fair\.commitment must be/],
    ['half a character', r => ({ ...r, fair: { ...r.fair, entropies: ['\ud800', ''] } }), /fair\.entropies must/],
    ['too few seats', r => ({ ...r, fair: { ...r.fair, entropies: [''] } }), /a text for each of the 2 seats/],
    ['holes', r => ({ ...r, fair: { ...r.fair, entropies: new Array(2) } }), /fair\.entropies must be a list/],
    ['less than nothing', r => ({ ...r, fair: { ...r.fair, takebacks: [-1] } }), /fair\.takebacks must be a list/],
    ['too often', r => ({ ...r, fair: { ...r.fair, takebacks: new Array(1001).fill(0) } }), /at most 1000/],
    ['no winners', r => ({ ...r, fair: { ...r.fair, winners: 'A' } }), /fair\.winners must be a list of seats/],
    ['no actions', r => ({ ...r, actions: undefined }), /The actions must be a list/],
  ])('says what is wrong: %s', (_, spoil, text) => {
    expect(textOf(parseFairRecord(spoil(plain())))).toMatch(text);
  });

  it('never throws, whatever the input, nor does what reads its results', () => {
    const look = (value: unknown) => {
      isRevealed(value);
      const read = parseFairRecord(value);
      if (read.ok) verifyFairRecord(read.value);
      parseOngoingFairRecord(value);
    };
    fc.assert(fc.property(ANYTHING, look), { numRuns: 500 });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(RECORD)), ANYTHING, (field, value) => {
        look({ ...plain(), [field]: value });
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(RECORD.fair)), ANYTHING, (field, value) => {
        look({ ...plain(), fair: { ...plain().fair, [field]: value } });
      }),
      { numRuns: 500 },
    );
  });

  it('returns the same record after a round trip, whatever the seats add', () => {
    const entropy = fc.string({ unit: 'grapheme', maxLength: 40 }).filter(text => parseEntropy(text).ok);
    const counts = fc.array(fc.nat(), { maxLength: 5 });
    fc.assert(
      fc.property(fc.tuple(entropy, entropy), counts, (entropies, takebacks) => {
        const deal = { ...dealOf(CONFIG, 'any'), entropies, takebacks };
        const record: FirstFairRecord = unwrap(makeFairRecord({ config: CONFIG, actions: [] }, deal));
        expect(unwrap(parseFairRecord(JSON.parse(JSON.stringify(record))))).toEqual(record);
        expect(verifyFairRecord(record)).toMatchObject({ ok: true, value: { over: false, winners: [] } });
      }),
      { numRuns: 100 },
    );
  });
});

describe('the record of a running game', () => {
  const ongoing = makeOngoingFairRecord(CONFIG, GAME.deal);

  it('contains neither the secret nor the actions', () => {
    const written = JSON.stringify(makeOngoingFairRecord(CONFIG, RECORD.fair));
    expect(written).toBe(JSON.stringify(ongoing));
    expect(written).not.toContain(GAME.deal.secret);
    expect(written).not.toContain(RECORD.fair.fingerprint);
    expect(Object.keys(ongoing)).toEqual(['format', 'config', 'fair']);
  });

  it('can be parsed', () => {
    expect(unwrap(parseOngoingFairRecord(JSON.parse(JSON.stringify(ongoing))))).toEqual(ongoing);
    expect(unwrap(parseOngoingFairRecord(plain()))).toEqual(ongoing);
    expect(parseOngoingFairRecord({ ...ongoing, fair: { ...ongoing.fair, game: 3 } }).ok).toBe(false);
    expect(parseOngoingFairRecord({ ...ongoing, fair: { ...ongoing.fair, entropies: [] } }).ok).toBe(false);
    expect(parseOngoingFairRecord(undefined).ok).toBe(false);
    expect(parseFairRecord(ongoing).ok).toBe(false);
  });

  it('is distinguished from other records', () => {
    expect([RECORD, ongoing, { seed: 'x' }, null].map(isFair)).toEqual([true, true, false, false]);
    expect([RECORD, ongoing, { seed: 'x' }, { fair: null }].map(isRevealed)).toEqual([true, false, false, false]);
    expect(parseRecord(RECORD).ok).toBe(false);
  });
});

describe('makeFairRecord', () => {
  it('refuses what does not follow from the luck', () => {
    expect(makeFairRecord(GAME, { ...GAME.deal, entropies: ['', ''] }).ok).toBe(false);
  });

  it('writes fields in one form, and nothing that could not be parsed again', () => {
    const loud = { ...GAME.deal, secret: GAME.deal.secret.toUpperCase(), note: 'mine' };
    expect(makeFairRecord(GAME, loud)).toEqual({ ok: true, value: RECORD });
    const empty = { config: CONFIG, actions: [] };
    expect(makeFairRecord(empty, { ...GAME.deal, takebacks: new Array(1001).fill(0) }).ok).toBe(false);
  });
});

describe('makeCommitment', () => {
  it('requires a whole secret and an id', () => {
    expect(() => makeCommitment('x', new Uint8Array(31))).toThrow(/32 bytes, not 31/);
    expect(() => makeCommitment('', secretOf('x'))).toThrow(/id of a game/);
  });
});

describe('parseEntropy', () => {
  it.each(['', 'ahoy', '0f'.repeat(64), '☠'.repeat(42), 'two words'])('takes %j as it is', text => {
    expect(parseEntropy(text)).toEqual({ ok: true, value: text });
  });

  it.each([undefined, 7, 'x'.repeat(MAX_ENTROPY_BYTES + 1), '☠'.repeat(43), 'a\nb', '\u001b[31m', 'a\udc00'])(
    'refuses %j',
    value => {
      expect(parseEntropy(value)).toMatchObject({ ok: false, reason: { code: 'malformed' } });
    },
  );
});
