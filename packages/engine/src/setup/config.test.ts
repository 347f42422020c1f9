/** Setting up a table: the editions and what is in their boxes, house rules, and what cannot work together. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import { EDITIONS, type EditionId, type ModuleId } from '../base/vocabulary.ts';
import type { Choices } from '../model/game-config.ts';
import type { Snapshot } from '../model/view.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { isOver } from '../play/turn.ts';
import { MODULES } from '../setup/registry.ts';
import { oneIn } from '../testing/quick.ts';
import { table } from '../testing/table.ts';
import { makeSnapshot } from '../view/snapshot.ts';
import { parseConfig, type SetupReason, setUp } from './config.ts';
import { EDITION } from './editions.ts';
import { PRESETS, type PresetId } from './presets.ts';
import { resolveRules } from './resolve.ts';
import { RULES_REVISION } from './revisions.ts';

const words = (text: string) => text.split(' ');

const ICONS: { readonly [E in EditionId]: string } = {
  classic: 'skull dagger key bottle pistol hat',
  cartagena2: 'parrot chest telescope ducats map cannon compass',
  wielka: 'sabre pistol parrot hook bomb chest',
  diaries: 'bottle dagger hat key pistol skull',
  family: 'bottle key pistol hook lantern telescope',
};

/** Every mix of these, none and all included. */
const subsets = (of: readonly ModuleId[]): ModuleId[][] =>
  Array.from({ length: 1 << of.length }, (_, bits) => of.filter((_, i) => (bits >> i) & 1));

const dealt = (choices: Choices, seed = 'deal'): Snapshot => {
  const rules = resolveRules(unwrap(setUp(choices)));
  return makeSnapshot(rules, newGame(rules, new SeededChance(seed)).state);
};

/** Loose on purpose: what comes from outside may hold anything. */
const refusal = (choices: object): SetupReason => {
  const result = parseConfig(choices);
  if (result.ok) throw new Error(`${JSON.stringify(choices)} was accepted`);
  return result.reason;
};

it('an unknown field is named in the refusal, but shortened if it is long', () => {
  expect(refusal({ edition: 'classic', wind: 7 })).toMatchObject({ code: 'malformed', clash: ['wind'] });
  const { text, clash } = refusal({ edition: 'classic', ['x'.repeat(5000)]: 7 });
  expect(text.length + clash.join().length).toBeLessThan(500);
});

describe('the four editions', () => {
  it.each([
    ['classic', { modules: ['retreat'], segments: [6], hand: 6, hands: 'hidden', supply: 'stock' }],
    [
      'cartagena2',
      {
        modules: ['assist', 'voyage', 'limit'],
        segments: [2, 3],
        hand: 7,
        hands: 'hidden',
        supply: 'stock',
        assist: 'nest',
        limit: 'golden',
        skipper: 'ties',
      },
    ],
    [
      'wielka',
      {
        modules: ['retreat', 'empty'],
        segments: [6],
        hand: 6,
        hands: 'hidden',
        supply: 'stock',
        assist: 'morgan',
        limit: 'grey',
        skipper: 'strict',
      },
    ],
    ['diaries', { modules: ['retreat'], segments: [6], hand: 6, hands: 'hidden', supply: 'row' }],
  ] as const)('%s is set up as its box says [EDITION-1]', (edition, expected) => {
    const config = unwrap(setUp({ edition }));
    expect(config).toMatchObject({
      edition,
      pirates: 6,
      actions: 3,
      recycle: edition !== 'classic',
      pass: false,
      layout: 'printed',
      seats: 2,
      ...expected,
    });
    expect(config.firstHand).toBe(config.hand);
    expect(config.revision).toBe(RULES_REVISION);
  });

  it.each([
    ['classic', 36],
    ['cartagena2', 14 + 21],
    ['wielka', 36],
    ['diaries', 36],
  ] as const)('the path of %s has %i spaces and all its icons equally often [EDITION-1]', (edition, spaces) => {
    const { path } = dealt({ edition });
    const icons = words(ICONS[edition]);
    expect(EDITION[edition].icons).toEqual(icons);
    expect(path).toHaveLength(spaces);
    for (const icon of icons) expect(path.filter(other => other === icon)).toHaveLength(spaces / icons.length);
  });

  it.each([
    ['classic', ['retreat'], 102, 17, 0],
    ['cartagena2', ['assist', 'limit'], 105, 14, 1],
    ['wielka', ['retreat', 'limit'], 102, 15, 2],
    ['diaries', ['retreat', 'limit'], 102, 11, 6],
  ] as const)(
    'the deck of %s with %j: %i cards, of each icon %i plain and %i marked [EDITION-1]',
    (edition, modules, size, plain, marked) => {
      const { stockCards, seats, row } = dealt({ edition, modules, seats: 5 });
      const count: { [card: string]: number } = { ...stockCards };
      for (const card of [...row, ...seats.flatMap(seat => seat.hand ?? [])]) count[card]++;
      const each = words(ICONS[edition]).flatMap(icon => [[icon, plain], ...(marked ? [[`${icon}*`, marked]] : [])]);
      expect(count).toEqual(Object.fromEntries(each));
      expect(Object.values(count).reduce((sum, n) => sum + n)).toBe(size);
    },
  );

  it.each([
    ['wielka', ['retreat'], 17],
    ['diaries', ['retreat'], 17],
    ['cartagena2', ['assist'], 15],
  ] as const)(
    'where nobody asks for marks, %s with %j has %i alike of each icon [EDITION-1]',
    (edition, modules, plain) => {
      const { stockCards, seats } = dealt({ edition, modules, supply: 'stock' });
      const held = seats.flatMap(seat => seat.hand ?? []);
      for (const icon of words(ICONS[edition]))
        expect(stockCards[icon] + held.filter(card => card === icon).length).toBe(plain);
    },
  );

  it.each([
    ['classic', ['retreat'], []],
    ['cartagena2', ['assist', 'voyage', 'limit'], ['flag']],
    ['wielka', ['retreat', 'empty'], ['assist', 'voyage', 'limit', 'items']],
    ['diaries', ['retreat'], ['captain', 'raft']],
  ] as const)('the optional modules of %s combine freely [EDITION-1]', (edition, always, optional) => {
    expect(EDITION[edition].optional).toEqual(optional);
    for (const extra of subsets(optional)) {
      const config = unwrap(setUp({ edition, modules: [...always, ...extra] }));
      expect([...config.modules].sort()).toEqual([...always, ...extra].sort());
    }
  });
});

