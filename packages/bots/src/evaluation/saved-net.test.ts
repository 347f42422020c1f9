import { EDITIONS, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './features/feature-list.ts';
import { makeNet } from './net.ts';
import { SAVED_NETS } from './nets/index.ts';
import { makeSavedNet, NET_NAMES, netNameFor, parseSavedNet } from './saved-net.ts';

describe.each(NET_NAMES)('%s', name => {
  it('has a row for every feature, and no other, and says how it was made', () => {
    const kept = SAVED_NETS[name];
    expect(Object.keys(kept.first).sort()).toEqual([...FEATURES].sort());
    expect(kept.madeBy).toMatch(new RegExp(`^cartagena train ${name} --games \\d+ --hidden \\d+ --seed \\w+$`));
    const net = parseSavedNet(kept);
    expect(net.first.every(Number.isFinite) && net.second.every(Number.isFinite)).toBe(true);
    expect(makeSavedNet(net, kept.madeBy)).toEqual(kept);
  });
});

it('keeps weights to a thousandth', () => {
  const net = makeNet(2);
  net.first[3] = -1.2345;
  net.second[1] = 0.5004;
  const again = parseSavedNet(makeSavedNet(net, 'a test'));
  expect(again.first[3]).toBeCloseTo(-1.2345, 3);
  expect(again.second[1]).toBe(0.5);
});

it.each(EDITIONS)('the boxes know their own tables: %s', edition => {
  expect(netNameFor(unwrap(setUp({ edition })))).toBe(`${edition}-duel`);
  expect(netNameFor(unwrap(setUp({ edition, seats: 4 })))).toBe(`${edition}-crowd`);
});

it('house rules have a net of their own', () => {
  expect(netNameFor(unwrap(setUp({ edition: 'classic', modules: ['retreat', 'assist'] })))).toBe('house-duel');
  expect(netNameFor(unwrap(setUp({ edition: 'wielka', modules: ['retreat'], seats: 5 })))).toBe('house-crowd');
});
