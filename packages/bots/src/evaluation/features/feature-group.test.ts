import { resolveRules, type State } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { walk } from '../../testing/walk.ts';
import { LEGEND_1_FEATURES } from '../legend-1/feature-list.ts';
import { PathTable } from '../path-table.ts';
import { FeatureExtractor } from './feature-extractor.ts';
import { type FeatureGroup, groupsAt } from './feature-group.ts';
import { FEATURES } from './feature-list.ts';

const SETUPS = everySetup()
  .filter((_, i) => i % 3 === 0)
  .map(config => [nameSetup(config), config] as const);

/** The same state, reporting every field that is read and, of a list, every entry. */
function recording(state: State, report: (field: string, entry?: number) => void): State {
  // Of an empty object: a proxy may not answer otherwise than a target whose properties are fixed.
  return new Proxy({} as State, {
    get(_, field: keyof State & string) {
      const value = state[field];
      if (typeof value === 'number') {
        report(field);
        return value;
      }
      return new Proxy(value, {
        get(list, key) {
          // How long a list is depends on the table alone.
          if (key === 'length') return list.length;
          if (typeof key !== 'string' || !/^\d+$/.test(key))
            throw new Error(`${field}.${String(key)} cannot be recorded.`);
          report(field, Number(key));
          return list[Number(key)];
        },
      });
    },
  });
}

/** What a group reads without having declared it. */
function undeclaredReads(group: FeatureGroup, config: (typeof SETUPS)[number][1]): Set<string> {
  const undeclared = new Set<string>();
  const { table = [], ownSeat = [] } = group.reads as { table?: readonly string[]; ownSeat?: readonly string[] };
  const out = new Float64Array(group.names.length);
  const rules = resolveRules(config);
  const read = group.reader(rules);
  walk(config, 'reads', { every: 17, most: 8 }, ({ state }) => {
    const path = new PathTable(rules, state);
    for (let seat = 0; seat < rules.seats; seat++) {
      const recorded = recording(state, (field, entry) => {
        if (table.includes(field)) return;
        const size = (state[field as keyof State] as Uint8Array).length / rules.seats;
        const isOwn = ownSeat.includes(field) && entry !== undefined && Math.floor(entry / size) === seat;
        if (!isOwn) undeclared.add(field);
      });
      read(recorded, seat, out, 0, path);
    }
  });
  return undeclared;
}

describe.each(SETUPS)('%s', (_, config) => {
  it('features are read from nothing but what their groups declare', () => {
    for (const group of groupsAt(resolveRules(config), [...FEATURES.groups, ...LEGEND_1_FEATURES.groups]))
      expect([group.names[0], ...undeclaredReads(group, config)]).toEqual([group.names[0]]);
  });

  it('features are small numbers', () => {
    const extractor = new FeatureExtractor(resolveRules(config), FEATURES);
    walk(config, 'features', { every: 11, most: 20 }, ({ state, rules }) => {
      extractor.prepare(state);
      for (let seat = 0; seat < rules.seats; seat++) {
        extractor.describe(state, seat);
        for (const value of extractor.features) expect(Math.abs(value)).toBeLessThanOrEqual(12);
      }
    });
  });
});

it('a group that reads more than it declares is found', () => {
  const [, config] = SETUPS[0];
  const honest = FEATURES.groups.find(({ names }) => names.includes('tempo'))!;
  expect(undeclaredReads({ ...honest, reads: { table: ['turn'] } }, config)).toEqual(
    new Set(['actionsLeft', 'handCount']),
  );
  // Of another seat, even what is declared for the own one.
  const nosy: FeatureGroup = {
    names: ['nosy'],
    reads: { ownSeat: ['handCount'] },
    reader: rules => (state, seat, out, at) => {
      out[at] = state.handCount[(seat + 1) % rules.seats];
    },
  };
  expect(undeclaredReads(nosy, config)).toEqual(new Set(['handCount']));
});

it.each([FEATURES, LEGEND_1_FEATURES])('each feature has a name of its own', ({ names }) => {
  expect(new Set(names).size).toBe(names.length);
});