const CLASSIC_SEGMENTS = [
  'bottle pistol hat skull dagger key',
  'dagger bottle key pistol hat skull',
  'hat key pistol bottle skull dagger',
  'key bottle skull dagger hat pistol',
  'pistol key dagger hat skull bottle',
  'hat dagger key bottle pistol skull',
];
const CARTAGENA2_TILES = [
  ['map ducats compass parrot chest cannon telescope', 'map chest compass ducats telescope parrot cannon'],
  ['chest compass telescope cannon ducats map parrot', 'chest telescope cannon compass map ducats parrot'],
  ['telescope parrot chest map cannon compass ducats', 'compass cannon parrot map telescope ducats chest'],
  ['parrot telescope chest ducats cannon map compass', 'cannon chest map telescope compass parrot ducats'],
  ['compass cannon ducats chest parrot telescope map', 'ducats map cannon parrot compass chest telescope'],
];
const WIELKA_TILES = [
  ['parrot bomb pistol chest hook sabre', 'sabre hook bomb parrot pistol chest'],
  ['pistol sabre bomb hook parrot chest', 'sabre chest hook pistol parrot bomb'],
  ['parrot chest sabre pistol bomb hook', 'bomb pistol hook chest sabre parrot'],
  ['pistol bomb chest hook sabre parrot', 'chest pistol sabre parrot hook bomb'],
  ['hook parrot sabre bomb chest pistol', 'bomb sabre pistol chest parrot hook'],
  ['chest parrot pistol hook bomb sabre', 'hook pistol parrot sabre chest bomb'],
  ['chest bomb parrot sabre hook pistol', 'hook chest parrot pistol bomb sabre'],
  ['sabre hook chest bomb pistol parrot', 'bomb parrot hook sabre chest pistol'],
];

