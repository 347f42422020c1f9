import { createHash, createHmac } from 'node:crypto';
import { act, type Chance, namedActions, newRecord, replay, setUp, takeBack, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { makeCommitment } from './commitment.ts';
import type { FairDeal } from './deal.ts';
import { fairChance } from './fair-chance.ts';

/** A configuration of revision 1, whose luck must stay what it was. */
const CONFIG = unwrap(setUp({ revision: 1, edition: 'classic', seats: 3 }));
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const DEAL: FairDeal = {
  ...makeCommitment('game-1', SECRET),
  secret: Buffer.from(SECRET).toString('hex'),
  entropies: ['ahoy', '', 'ünïcødé ☠'],
  takebacks: [],
};
const chanceOf = (action: number, takebacks: number[] = [], deal = DEAL): Chance =>
  fairChance(CONFIG, { ...deal, takebacks })('', action);
const words = (chance: Chance, count: number) => Array.from({ length: count }, () => chance.below(2 ** 32));

/** The definition of docs/fair-deals.md, written down a second time with another library. */
const u32 = (...values: number[]) =>
  Buffer.concat(values.map(v => Buffer.from(v.toString(16).padStart(8, '0'), 'hex')));
const encoded = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map(Buffer.from as (part: unknown) => Buffer).flatMap(part => [u32(part.length), part]));
const sha = (...parts: Parameters<typeof encoded>) =>
  createHash('sha256')
    .update(encoded(...parts))
    .digest();
const mac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();

const COMMITMENT = sha('cartagena-fair/1/commitment', 'game-1', SECRET);
const CONFIG_HASH = createHash('sha256')
  .update(
    '{"actions":3,"assist":"morgan","edition":"classic","firstHand":6,"hand":6,"hands":"hidden","landscape":"tunnel","layout":"printed","limit":"grey","modules":["retreat"],"pirates":6,"recycle":true,"revision":1,"seats":3,"segments":[6],"skipper":"strict","supply":"stock"}',
  )
  .digest();
const KEY = mac(SECRET, encoded('cartagena-fair/1/key', COMMITMENT, CONFIG_HASH, ...DEAL.entropies));

describe('the luck of a game', () => {
  it('is what another library computes from the definition', () => {
    expect(DEAL.commitment).toBe(COMMITMENT.toString('hex'));
    for (const [action, takebacks, epoch] of [
      [0, [0], 0],
      [1, [], 0],
      [1, [0, 1], 1],
      [7, [6, 3, 7], 2],
    ] as const) {
      const blocks = [0, 1, 2].map(block => mac(KEY, u32(action, epoch, block)));
      const expected = blocks.flatMap(block => Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i)));
      expect(words(chanceOf(action, [...takebacks]), 24)).toEqual(expected);
    }
  });

  // Computed by the Python program of docs/fair-deals.md. The configuration is hashed as it was recorded, so that a new field changes nothing here.
  it('never changes', () => {
    expect(DEAL.commitment).toBe('545ba9fdcade1d932a2a57ee412d9da0d217d520e69b84a714239a7302052241');
    expect(KEY.toString('hex')).toBe('a6c54dba1355d507210add55c56572a4ed0f1f4d0844a904e4ea44480f65835f');
    expect(words(chanceOf(0), 3)).toEqual([871082308, 3857318405, 4162695325]);
    expect(words(chanceOf(12, [11, 3, 12]), 3)).toEqual([15585499, 963688560, 3399099520]);
    const chance = chanceOf(12, [11, 3, 12]);
    expect(Array.from({ length: 6 }, () => chance.below(3 * 2 ** 30))).toEqual([
      15585499, 963688560, 701733501, 394633641, 2016834651, 2235567870,
    ]);
  });

  it('changes with everything that it derives from', () => {
    const deals = [
      DEAL,
      { ...DEAL, entropies: ['ahoy', '', 'ünïcødé'] },
      { ...DEAL, entropies: ['', 'ahoy', 'ünïcødé ☠'] },
      { ...DEAL, entropies: ['ah', 'oy', 'ünïcødé ☠'] },
      { ...DEAL, commitment: '00'.repeat(32) },
      { ...DEAL, secret: '00'.repeat(32) },
    ].map(deal => words(chanceOf(0, [], deal), 2).join());
    const other = fairChance(unwrap(setUp({ edition: 'classic', seats: 3, hand: 5 })), DEAL)('', 0);
    expect(new Set([...deals, words(other, 2).join()]).size).toBe(deals.length + 1);
  });

  it('is the same for the same action, whatever was drawn before', () => {
    const source = fairChance(CONFIG, DEAL);
    words(source('', 4), 30);
    expect(words(source('', 4), 3)).toEqual(words(chanceOf(4), 3));
    expect(words(source('', 5), 3)).not.toEqual(words(chanceOf(4), 3));
  });

  it('takes the place of a seed in the engine', () => {
    const deal = (seed: string, takebacks: number[]) =>
      unwrap(replay(newRecord(CONFIG, seed), { chance: fairChance(CONFIG, { ...DEAL, takebacks }) })).state.bytes;
    expect(deal('b', [0])).toEqual(deal('a', []));
  });
});

