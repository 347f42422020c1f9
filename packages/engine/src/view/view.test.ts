/** What each viewer sees of hands and of cards in resolution, and that a view and a snapshot lead back to what they show. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import type { CardName } from '../base/vocabulary.ts';
import { redact } from '../model/events.ts';
import type { Game } from '../model/rules.ts';
import { stateKey } from '../model/state.ts';
import type { Snapshot } from '../model/view.ts';
import { onlyTokens, type Table, table } from '../testing/table.ts';
import { sampleState } from './sample.ts';
import { makeSnapshot, restoreState } from './snapshot.ts';
import { viewFor } from './view.ts';

const ITEMS = { edition: 'wielka', modules: ['retreat', 'empty', 'items'] } as const;
const GOLDEN = { edition: 'wielka', modules: ['retreat', 'limit', 'items'], limit: 'golden', seats: 3 } as const;
const RAFT = { edition: 'diaries', modules: ['retreat', 'raft'] } as const;

const pairLaid = (): Table => {
  const t = table(ITEMS, { hands: ['sabre sabre', 'hook'] });
  t.do('sabres sabre+sabre');
  return t;
};
/** B is asked to put two cards aside, and has put one. */
const trimming = (hands: 'hidden' | 'open' = 'hidden'): Table => {
  const t = table(
    { ...GOLDEN, hands },
    { hands: ['hook* bomb', 'chest bomb bomb bomb bomb bomb bomb bomb hook', 'bomb'] },
  );
  t.do('play start hook*', 'discard hook');
  return t;
};
/** B has put two cards aside, and C is asked to put one. */
const trimmedTwice = (): Table => {
  const bombs = Array(7).fill('bomb').join(' ');
  const t = table(GOLDEN, { hands: ['hook*', `hook ${bombs} chest`, `${bombs} sabre`] });
  t.do('play start hook*', 'discard hook', 'discard chest');
  return t;
};
const tokenDrawn = (): Table => {
  const t = table(RAFT, { hands: ['key* key*', 'key'] });
  t.do('lay key*');
  return t;
};
/** A has gone to the white raft with a golden card, and B is asked to put a card aside. */
const boarded = (): Table => {
  const empty = [null, null, null, null, null];
  const icons = ['dagger', 'key', 'hat', 'skull', 'pistol'] as const;
  const t = table(
    { edition: 'diaries', modules: ['retreat', 'limit', 'raft'], limit: 'golden' },
    {
      pirates: [{ 22: 1 }],
      hands: ['key*', Array(8).fill('key').join(' ')],
      rafts: {
        docked: { white: { raft: 0, icons, tokens: empty }, orange: { raft: 0, icons, tokens: empty } },
        left: [2],
        pool: onlyTokens('x0'),
      },
    },
  );
  t.do('lay key*', 'move key 22 white');
  return t;
};
/** A has moved the pirate with the hat with a golden card, and B is asked to put a card aside. */
const hatMoved = (): Table => {
  const t = table(
    { edition: 'wielka', modules: ['retreat', 'captain', 'limit'], limit: 'golden', supply: 'row' },
    { pirates: [{ 3: 1 }], hats: [3, 'start'], hands: ['hook*', Array(8).fill('hook').join(' ')] },
  );
  t.do('play hat hook*');
  return t;
};
/** Two sabres are a pair of sabres or a joker. */
const sabresAs = (type: 'sabres' | 'joker'): Table => {
  const t = table(
    { edition: 'wielka', modules: ['retreat', 'captain', 'items'], supply: 'row' },
    { hands: ['sabre sabre', 'hook'] },
  );
  t.do(`${type} sabre+sabre`);
  return t;
};
const looking = (): Table => {
  const t = table(ITEMS, { hands: ['parrot parrot', 'hook'], stock: 'bomb hook chest sabre', discards: 'pistol' });
  t.do(t.legalOf('parrot')[0]);
  return t;
};
const buried = (): Table =>
  table(ITEMS, {
    hands: ['sabre', 'hook'],
    stock: 'bomb',
    buried: [
      { card: 'chest', seat: 1 },
      { card: 'hook', seat: 0 },
    ],
    covered: [6],
  });
const withHats = (): Table =>
  table(
    { edition: 'diaries', modules: ['retreat', 'captain'], seats: 3 },
    { pirates: [{ 4: 2 }, { 9: 1 }], hats: [4, 9, 'start'], hands: ['key', 'key hat', ''] },
  );