describe('layouts', () => {
  const turned = (segment: string) => words(segment).reverse().join(' ');
  const TUNNEL = WIELKA_TILES.map(([face]) => [face]);
  const JUNGLE = WIELKA_TILES.map(([, back]) => [back]);
  const CLASSIC = CLASSIC_SEGMENTS.map(segment => [segment, turned(segment)]);

  const segmentsOf = (choices: Choices, seed: string): string[] => {
    const size = words(ICONS[choices.edition]).length;
    const { path } = dealt(choices, seed);
    return Array.from({ length: path.length / size }, (_, i) => path.slice(i * size, (i + 1) * size).join(' '));
  };
  const layouts = (choices: Choices, count = 60) =>
    Array.from({ length: count }, (_, i) => segmentsOf(choices, `layout-${i}`));

  it.each([
    ['classic', {}, CLASSIC],
    ['classic', { segments: [5] }, CLASSIC],
    ['classic', { segments: [4] }, CLASSIC],
    ['diaries', {}, CLASSIC],
    ['diaries', { modules: ['retreat', 'raft'] }, CLASSIC],
    ['cartagena2', {}, CARTAGENA2_TILES],
    ['wielka', { landscape: 'tunnel' }, TUNNEL],
    ['wielka', { landscape: 'jungle' }, JUNGLE],
    ['wielka', { segments: [4], landscape: 'jungle' }, JUNGLE],
    ['wielka', { segments: [8] }, TUNNEL],
  ] as const)(
    '%s with %j uses printed tiles only, each once, any of them, every way it may lie [CORE-10] [EDITION-3]',
    (edition, choices, tiles) => {
      const seen = new Set<string>();
      const first = new Set<string>();
      for (const segments of layouts({ edition, ...choices })) {
        const used = segments.map(segment => tiles.findIndex(faces => (faces as readonly string[]).includes(segment)));
        expect(used).not.toContain(-1);
        expect(new Set(used).size).toBe(used.length);
        for (const segment of segments) seen.add(segment);
        first.add(segments[0]);
      }
      expect([...seen].sort()).toEqual(tiles.flat().sort());
      expect(first.size).toBeGreaterThan(tiles.length / 2);
    },
  );

  it.each([
    [[3, 3], 3],
    [[3, 4], 3],
    [[4, 3], 4],
    [[4, 4], 4],
  ])('Wielka ucieczka with a voyage of %j: tunnel before the water, jungle behind [EDITION-3]', (legs, near) => {
    for (const segments of layouts({ edition: 'wielka', modules: ['retreat', 'voyage'], segments: legs }, 30)) {
      expect(segments).toHaveLength(legs[0] + legs[1]);
      const used = segments.map((segment, i) => WIELKA_TILES.findIndex(faces => faces[i < near ? 0 : 1] === segment));
      expect(used).not.toContain(-1);
      expect(new Set(used).size).toBe(used.length);
    }
  });

  it.each([
    ['classic', { segments: [8] }, CLASSIC, 8],
    ['diaries', { segments: [8] }, CLASSIC, 8],
    ['cartagena2', { segments: [3, 4] }, CARTAGENA2_TILES, 7],
  ] as const)(
    '%s with %j has all its printed tiles, and random ones besides [EDITION-3]',
    (edition, choices, tiles, count) => {
      for (const segments of layouts({ edition, ...choices }, 20)) {
        expect(segments).toHaveLength(count);
        for (const faces of tiles)
          expect(segments.some(segment => (faces as readonly string[]).includes(segment))).toBe(true);
        for (const segment of segments) expect(words(segment).sort()).toEqual(words(ICONS[edition]).sort());
      }
    },
  );

  it.each(EDITIONS)('random segments of %s hold every icon once, in any order [EDITION-3]', edition => {
    const seen = new Set<string>();
    for (const segments of layouts({ edition, layout: 'random' }, 30))
      for (const segment of segments) {
        expect(words(segment).sort()).toEqual(words(ICONS[edition]).sort());
        seen.add(segment);
      }
    // Far more than any box has faces.
    expect(seen.size).toBeGreaterThan(80);
  });
});

