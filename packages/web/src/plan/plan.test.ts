import { LEVELS, STYLES } from '@cartagena/bots';
import { EDITION, EDITIONS, MODULES, PRESETS, resolveRules, setUp, unwrap } from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canRepeat } from '../game/local-games.ts';
import { minutesOf } from './estimate.ts';
import { FIRST_PLAN, localPlan, onlinePlan, parsePlan, planFromQuery } from './plan.ts';
import {
  isBot,
  isOnline,
  SITTINGS,
  seatsWith,
  withColour,
  withName,
  withOneMore,
  without,
  withSitting,
} from './seats.ts';
import {
  lengthsOf,
  spacesOf,
  type TableChoice,
  tableFor,
  type Version,
  versionOf,
  versionsOf,
  withAll,
  withField,
  withModule,
} from './table-choice.ts';

const VERSIONS = [...EDITIONS, ...Object.keys(PRESETS)] as Version[];
const isOn = (table: TableChoice, id: string): boolean => (table.modules as readonly string[]).includes(id);

/** Every single choice that the page offers at a table. */
const VALUES = {
  pirates: [4, 5, 6],
  landscape: ['tunnel', 'jungle'],
  layout: ['printed', 'random'],
  actions: [1, 2, 3, 4, 5],
  hand: [1, 6, 10],
  firstHand: [1, 6, 10],
  recycle: [true, false],
  supply: ['stock', 'row'],
  hands: ['open', 'hidden'],
  assist: ['nest', 'morgan'],
  limit: ['golden', 'grey'],
  skipper: ['ties', 'strict'],
} as const;
const choice = fc.oneof(
  fc.record({ module: fc.constantFrom(...MODULES), isOn: fc.boolean() }),
  fc.constantFrom(...Object.entries(VALUES).flatMap(([field, values]) => values.map(value => ({ field, value })))),
  fc.record({ length: fc.nat(3) }),
);

describe('choosing a table', () => {
  it.each(VERSIONS)('%s: any row of choices leads to a table that works, and each choice holds', version => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), choices => {
        let table = tableFor(version);
        for (const one of choices) {
          if ('module' in one) {
            table = withModule(table, one.module, one.isOn).table;
            expect(isOn(table, one.module)).toBe(one.isOn);
          } else if ('field' in one) {
            table = withField(table, one.field as 'pirates', one.value as number).table;
            expect(table[one.field as 'pirates']).toBe(one.value);
          } else {
            const lengths = lengthsOf(table);
            const segments = lengths[one.length % lengths.length];
            table = withField(table, 'segments', segments).table;
            expect(table.segments).toEqual(segments);
          }
          expect(setUp(table).ok).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(VERSIONS)('%s: whatever else a switch changes is told, with the reason', version => {
    const before = tableFor(version);
    for (const id of MODULES) {
      const { table, switched, edition, supply, clashes } = withModule(before, id, !isOn(before, id));
      const hasMore =
        MODULES.some(other => other !== id && isOn(table, other) !== isOn(before, other)) ||
        table.edition !== before.edition ||
        table.supply !== before.supply;
      expect(clashes.length > 0).toBe(hasMore);
      expect(switched.length > 0 || edition !== undefined || supply !== undefined).toBe(hasMore);
    }
  });

  it.each([
    ['third-escape', 'voyage', true, { switched: ['raft'], clashes: ['middle'] }],
    ['great-escape', 'raft', true, { switched: ['voyage'], clashes: ['middle'] }],
    ['classic', 'captain', true, { supply: 'row', clashes: ['hat-row'] }],
    ['second-escape', 'retreat', false, { switched: ['assist', 'captain'], clashes: ['no-cards', 'hat-retreat'] }],
    ['cartagena2', 'captain', true, { switched: ['retreat'], supply: 'row', clashes: ['hat-retreat', 'hat-row'] }],
    ['cartagena2', 'assist', false, { switched: ['retreat'], clashes: ['no-cards'] }],
    ['classic', 'items', true, { edition: 'wielka', clashes: ['tricks-deck'] }],
    ['classic', 'limit', true, { edition: 'wielka', clashes: ['marks-deck'] }],
    ['classic', 'raft', true, { edition: 'diaries', clashes: ['marks-deck'] }],
    ['classic', 'flag', true, { clashes: [] }],
  ] as const)('%s with %s %s', (version, id, on, told) => {
    expect(withModule(tableFor(version), id, on)).toMatchObject(told);
  });

  it('a supply that the hat cannot use takes the hat away', () => {
    expect(withField(tableFor('second-escape'), 'supply', 'stock')).toMatchObject({ switched: ['captain'] });
  });

  it('every version knows its name again', () => {
    for (const edition of EDITIONS)
      for (const version of versionsOf(edition)) expect(versionOf(tableFor(version))).toBe(version);
    expect(versionOf(withModule(tableFor('classic'), 'assist', true).table)).toBeUndefined();
    expect(EDITIONS.flatMap(versionsOf)).toEqual(expect.arrayContaining(Object.keys(PRESETS)));
  });

  it('all variants of a box are on at once', () => {
    for (const edition of EDITIONS)
      expect(withAll(tableFor(edition)).modules).toEqual(expect.arrayContaining([...EDITION[edition].optional]));
  });

  it('the path has as many spaces as are told', () => {
    for (const version of VERSIONS)
      for (const segments of lengthsOf(tableFor(version))) {
        const { table } = withField(tableFor(version), 'segments', segments);
        expect(resolveRules(unwrap(setUp(table))).board.spaces).toBe(spacesOf(table));
      }
  });
});

describe('choosing who plays', () => {
  const step = fc.oneof(
    fc.record({ at: fc.nat(4), by: fc.constantFrom(...SITTINGS) }),
    fc.record({ at: fc.nat(4), colour: fc.constantFrom(...COLOURS) }),
    fc.record({ at: fc.nat(4), name: fc.string({ maxLength: 24 }) }),
    fc.constant('more' as const),
    fc.record({ gone: fc.integer({ min: 1, max: 4 }) }),
  );

  it('any row of choices leads to seats that can be kept and read back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        let seats = FIRST_PLAN.seats;
        for (const one of steps) {
          if (one === 'more') seats = withOneMore(seats);
          else if ('gone' in one) seats = without(seats, Math.min(one.gone, seats.length - 1));
          else if ('by' in one) seats = withSitting(seats, 1 + (one.at % (seats.length - 1)), one.by);
          else if ('colour' in one) seats = withColour(seats, one.at % seats.length, one.colour);
          else seats = withName(seats, one.at % seats.length, one.name);
        }
        const plan = { ...FIRST_PLAN, seats };
        expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
      }),
    );
  });

  it('friends here and friends by link do not mix', () => {
    const seats = withSitting(seatsWith(['here', 'here', 'sailor']), 1, 'link');
    expect(seats.map(({ by }) => by)).toEqual(['you', 'link', 'link', 'sailor']);
    expect(isOnline(seats)).toBe(true);
  });

  it('offers all bots that there are', () => {
    expect(SITTINGS.filter(isBot)).toEqual([...LEVELS, ...STYLES]);
  });
});