const onTheVoyage = (boat: 'near' | 'far'): Table =>
  table({ edition: 'cartagena2' }, { boat, pirates: [{ boat: 2, 3: 1 }, { goal: 1 }] });

/** How many of each card lie anywhere, the stock aside. */
function countOutsideStock({ row, discards, looked, buried, seats }: Snapshot): Map<string, number> {
  const counts = new Map<string, number>();
  const lists = [row, discards, looked, buried.map(({ card }) => card)];
  for (const card of lists.concat(seats.flatMap(({ hand = [], facedown = [] }) => [hand, facedown])).flat())
    counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The position with every card of the deck in it: what lies nowhere else is in the stock. */
function withWholeDeck({ game: { rules, state } }: Table): Game {
  const snapshot = makeSnapshot(rules, state);
  const outside = countOutsideStock(snapshot);
  const stockCards = Object.fromEntries(
    rules.cardNames.map((card, kind) => [card, rules.deck[kind] - (outside.get(card) ?? 0)]),
  );
  const inStock = Object.values(stockCards).reduce((sum, count) => sum + count, 0);
  const whole = { ...snapshot, stockCards, stockCount: inStock + snapshot.buried.length };
  return { rules, state: restoreState(rules, whole), chance: new SeededChance('deck') };
}

describe('cards in resolution', () => {
  it('are in no view between two actions', () => {
    const t = table(ITEMS, { hands: ['sabre sabre', 'hook'] });
    expect(t.view(0)).not.toHaveProperty('resolution');
    t.do('play start sabre');
    expect(t.view(0)).not.toHaveProperty('resolution');
    t.do('play start sabre', 'end');
    expect(t.view('spectator')).not.toHaveProperty('resolution');
  });

  it('are shown to everybody while their use is open [ITEM-SABRE]', () => {
    const t = pairLaid();
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(t.view(viewer).resolution).toStrictEqual({
        step: 0,
        use: 'open',
        marks: 0,
        icon: 'sabre',
        target: 0,
        combination: { type: 'sabres', cards: ['sabre', 'sabre'] },
        mover: 'start',
      });
    t.do('move bomb start');
    expect(t.view(1)).not.toHaveProperty('resolution');
  });

  it('are shown with their marks and without a combination while others put cards aside [LIMIT-3]', () => {
    expect(trimming().view(2).resolution).toMatchObject({ use: 'move', marks: 1, icon: 'hook', mover: 'start' });
    expect(trimming().view(2).resolution).not.toHaveProperty('combination');
  });

  it('are shown with the way that was taken, and with the pirate that took it [RAFT-4] [CAPTAIN-1]', () => {
    expect(boarded().view(1).resolution).toMatchObject({ use: 'move', mover: 22, icon: 'key', raft: 'white' });
    expect(hatMoved().view(1).resolution).toMatchObject({ use: 'move', mover: 'hat', icon: 'hook' });
    expect(hatMoved().view(1).resolution).not.toHaveProperty('route');
  });

  it('are shown with the token that a golden card drew [RAFT-4]', () => {
    expect(tokenDrawn().view(1).resolution).toMatchObject({
      use: 'open',
      marks: 1,
      combination: { type: 'lay', cards: ['key*'] },
      token: expect.any(String),
    });
  });
});

describe('hands', () => {
  it('are seen by their seats alone, and by others as a number and the cards they know [CORE-9]', () => {
    const t = trimming();
    expect(t.view(1).seats[1]).toMatchObject({ handCount: 8, facedownCount: 1, facedown: ['hook'] });
    expect(t.view(1).seats[1].hand).toEqual([...Array(7).fill('bomb'), 'chest']);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(t.view(viewer).seats[1]).toEqual({ pirates: { start: 6 }, handCount: 8, facedownCount: 1, known: [] });
  });

  it('show nothing but their size where everything that is drawn is hidden [CORE-9]', () => {
    const t = table({ edition: 'classic', hands: 'hidden' }, { hands: ['key hat', 'skull'] });
    expect(t.view(0).seats).toStrictEqual([
      { pirates: { start: 6 }, handCount: 2, facedownCount: 0, hand: ['key', 'hat'] },
      { pirates: { start: 6 }, handCount: 1, facedownCount: 0 },
    ]);
  });

  it('that are open hide which card was put aside until all are shown [LIMIT-3]', () => {
    const t = trimming('open');
    for (const viewer of [0, 2, 'spectator'] as const) {
      const seat = t.view(viewer).seats[1];
      expect(seat).toMatchObject({ handCount: 8, facedownCount: 1 });
      expect(seat.hand).toEqual(['hook', ...Array(7).fill('bomb'), 'chest']);
      expect(seat).not.toHaveProperty('facedown');
      expect(seat).not.toHaveProperty('known');
    }
    expect(t.view(1).seats[1].facedown).toEqual(['hook']);
  });
});

describe('every position', () => {
  const positions: [string, () => Table][] = [
    ['a pair laid', pairLaid],
    ['hands being trimmed', () => trimming()],
    ['two cards put aside', trimmedTwice],
    ['open hands being trimmed', () => trimming('open')],
    ['a token drawn', tokenDrawn],
    ['a raft boarded', boarded],
    ['the hat moved', hatMoved],
    ['sabres as a pair', () => sabresAs('sabres')],
    ['sabres as a joker', () => sabresAs('joker')],
    ['cards looked at', looking],
    ['cards buried', buried],
    ['hats', withHats],
    ['a boat at the near shore', () => onTheVoyage('near')],
    ['a boat at the far shore', () => onTheVoyage('far')],
  ];

  it.each(positions)('has a snapshot that leads back to it: %s', (_, position) => {
    const { rules, state } = position().game;
    const restored = restoreState(rules, JSON.parse(JSON.stringify(makeSnapshot(rules, state))));
    expect(stateKey(restored)).toBe(stateKey(state));
  });

  it.each(positions)('has views, and worlds that look the same, with every card of the deck: %s', (_, position) => {
    const { rules, state } = withWholeDeck(position());
    for (const viewer of [...Array(rules.seats).keys(), 'spectator'] as const)
      for (const seed of ['one', 'two', 'three']) {
        const view = viewFor(rules, state, viewer);
        const world = sampleState(rules, view, new SeededChance(seed));
        expect(viewFor(rules, world, viewer)).toEqual(view);
        const snapshot = makeSnapshot(rules, world);
        const outside = countOutsideStock(snapshot);
        const deck = rules.cardNames.map(card => snapshot.stockCards[card] + (outside.get(card) ?? 0));
        expect(deck).toEqual(Array.from(rules.deck));
      }
  });

  it('is drawn anew for each world where something is hidden', () => {
    const { rules, state } = withWholeDeck(trimming());
    const view = viewFor(rules, state, 0);
    const chance = new SeededChance('worlds');
    const worlds = Array.from({ length: 20 }, () => makeSnapshot(rules, sampleState(rules, view, chance)));
    expect(new Set(worlds.map(({ seats }) => seats[1].hand?.join())).size).toBeGreaterThan(10);
    expect(new Set(worlds.map(({ seats }) => seats[1].facedown?.join())).size).toBeGreaterThan(2);
  });

  it('has worlds in which any card of a hidden hand was put aside, the last kind too [LIMIT-3]', () => {
    const { rules, state } = withWholeDeck(trimmedTwice());
    const view = viewFor(rules, state, 0);
    const chance = new SeededChance('aside');
    const isLast = ({ seats: [, { hand = [], facedown = [] }] }: Snapshot) => {
      const kinds = (cards: readonly CardName[]) => cards.map(card => rules.cardNames.indexOf(card));
      return Math.min(...kinds(facedown)) >= Math.max(...kinds(hand));
    };
    const worlds = Array.from({ length: 300 }, () => makeSnapshot(rules, sampleState(rules, view, chance)));
    expect(worlds.every(({ seats }) => seats[1].hand?.length === 7 && seats[1].facedown?.length === 2)).toBe(true);
    expect(worlds.filter(isLast).length).toBeGreaterThan(2);
  });
});

describe('an event', () => {
  const drew = { type: 'drew', seat: 1, from: 'stock', count: 1, secret: { cards: ['key'], eyes: [1] } } as never;
  const open = { type: 'drew', seat: 1, from: 'stock', count: 1 };

  it('shows its secret to those that may know it, and is whole without it to the others', () => {
    expect(redact(drew, 1)).toBe(drew);
    expect(redact(drew, 0)).toStrictEqual(open);
    expect(redact(drew, 'spectator')).toStrictEqual(open);
  });

  it('without a secret is the same for everybody', () => {
    for (const event of [open, { ...open, secret: undefined }] as never[])
      for (const viewer of [0, 'spectator'] as const) expect(redact(event, viewer)).toBe(event);
  });
});