it('a takeback on one’s own changes no luck', () => {
  const chance = fairChance(CONFIG, DEAL);
  const start = newRecord(CONFIG, '');
  const { rules, state } = unwrap(replay(start, { chance }));
  const play = namedActions(rules, state).find(action => action.type === 'play');
  const once = unwrap(act(start, state.actor, play, 0, { chance }));
  expect(takeBack(once, state.actor, 1, { chance })).toEqual(start);
  const draws = words(chance('', 1), 4);
  expect(words(fairChance(CONFIG, DEAL)('', 1), 4)).toEqual(draws);
});

describe('a takeback by consent', () => {
  it('never repeats luck that was seen', () => {
    const takebacks: number[] = [];
    const seen = new Set<string>();
    let made = 0;
    const script = [20, -9, 5, -12, 3, -1, 1, -1, 30, -30, 40];
    for (const step of script) {
      for (let i = 0; i < step; i++) {
        const luck = words(chanceOf(++made, takebacks), 2).join();
        expect(seen).not.toContain(luck);
        seen.add(luck);
      }
      if (step > 0) continue;
      made += step;
      takebacks.push(made);
    }
    expect(takebacks).toHaveLength(5);
  });

  it('does not change the luck of actions that remain', () => {
    for (const action of [0, 1, 9, 10]) expect(words(chanceOf(action, [10]), 2)).toEqual(words(chanceOf(action), 2));
    expect(words(chanceOf(11, [10]), 2)).not.toEqual(words(chanceOf(11), 2));
  });
});

/** The sum that is small when `bins` are filled evenly. */
function chiSquare(chance: Chance, n: number, bins: number, draws: number): number {
  const counts = new Array(bins).fill(0);
  for (let i = 0; i < draws; i++) counts[Math.floor((chance.below(n) * bins) / n)]++;
  return counts.reduce((sum, count) => sum + (count - draws / bins) ** 2 / (draws / bins), 0);
}
/** Exceeded once in about a thousand even runs (Wilson and Hilferty). */
const limit = (bins: number): number => {
  const spread = 2 / (9 * (bins - 1));
  return (bins - 1) * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3;
};

describe('below', () => {
  const DRAWS = 30_000;
  const THREE_QUARTERS = 3 * 2 ** 30;

  it.each([
    [2, 2],
    [3, 3],
    [6, 6],
    [7, 7],
    [52, 52],
    [102, 102],
    [THREE_QUARTERS, 3],
    [2 ** 31 + 1, 2],
    [2 ** 32, 64],
  ])('%d is even', (n, bins) => {
    expect(chiSquare(chanceOf(1), n, bins, DRAWS)).toBeLessThan(limit(bins));
  });

  it('would be detected if it were not', () => {
    const chance = chanceOf(1);
    const withoutRejection: Chance = { below: n => chance.below(2 ** 32) % n };
    expect(chiSquare(withoutRejection, THREE_QUARTERS, 3, DRAWS)).toBeGreaterThan(limit(3));
    const loaded: Chance = { below: n => (chance.below(30) === 0 ? n - 1 : chance.below(n)) };
    expect(chiSquare(loaded, 6, 6, DRAWS)).toBeGreaterThan(limit(6));
    const shy: Chance = { below: n => chance.below(n - 1) };
    expect(chiSquare(shy, 102, 102, DRAWS)).toBeGreaterThan(limit(102));
  });

  it('1 is 0, and other bounds are refused', () => {
    expect(chanceOf(1).below(1)).toBe(0);
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => chanceOf(1).below(n)).toThrow(RangeError);
  });
});