describe('EDITION-2: what cannot work together', () => {
  it.each([
    [{ edition: 'wielka', modules: ['retreat', 'voyage', 'raft'] }, ['raft', 'voyage'], /middle of the path/],
    [
      { edition: 'classic', modules: ['retreat', 'items'] },
      ['classic', 'items'],
      /lacks sabre, parrot, hook, bomb, chest/,
    ],
    [
      { edition: 'cartagena2', modules: ['assist', 'items'] },
      ['cartagena2', 'items'],
      /lacks sabre, pistol, hook, bomb\b/,
    ],
    [{ edition: 'diaries', modules: ['retreat', 'items'] }, ['diaries', 'items'], /lacks sabre/],
    [{ edition: 'classic', modules: ['retreat', 'limit'] }, ['classic', 'limit'], /golden or grey/],
    [{ edition: 'classic', modules: ['retreat', 'raft'] }, ['classic', 'raft'], /golden or grey/],
    [{ edition: 'diaries', modules: ['assist', 'captain'] }, ['captain', 'retreat'], /needs retreat/],
    [{ edition: 'diaries', modules: ['retreat', 'captain'], supply: 'stock' }, ['captain', 'supply'], /row/],
    [{ edition: 'classic', modules: [] }, ['assist', 'retreat'], /gain/],
    [{ edition: 'wielka', modules: ['empty', 'items'] }, ['assist', 'retreat'], /gain/],
  ] as const)('%j is refused, naming %j [EDITION-2]', (choices, clash, why) => {
    const reason = refusal(choices);
    expect([...reason.clash].sort()).toEqual(clash);
    for (const name of clash) expect(reason.text).toContain(name);
    expect(reason.text).toMatch(why);
    expect(['clash', 'no-cards']).toContain(reason.code);
  });

  /** The rule once more, in its own words. */
  const cannotWork = (edition: EditionId, modules: readonly ModuleId[], supply: 'stock' | 'row'): boolean => {
    const on = (id: ModuleId) => modules.includes(id);
    return (
      (on('raft') && on('voyage')) ||
      (on('items') && edition !== 'wielka') ||
      ((on('limit') || on('raft')) && (edition === 'classic' || edition === 'family')) ||
      (on('captain') && (!on('retreat') || supply !== 'row')) ||
      (!on('retreat') && !on('assist'))
    );
  };
  const mixes = oneIn(7, subsets(MODULES));

  it.each(EDITIONS)('every mix of modules in %s is refused for these reasons or accepted [EDITION-2]', edition => {
    for (const modules of mixes)
      for (const supply of ['stock', 'row'] as const) {
        const { ok } = setUp({ edition, modules, supply });
        expect([modules, supply, ok]).toEqual([modules, supply, !cannotWork(edition, modules, supply)]);
      }
  });

  it.each(EDITIONS)('every mix of modules in %s that is accepted can be played [EDITION-2]', edition => {
    const will = new SeededChance(edition);
    mixes.forEach((modules, i) => {
      const supply = modules.includes('captain') || i % 2 ? 'row' : 'stock';
      if (cannotWork(edition, modules, supply)) return;
      const game = newGame(resolveRules(unwrap(setUp({ edition, modules, supply, seats: 2 + (i % 4) }))), will);
      const out = actionBuffer(game.rules);
      for (let n = 0; n < 25 && !isOver(game.state); n++) {
        const count = legalActions(game.rules, game.state, out);
        expect(count).toBeGreaterThan(0);
        apply(game, out[will.below(count)]);
      }
    });
  });
});

