import { EDITIONS, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './features/feature-list.ts';
import { LEGEND_1_NETS } from './legend-1/index.ts';
import { makeNet } from './net.ts';
import { NETS } from './nets/index.ts';
import { makeSavedNet, NET_NAMES, netNameFor, parseSavedNet } from './saved-net.ts';

describe.each([NETS, LEGEND_1_NETS])('a family of nets', nets => {
  describe.each(NET_NAMES)('%s', name => {
    const { saved, features } = nets[name];

    it('stores only rows that a feature reads, and the command that trained it', () => {
      const rows = [...Object.keys(saved.first), ...Object.keys(saved.others ?? {})];
      expect(rows.filter(row => !features.names.includes(row))).toEqual([]);
      expect(saved.madeBy).toMatch(new RegExp(`^cartagena train ${name} --games \\d+ --hidden \\d+ --seed \\w+$`));
    });

    it('is the same after parsing and saving', () => {
      const net = parseSavedNet({ saved, features });
      for (const weights of [net.own, net.others ?? [], net.second]) expect(weights.every(Number.isFinite)).toBe(true);
      expect(makeSavedNet(net, saved.madeBy)).toMatchObject(saved);
    });
  });
});

it('stores weights to a thousandth', () => {
  const net = makeNet(FEATURES, 2);
  net.own[3] = -1.2345;
  net.others![4] = 2.3456;
  net.second[1] = 0.5004;
  const again = parseSavedNet({ features: FEATURES, saved: makeSavedNet(net, 'a test') });
  expect(again.own[3]).toBeCloseTo(-1.2345, 3);
  expect(again.others![4]).toBeCloseTo(2.3456, 3);
  expect(again.second[1]).toBe(0.5);
});

describe('a net that was trained with other features', () => {
  const net = makeNet(FEATURES, 2);
  net.own.fill(0.25);
  net.others!.fill(0.75);
  net.second.fill(0.5);
  const saved = makeSavedNet(net, 'a test');

  it('gives no weight to a feature that it does not know', () => {
    const { 'has-flag': _, ...first } = saved.first;
    const row = FEATURES.names.indexOf('has-flag') * net.hidden;
    const expected = net.own.slice().fill(0, row, row + net.hidden);
    expect(parseSavedNet({ features: FEATURES, saved: { ...saved, first } })).toEqual({ ...net, own: expected });
  });

  it('ignores rows that no feature reads, and the order of rows', () => {
    const first = Object.fromEntries(Object.entries({ ...saved.first, 'has-kraken': '9 9' }).reverse());
    expect(parseSavedNet({ features: FEATURES, saved: { ...saved, first } })).toEqual(net);
  });
});

it.each(EDITIONS.filter(edition => edition !== 'family'))(
  'an edition with its own modules has its own nets: %s',
  edition => {
    expect(netNameFor(unwrap(setUp({ edition })))).toBe(`${edition}-duel`);
    expect(netNameFor(unwrap(setUp({ edition, seats: 4 })))).toBe(`${edition}-crowd`);
  },
);

it('house rules have nets of their own', () => {
  expect(netNameFor(unwrap(setUp({ edition: 'classic', modules: ['retreat', 'assist'] })))).toBe('house-duel');
  expect(netNameFor(unwrap(setUp({ edition: 'wielka', modules: ['retreat'], seats: 5 })))).toBe('house-crowd');
});

it('the family edition plays by the nets of the classic game, on which it was trained too', () => {
  expect(netNameFor(unwrap(setUp({ edition: 'family' })))).toBe('classic-duel');
  expect(netNameFor(unwrap(setUp({ edition: 'family', modules: ['retreat', 'flag'], seats: 3 })))).toBe('house-crowd');
});
