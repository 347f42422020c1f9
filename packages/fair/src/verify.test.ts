import { turnsPlayed, unwrap } from '@cartagena/engine';
import { everySetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import type { RevealedFairDeal } from './deal.ts';
import { evidenceFrom, type FairEvidence } from './evidence.ts';
import { type FirstFairRecord, makeFairRecord, makeOngoingFairRecord } from './fair-record.ts';
import { playFair } from './testing/fair-game.ts';
import type { FairCheck } from './verdict.ts';
import { verifyFairRecord } from './verify.ts';

/** Cards come from the stock, so that there is luck in every part of the game. */
const CONFIG = everySetup().find(
  ({ edition, seats, supply }) => edition === 'wielka' && seats === 3 && supply === 'stock',
)!;
const GAME = playFair(CONFIG, 'verify', [
  { at: 30, count: 10 },
  { at: 40, count: 3 },
]);
const RECORD = unwrap(makeFairRecord(GAME, GAME.deal));
const { fair } = RECORD;

const reasonOf = (record: FirstFairRecord, evidence?: FairEvidence) => {
  const result = verifyFairRecord(record, evidence);
  return result.ok ? undefined : result.reason;
};
const spoiled = (change: Partial<RevealedFairDeal>): FirstFairRecord => ({ ...RECORD, fair: { ...fair, ...change } });
/** The same digits but for the first. */
const other = (digits: string) => `${digits.startsWith('0') ? '1' : '0'}${digits.slice(1)}`;

it('accepts a true record and reports what was checked', () => {
  const { value } = verifyFairRecord(RECORD) as { value: { draws: number } };
  expect(value).toEqual({
    version: 1,
    mirrors: null,
    actions: RECORD.actions.length,
    draws: expect.any(Number),
    turns: turnsPlayed(GAME.state),
    over: true,
    winners: fair.winners,
    takebacks: [20, 37],
    restarts: [],
    sharing: [0, 2],
    standIns: [],
  });
  expect(value.draws).toBeGreaterThan(50);
});

describe('tampering', () => {
  const [a, b, c] = fair.entropies;
  const flipped = fair.winners.includes(0) ? [1] : [0];

  it.each<[string, FirstFairRecord, FairCheck, RegExp]>([
    ['the commitment', spoiled({ commitment: other(fair.commitment) }), 'commitment', /not made to this secret/],
    ['the secret', spoiled({ secret: other(fair.secret) }), 'commitment', /not made to this secret/],
    ['the id', spoiled({ game: 'another' }), 'commitment', /not made to this secret and this game/],
    ['an entropy', spoiled({ entropies: [`${a} `, b, c] }), 'actions', /^The game does not follow from its luck\. Act/],
    ['the order of seats', spoiled({ entropies: [b, a, c] }), 'actions', /Action \d+ \(seat [ABC], .*\) cannot be/],
    ['where entropies end', spoiled({ entropies: [a.slice(0, -1), `${a.at(-1)}${b}`, c] }), 'actions', /Action/],
    ['a takeback', spoiled({ takebacks: [10, 37] }), 'actions', /Action/],
    ['a takeback less', spoiled({ takebacks: [20] }), 'actions', /Action/],
    ['their order', spoiled({ takebacks: [37, 20] }), 'fingerprint', /something in it was changed/],
    ['one that touches nothing', spoiled({ takebacks: [20, 37, 9999] }), 'fingerprint', /another course/],
    ['the winners', spoiled({ winners: flipped }), 'winners', /ends with seat \w.* as winner, not with seat \w as/],
    ['no winners', spoiled({ winners: [] }), 'winners', /not with no winner\.$/],
    ['the fingerprint', spoiled({ fingerprint: other(fair.fingerprint) }), 'fingerprint', /fingerprint belongs/],
    ['the configuration', { ...RECORD, config: { ...CONFIG, hand: 4 } }, 'actions', /Action/],
    ['the end', { ...RECORD, actions: RECORD.actions.slice(0, -1) }, 'winners', /ends with no winner, not/],
    ['more', { ...RECORD, actions: [...RECORD.actions, { seat: 0, action: 'end' }] }, 'actions', /The game is over/],
  ])('with %s is detected', (_, record, code, text) => {
    expect(reasonOf(record)?.code).toBe(code);
    expect(reasonOf(record)?.text).toMatch(text);
  });

  it('with a field of the configuration that has no effect in this game is detected', () => {
    const twisted = { recycle: !CONFIG.recycle, layout: CONFIG.layout === 'random' ? 'printed' : 'random' } as const;
    for (const [field, value] of Object.entries({
      ...twisted,
      skipper: 'ties',
      limit: 'golden',
      landscape: 'jungle',
    })) {
      const config = { ...CONFIG, [field]: value };
      if (JSON.stringify(config) === JSON.stringify(CONFIG)) continue;
      expect(reasonOf({ ...RECORD, config }), field).toBeDefined();
    }
  });

  it('with any action is detected, and where', () => {
    RECORD.actions.forEach(({ seat, action }, i) => {
      if (i % 4 !== 0) return;
      const changes = [
        { seat: (seat + 1) % CONFIG.seats, action },
        { seat, action: action === 'end' ? 'pass' : 'end' },
        { seat, action: action.toUpperCase() },
        ...RECORD.actions.slice(i + 1, i + 3),
      ].filter(entry => JSON.stringify(entry) !== JSON.stringify(RECORD.actions[i]));
      for (const change of changes) {
        const reason = reasonOf({ ...RECORD, actions: RECORD.actions.with(i, change) });
        expect(reason, `${i} ${JSON.stringify(change)}`).toBeDefined();
        if (reason?.code === 'actions') expect(reason.at).toBeGreaterThanOrEqual(i);
      }
      const without = { ...RECORD, actions: RECORD.actions.toSpliced(i, 1) };
      expect(reasonOf(without), `without ${i}`).toBeDefined();
    });
  });
});

describe('evidence', () => {
  const evidence = evidenceFrom(makeOngoingFairRecord(CONFIG, { ...fair, takebacks: fair.takebacks.slice(0, 1) }));

  it('agrees with a true record, in whole and in part', () => {
    for (const part of [evidence, {}, { commitment: fair.commitment.toUpperCase() }, { entropies: fair.entropies }])
      expect(reasonOf(RECORD, part)).toBeUndefined();
  });

  it.each<[string, FairEvidence]>([
    ['game id', { game: 'x' }],
    ['commitment', { commitment: other(fair.commitment) }],
    ['configuration', { config: { ...CONFIG, hand: 4 } }],
    ['entropy of seat B', { entropies: [fair.entropies[0], 'mine', ''] }],
    ['list of takebacks', { takebacks: [21] }],
    ['list of takebacks', { takebacks: [...fair.takebacks, 3] }],
  ])('exposes another %s', (what, change) => {
    expect(reasonOf(RECORD, { ...evidence, ...change })).toEqual({
      code: 'evidence',
      at: -1,
      text: `The record does not have the ${what} that was shown before the end.`,
    });
  });

  it('exposes a server that made up another game', () => {
    const forged = playFair(CONFIG, 'forged');
    const record = unwrap(makeFairRecord(forged, forged.deal));
    expect(reasonOf(record)).toBeUndefined();
    expect(reasonOf(record, evidence)?.code).toBe('evidence');
  });
});