describe('EDITION-3: parameters', () => {
  it.each([
    ['seats', [2, 3, 4, 5], [1, 6, 0, -2, 2.5, '3', null]],
    ['pirates', [4, 5, 6], [3, 7, 4.5, null]],
    ['actions', [1, 2, 3, 4, 5], [0, 6, 1.5, '3']],
    ['hand', [1, 2, 6, 9, 10], [0, 11, 5.5, null]],
    ['firstHand', [1, 10], [0, 11, 5.5]],
    ['recycle', [true, false], [0, 1, 'true', null]],
    ['pass', [true, false], [0, 'false', null]],
    ['supply', ['stock', 'row'], ['pile', true, null]],
    ['hands', ['open', 'hidden'], ['shown', true]],
    ['layout', ['printed', 'random'], ['drawn', false]],
    ['landscape', ['tunnel', 'jungle'], ['sea', 1]],
    ['assist', ['nest', 'morgan'], ['henry', true]],
    ['limit', ['golden', 'grey'], ['silver', 7]],
    ['skipper', ['ties', 'strict'], ['tie', false]],
    ['edition', ['classic', 'wielka'], ['tortuga', '', 2]],
    ['revision', [1, RULES_REVISION], [0, RULES_REVISION + 1, '1']],
  ])('%s may be %j, and not %j [EDITION-3]', (field, good, bad) => {
    for (const value of good)
      expect(unwrap(parseConfig({ edition: 'classic', [field]: value }))).toMatchObject({ [field]: value });
    for (const value of bad) {
      const reason = refusal({ edition: 'classic', [field]: value });
      expect(reason).toMatchObject({ code: 'malformed', clash: [field] });
      expect(reason.text).toContain(field);
    }
  });

  it.each([
    ['one leg', {}, [[4], [5], [6], [8]], [[3], [7], [2], [], [3, 3], [6, 6]]],
    [
      'two legs',
      { modules: ['retreat', 'voyage'] },
      [
        [3, 3],
        [3, 4],
        [4, 3],
        [4, 4],
      ],
      [[6], [2, 3], [3, 2], [3, 5], [3, 3, 3], []],
    ],
  ] as const)('segments on %s [EDITION-3]', (_, choices, good, bad) => {
    for (const segments of good) {
      expect(unwrap(setUp({ edition: 'wielka', ...choices, segments })).segments).toEqual(segments);
      expect(dealt({ edition: 'wielka', ...choices, segments }).path).toHaveLength(
        6 * (segments as readonly number[]).reduce((sum, n) => sum + n),
      );
    }
    for (const segments of bad) {
      const reason = refusal({ edition: 'wielka', ...choices, segments });
      expect(reason.code).toBe('segments');
      expect(reason.clash).toContain('segments');
      expect(reason.text).toContain('segments');
    }
  });

  it('Cartagena II alone may have its legs of two and three, in this order [EDITION-3]', () => {
    expect(setUp({ edition: 'cartagena2', segments: [2, 3] }).ok).toBe(true);
    expect(setUp({ edition: 'cartagena2', segments: [3, 4] }).ok).toBe(true);
    for (const segments of [[3, 2], [2, 2], [2, 4], [5]])
      expect(refusal({ edition: 'cartagena2', segments })).toMatchObject({
        code: 'segments',
        clash: ['segments', 'voyage'],
      });
  });

  it('segments that are no list of numbers are malformed [EDITION-3]', () => {
    for (const segments of [6, '6', ['6'], [6.5], [1], [9], null])
      expect(refusal({ edition: 'classic', segments })).toMatchObject({ code: 'malformed', clash: ['segments'] });
  });

  it('the voyage brings two legs by itself, and takes them away when it is off [EDITION-3]', () => {
    expect(unwrap(setUp({ edition: 'wielka', modules: ['retreat', 'voyage'] })).segments).toEqual([3, 3]);
    expect(unwrap(setUp({ edition: 'classic', modules: ['retreat', 'voyage'] })).segments).toEqual([3, 3]);
    expect(unwrap(setUp({ edition: 'cartagena2', modules: ['assist'] })).segments).toEqual([5]);
  });

  it.each([1, 6, 10])('a hand of %i is dealt to everybody [EDITION-3]', hand => {
    const { seats, stockCount } = dealt({ edition: 'classic', seats: 4, hand });
    expect(seats.map(seat => seat.handCount)).toEqual(Array(4).fill(hand));
    expect(stockCount).toBe(102 - 4 * hand);
  });

  it('a list of modules is sorted, without duplicates [EDITION-3]', () => {
    const { modules } = unwrap(setUp({ edition: 'wielka', modules: ['flag', 'retreat', 'flag', 'assist'] }));
    expect(modules).toEqual(['retreat', 'assist', 'flag']);
  });

  it.each([['retreat'], 'retreat', ['swim'], null])(
    'modules that are %j: what is no list of modules is malformed [EDITION-3]',
    modules => {
      const result = parseConfig({ edition: 'classic', modules });
      expect(result.ok).toBe(Array.isArray(modules) && modules[0] === 'retreat');
      if (!result.ok) expect(result.reason).toMatchObject({ code: 'malformed', clash: ['modules'] });
    },
  );

  it.each([null, [], 'classic', 3, undefined])('a configuration that is %j is malformed [EDITION-3]', value => {
    expect(parseConfig(value)).toMatchObject({ ok: false, reason: { code: 'malformed' } });
  });

  it('names what may be chosen where something else was [EDITION-3]', () => {
    expect(setUp({ edition: 'classic', modules: ['kraken'] as never })).toMatchObject({
      reason: { text: `The field modules must be a list of modules out of ${MODULES.join(', ')}, not ["kraken"].` },
    });
    expect(setUp({ edition: 'classic', modules: [] })).toMatchObject({
      reason: { text: 'retreat and assist are both off: nobody could ever gain a card. Switch one of them on.' },
    });
  });

  it('an edition must be named, and unknown fields are refused by name [EDITION-3]', () => {
    expect(refusal({ seats: 2 })).toMatchObject({ code: 'malformed', clash: ['edition'] });
    expect(refusal({ edition: 'classic', sets: 2 })).toMatchObject({ code: 'malformed', clash: ['sets'] });
    expect(refusal({ edition: 'classic', toString: 2 })).toMatchObject({ code: 'malformed', clash: ['toString'] });
  });

  it('what is left undefined comes from the edition [EDITION-3]', () => {
    expect(setUp({ edition: 'cartagena2', hand: undefined, modules: undefined })).toEqual(
      setUp({ edition: 'cartagena2' }),
    );
  });

  it.each(EDITIONS)('a whole configuration of %s is read back as it was [EDITION-3]', edition => {
    const config = unwrap(setUp({ edition, seats: 4, hand: 3, firstHand: 5 }));
    expect(unwrap(parseConfig(JSON.parse(JSON.stringify(config))))).toEqual(config);
  });
});