describe('a plan', () => {
  const plan = { ...FIRST_PLAN, seats: seatsWith(['sailor', 'here', 'sailor']) };

  it('becomes a game in this browser, names told apart', () => {
    const { game, players } = localPlan(plan, ({ by }) => by);
    expect(setUp(game).ok && game.seats).toBe(4);
    expect(players.map(({ name, bot }) => [name, bot])).toEqual([
      ['you', null],
      ['sailor', 'sailor'],
      ['here', null],
      ['sailor 2', 'sailor'],
    ]);
    expect(players.map(({ colour }) => colour)).toEqual(['red', 'blue', 'yellow', 'green']);
    expect(canRepeat(unwrap(setUp(game)), players)).toBe(false);
  });

  it('calls bots by their own names, whoever had the seat before', () => {
    const { players } = localPlan({ ...plan, seats: withName(plan.seats, 1, 'Mary') }, ({ by }) => by);
    expect(players[1].name).toBe('sailor');
    expect(localPlan({ ...plan, seats: withName(plan.seats, 2, 'Mary') }, ({ by }) => by).players[2].name).toBe('Mary');
  });

  it('of one person against bots becomes a game that can be repeated', () => {
    const { game, players } = localPlan({ ...FIRST_PLAN, seats: seatsWith(['legend', 'sailor']) }, ({ by }) => by);
    expect(canRepeat(unwrap(setUp(game)), players)).toBe(true);
    expect(players.map(({ iterations }) => iterations)).toEqual([undefined, 16, 16]);
  });

  it('becomes a table over the net, the host first', () => {
    const online = onlinePlan({ ...FIRST_PLAN, seats: seatsWith(['link', 'hoarder']) }, 'Anne');
    expect(online.seats).toEqual([{ by: 'person' }, { by: 'person' }, { by: 'bot', bot: 'hoarder' }]);
    expect(online).toMatchObject({ name: 'Anne', colour: 'red', isPublic: false, clock: { kind: 'none' } });
  });

  it('follows an address', () => {
    const from = (query: string) => planFromQuery(new URLSearchParams(query), FIRST_PLAN);
    expect(from('')).toEqual(FIRST_PLAN);
    expect(versionOf(from('edition=wielka&modules=all').table)).toBe('great-escape');
    expect(versionOf(from('edition=tortuga').table)).toBe('tortuga');
    expect(from('edition=nonsense')).toEqual(FIRST_PLAN);
    expect(from('with=link').seats.map(({ by }) => by)).toEqual(['you', 'link']);
  });

  it('that was kept is read back only if it works', () => {
    expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    for (const broken of [null, 7, {}, { ...plan, seats: [] }, { ...plan, clock: { kind: 'sand' } }])
      expect(parsePlan(broken)).toBeUndefined();
    expect(parsePlan({ ...plan, table: { ...plan.table, modules: [] } })).toBeUndefined();
  });

  it('takes longer with more people, spaces and pirates', () => {
    const two = seatsWith(['here']);
    const minutes = (table: TableChoice, seats = two) => minutesOf(table, seats);
    expect(minutes(tableFor('classic'))).toBeGreaterThan(minutes(tableFor('family-basic')) - 1);
    expect(minutes(tableFor('classic'), seatsWith(['here', 'here', 'here']))).toBeGreaterThan(
      minutes(tableFor('classic')),
    );
    expect(minutes(tableFor('classic'))).toBeGreaterThan(minutes(tableFor('classic'), seatsWith(['legend'])));
    expect(minutes(withField(tableFor('classic'), 'segments', [8]).table)).toBeGreaterThan(
      minutes(tableFor('classic')),
    );
  });
});