describe('EDITION-4: presets', () => {
  const ids = Object.keys(PRESETS) as PresetId[];

  it.each(ids)('%s can be set up and dealt [EDITION-4]', id => {
    expect(dealt({ ...PRESETS[id], seats: 5 }).phase).toBe('turn');
  });

  it.each([
    ['family-basic', { segments: [5], pirates: 4, actions: 2 }, 30],
    ['family-advanced', { segments: [6], pirates: 5, actions: 3 }, 36],
  ] as const)(
    '%s: %j on %i spaces, five cards, six for who begins, Jamaica rules [EDITION-4]',
    (id, choices, spaces) => {
      const config = unwrap(setUp({ ...PRESETS[id], seats: 3 }));
      expect(config).toMatchObject({
        ...choices,
        edition: 'family',
        modules: ['retreat'],
        supply: 'stock',
        hands: 'hidden',
        recycle: true,
      });
      const began = new Set<number>();
      for (let i = 0; i < 24; i++) {
        const { seats, turn, path, stockCount } = dealt(config, `family-${i}`);
        expect(seats.map(seat => seat.handCount)).toEqual([0, 1, 2].map(seat => (seat === turn ? 6 : 5)));
        expect(stockCount).toBe(90 - 16);
        expect(path).toHaveLength(spaces);
        expect(seats[0].pirates).toEqual({ start: choices.pirates });
        began.add(turn);
      }
      expect(began.size).toBe(3);
    },
  );

  it('the family edition has a deck of its own, and segments in random order [EDITION-4]', () => {
    const rules = resolveRules(unwrap(setUp({ edition: 'family' })));
    expect(rules.icons).toEqual(['bottle', 'key', 'pistol', 'hook', 'lantern', 'telescope']);
    expect([...rules.deck]).toEqual([15, 15, 15, 15, 15, 15]);
    const paths = Array.from({ length: 6 }, (_, i) => dealt({ edition: 'family' }, `segments-${i}`).path);
    expect(new Set(paths.map(path => path.join())).size).toBe(6);
    for (const path of paths)
      for (let at = 0; at < path.length; at += 6)
        expect([...path.slice(at, at + 6)].sort()).toEqual([...rules.icons].sort());
  });

  it.each([
    ['classic', 'stock', false],
    ['classic', 'row', true],
    ['cartagena2', 'stock', true],
    ['wielka', 'stock', true],
    ['diaries', 'row', true],
    ['diaries', 'stock', true],
    ['family', 'stock', true],
  ] as const)('%s from a %s: recycle is %s unless the table says otherwise [CORE-8]', (edition, supply, recycle) => {
    expect(unwrap(setUp({ edition, supply })).recycle).toBe(recycle);
    expect(unwrap(setUp({ edition, supply, recycle: !recycle })).recycle).toBe(!recycle);
  });

  it.each([
    ['jamaica', { edition: 'classic', supply: 'stock', hands: 'hidden', modules: ['retreat'] }],
    ['tortuga', { edition: 'classic', supply: 'row', hands: 'open', modules: ['retreat'] }],
    ['hispaniola', { edition: 'classic', supply: 'row', hands: 'hidden', modules: ['retreat'] }],
    ['jolly-roger', { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] }],
    ['tunnel-stage', { edition: 'wielka', landscape: 'tunnel', modules: ['retreat', 'empty'] }],
    ['jungle-stage', { edition: 'wielka', landscape: 'jungle', modules: ['retreat', 'empty'] }],
    ['great-escape', { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] }],
    ['second-escape', { edition: 'diaries', modules: ['retreat', 'captain'], supply: 'row' }],
    ['third-escape', { edition: 'diaries', modules: ['retreat', 'raft'], supply: 'row' }],
    ['fourth-escape', { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], supply: 'row' }],
  ] as const)('%s is the version its name says [EDITION-1]', (id, expected) => {
    expect(unwrap(setUp(PRESETS[id]))).toMatchObject(expected);
  });
});

describe('EDITION-5: mixes across editions', () => {
  it.each([
    ['classic', 'morgan', 'grey', 'strict'],
    ['cartagena2', 'nest', 'golden', 'ties'],
    ['wielka', 'morgan', 'grey', 'strict'],
    ['diaries', 'morgan', 'grey', 'strict'],
  ] as const)(
    'in %s the assist is %s unless said otherwise, the limit %s, the skipper %s [EDITION-5]',
    (edition, assist, limit, skipper) => {
      expect(unwrap(setUp({ edition }))).toMatchObject({ assist, limit, skipper });
      const other = { assist: 'nest', limit: 'golden', skipper: 'ties' } as const;
      expect(unwrap(setUp({ edition, ...other }))).toMatchObject(other);
    },
  );

  it('a marked card sets off the limit before the raft’s token [EDITION-5]', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'limit', 'raft'] },
      { hands: ['key*', Array(8).fill('key').join(' ')], rafts: { pool: pool('x0') } },
    );
    t.do('lay key*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    expect(t.eventsOf('token')).toEqual([]);
    t.do('discard key');
    const order = t.events.map(({ type }) => type).filter(type => ['discarded', 'stole', 'token'].includes(type));
    expect(order).toEqual(['discarded', 'stole', 'token']);
    expect(t.now).toMatchObject({ phase: 'use', actor: 0 });
    t.do('move key start');
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
  });

  const RAFTS = [
    'dagger key hat skull pistol',
    'hat bottle pistol key skull',
    'skull dagger pistol key bottle',
    'pistol hat bottle skull dagger',
    'skull key bottle hat dagger',
    'hat key pistol dagger bottle',
    'key skull hat pistol dagger',
    'key skull hat dagger bottle',
  ].map(words);

  it.each(['diaries', 'wielka', 'cartagena2'] as const)(
    'rafts take the icons of %s by position [EDITION-5]',
    edition => {
      const own = words(ICONS[edition]);
      const theirs = words(ICONS.diaries);
      const seen = new Set<number>();
      for (let i = 0; i < 40; i++) {
        const { rafts } = dealt({ edition, modules: ['assist', 'raft'] }, `rafts-${i}`);
        for (const raft of Object.values(rafts!.docked)) {
          expect(raft!.icons).toEqual(RAFTS[raft!.raft].map(icon => own[theirs.indexOf(icon)]));
          seen.add(raft!.raft);
        }
      }
      expect(seen.size).toBe(RAFTS.length);
    },
  );

  it.each([
    ['diaries', 0, 'bottle', 31],
    ['wielka', 0, 'sabre', 31],
    ['wielka', 5, 'chest', 36],
    ['cartagena2', 0, 'parrot', 29],
    ['cartagena2', 5, 'cannon', 34],
  ] as const)('in %s the X token of icon number %i covers %s [EDITION-5]', (edition, number, icon, space) => {
    const card = `${words(ICONS[edition])[3]}*`;
    const t = table(
      { edition, modules: ['assist', 'raft'] },
      { hands: [card, ''], rafts: { pool: pool(`x${number}`) } },
    );
    t.do(`lay ${card}`);
    expect(t.eventsOf('token')).toEqual([{ type: 'token', seat: 0, token: `x${number}`, icon }]);
    expect(t.now.covered).toEqual([space]);
  });

  describe('assists at the wharf', () => {
    const choices: Choices = { edition: 'diaries', modules: ['assist', 'raft'], supply: 'stock' };
    // Twenty-four spaces lie before the wharf.
    it.each([
      ['from the wharf', 'wharf', { wharf: 1 }, { 30: 1 }, 30, 1],
      ['from a docked raft', 'white2', { white2: 1 }, { 25: 2 }, 25, 2],
      ['from the other raft', 'orange1', { orange1: 1 }, { 24: 1 }, 'goal', 2],
      ['not back from the wharf', 'wharf', { wharf: 1 }, { 24: 1, 10: 1 }, 'goal', 2],
      ['across the wharf, past those on it and on rafts', 20, { 20: 1 }, { wharf: 2, white1: 1, 26: 1 }, 26, 1],
      ['before the wharf', 20, { 20: 1 }, { 24: 1, 26: 1 }, 24, 1],
    ] as const)('%s: along the path, never onto a raft [EDITION-5] [ASSIST-1]', (_, from, helped, own, to, cards) => {
      const t = table(choices, { pirates: [own, helped], hands: ['key', 'key'], stock: 'hat hat' });
      const [moved] = t.do(`assist B ${from}`);
      expect(moved).toMatchObject({ seat: 1, from, to, cause: 'assist' });
      expect(t.now.seats[0].handCount).toBe(1 + cards);
    });

    it('where the goal wants company, the wharf does not help [EDITION-5] [ASSIST-5]', () => {
      const t = table({ ...choices, assist: 'nest' }, { pirates: [{ wharf: 1 }, { wharf: 1 }], hands: ['key', 'key'] });
      expect(t.legalOf('assist')).toEqual([]);
      expect(t.refusal('assist B wharf').code).toBe('no-company');
    });
  });

  describe('bombs and rafts', () => {
    const choices: Choices = { edition: 'wielka', modules: ['retreat', 'items', 'raft'] };
    const berth = { raft: 0, icons: words('hook hook hook hook hook'), tokens: Array(5).fill(null) } as never;
    const rafts = { docked: { white: berth, orange: berth }, left: [] };

    it('a bomb never boards: it goes on along the path [EDITION-5] [ITEM-BOMB]', () => {
      // The hook on 22 is the last before the wharf; from there the next one is on 28.
      const t = table(choices, { pirates: [{ 23: 2 }], hands: ['bomb hook', 'hook'], rafts });
      t.do('bomb bomb+hook');
      expect(t.legal).toEqual(['use-bomb 23']);
      t.do('use-bomb 23');
      expect(t.pirates(0)).toEqual({ start: 4, 28: 2 });
    });

    it('it never starts from a raft or the wharf [EDITION-5] [ITEM-BOMB]', () => {
      const t = table(choices, { pirates: [{ wharf: 2, white1: 1, white2: 1 }], hands: ['bomb hook', 'hook'], rafts });
      expect(t.legalOf('bomb')).toEqual([]);
      expect(t.refusal('bomb bomb+hook').code).toBe('no-use');
    });
  });

  describe('hats among items', () => {
    const choices: Choices = { edition: 'wielka', modules: ['retreat', 'items', 'captain'], supply: 'row' };

    it.each([
      [{ 7: 3 }, 7, ['use-bomb 7', 'use-bomb hat']],
      [{ 7: 2 }, 7, ['use-bomb hat']],
      [{ 7: 2, 8: 1 }, 8, ['use-bomb 7']],
    ] as const)(
      'with %j and the hat on %i the player says which two a bomb moves: %j [EDITION-5]',
      (own, hat, legal) => {
        const t = table(choices, { pirates: [own], hats: [hat, 'start'], hands: ['bomb hook', 'hook'] });
        t.do('bomb bomb+hook');
        expect(t.legal).toEqual(legal);
      },
    );

    it('the hat goes along only if it is named [EDITION-5]', () => {
      const thrown = (use: string) => {
        const t = table(choices, { pirates: [{ 7: 3 }], hats: [7, 'start'], hands: ['bomb hook', 'hook'] });
        t.do('bomb bomb+hook', use);
        return t.now.seats[0];
      };
      expect(thrown('use-bomb hat')).toMatchObject({ pirates: { 7: 1, 10: 2 }, hat: 10 });
      expect(thrown('use-bomb 7')).toMatchObject({ pirates: { 7: 1, 10: 2 }, hat: 7 });
    });

    it.each([
      ['open chest 12', 12],
      ['open chest hat', 7],
    ])('%s: the player says who opens the chest, and so whom the snake bites [EDITION-5]', (action, hat) => {
      const t = table(choices, {
        pirates: [{ 12: 2 }],
        hats: [12, 'start'],
        hands: ['chest', 'hook'],
        chests: { at: [12], unseen: { empty: 0, '1': 0, '2': 0, '3': 0, snake: 1 } },
      });
      expect(t.legalOf('open')).toEqual(['open chest 12', 'open chest hat']);
      t.do(action);
      expect(t.now.seats[0]).toMatchObject({ pirates: { 12: 1, 7: 1 }, hat });
    });
  });

  it.each([
    ['the sabre on 7 is vacant', [], {}, '7'],
    ['the sabre on 7 is covered: the one on 1', [7], {}, '1'],
    ['both are covered: behind the rearmost, itself', [1, 7], {}, '11'],
    ['and past a cover there', [1, 7, 11], {}, '10'],
    ['behind the rearmost other', [1, 7], { 5: 1 }, '4'],
    ['and past covers there', [1, 3, 4, 7], { 5: 1 }, '2'],
    ['nothing but covers behind: the start', [1, 2, 3, 4, 7], { 5: 1 }, 'start'],
  ])('a snake passes covered spaces by: %s [EDITION-5] [CHEST-4]', (_, covered, other, to) => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'items', 'raft'] },
      {
        pirates: [{ 12: 1 }, other],
        covered,
        hands: ['chest', 'hook'],
        chests: { at: [12], unseen: { empty: 0, '1': 0, '2': 0, '3': 0, snake: 1 } },
      },
    );
    t.do('open chest 12');
    expect(t.eventsOf('moved')).toMatchObject([{ seat: 0, from: 12, cause: 'snake' }]);
    expect(String((t.eventsOf('moved')[0] as { to: unknown }).to)).toBe(to);
  });
});

function pool(only: string): { [token: string]: number } {
  const crewAndHoles = ['crew', 'hole'].flatMap(piece => ['white', 'orange', 'both'].map(berth => `${piece} ${berth}`));
  const crosses = Array.from({ length: 6 }, (_, i) => `x${i}`);
  return Object.fromEntries([...crewAndHoles, ...crosses].map(token => [token, token === only ? 1 : 0]));
}
