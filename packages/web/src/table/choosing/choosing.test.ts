import {
  type Action,
  type CardName,
  type Game,
  namedActions,
  resolveRules,
  type View,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { type Choosing, type Chosen, choiceFor, choosing, NOTHING, nextStep } from './choosing.ts';
import { type Option, optionsOf } from './option.ts';
import { moments, reachable } from './testing/reachable.ts';
import { type Outcome, type Touch, touch } from './touch.ts';

/** The choosing of the acting seat. */
function begin({ rules, state }: Game, chosen: Chosen = NOTHING): Choosing {
  const view = viewFor(rules, state, state.actor);
  return choosing(view, optionsOf(rules, view, namedActions(rules, state)), chosen);
}

describe('every legal action can be chosen, and nothing else', () => {
  it.each(everySetup().map((config, i) => [nameSetup(config), config, i] as const))('%s', (_, config, i) => {
    const rules = resolveRules(config);
    for (const game of moments(rules, `choose ${i}`, 97)) {
      const view = viewFor(rules, game.state, game.state.actor);
      const options = optionsOf(rules, view, namedActions(rules, game.state));
      const found = reachable(view, options);
      const missed = options.filter(option => !found.has(option)).map(({ action }) => action);
      expect(missed).toEqual([]);
      expect([...found].every(option => options.includes(option))).toBe(true);
      for (const option of options.filter((_, i) => i % 9 === 0))
        expect(choosing(view, options, choiceFor(option)).fitting).toContain(option);
    }
  });
});

const CLASSIC = { edition: 'classic' } as const;
const act = (outcome: Outcome): Action | undefined => (outcome.type === 'act' ? outcome.option.action : undefined);
const after = (game: Game, ...steps: Touch[]): Choosing =>
  steps.reduce((now, step) => {
    const outcome = touch(now, step);
    if (outcome.type !== 'chosen') throw new Error(`${JSON.stringify(step)} leads to ${outcome.type}`);
    return begin(game, outcome.chosen);
  }, begin(game));
const card = (name: CardName) => ({ card: name });

describe('a card and a pirate', () => {
  // Spaces go round skull dagger key bottle pistol hat; keys are on 3, 9, 15, …
  const t = table(CLASSIC, {
    pirates: [
      { 4: 1, 10: 1 },
      { 9: 1, 8: 2 },
    ],
    hands: ['key skull', 'hat'],
  });
  const at = (place: number) => ({ seat: 0, at: place, hat: false });

  it('nothing chosen: pirates and cards that can act, no places yet', () => {
    const now = begin(t.game);
    expect([...now.cards]).toEqual(['skull', 'key']);
    expect(now.marks.movable).toHaveLength(3);
    expect(now.marks.targets).toEqual([]);
  });

  it('a card shows where every pirate would land', () => {
    const now = after(t.game, card('key'));
    expect(now.marks.targets.map(({ place }) => place)).toEqual([3, 15]);
    expect(now.marks.movable.map(({ at }) => at)).toEqual(['start', 4, 10]);
  });

  it('a pirate shows everything that it can do, with the cards to be gained', () => {
    const now = after(t.game, { pirate: at(10) });
    expect(now.marks.targets.map(({ place, gains }) => [place, gains])).toEqual([
      [13, 0],
      [15, 0],
      [9, 1],
    ]);
  });

  it('either order leads to the same', () => {
    const target = { target: 15 };
    expect(act(touch(after(t.game, card('key'), { pirate: at(10) }), target))).toEqual(
      act(touch(after(t.game, { pirate: at(10) }, card('key')), target)),
    );
  });

  it('a place that several pirates reach asks which', () => {
    const outcome = touch(after(t.game, card('key')), { target: 15 });
    expect(outcome).toMatchObject({ type: 'ask', options: [{ action: { from: 4 } }, { action: { from: 10 } }] });
  });

  it('the second touch of the pirate does the only thing that is left', () => {
    const now = after(t.game, card('key'), { pirate: at(10) });
    expect(act(touch(now, { pirate: at(10) }))).toEqual({ type: 'play', from: 10, card: 'key' });
    expect(now.settled?.action).toEqual({ type: 'play', from: 10, card: 'key' });
  });

  it('touching a chosen card or pirate again puts it back', () => {
    expect(after(t.game, card('key'), card('key')).chosen).toEqual(NOTHING);
    expect(after(t.game, { pirate: at(10) }, { pirate: at(10) }).chosen).toEqual(NOTHING);
  });

  it('dragging does it in one, asks where two ways lead there, and refuses the rest', () => {
    const now = begin(t.game);
    expect(act(touch(now, { drag: at(10), to: 9 }))).toEqual({ type: 'retreat', from: 10 });
    expect(act(touch(now, { drag: at(4), to: 15 }))).toEqual({ type: 'play', from: 4, card: 'key' });
    expect(touch(now, { drag: at(10), to: 14 })).toEqual({ type: 'refused' });
  });

  it('what cannot be touched is refused', () => {
    expect(touch(begin(t.game), card('hat'))).toEqual({ type: 'refused' });
    expect(touch(begin(t.game), { pirate: { seat: 1, at: 9, hat: false } })).toEqual({ type: 'refused' });
  });
});

describe('cards that go together', () => {
  it('a joker is two cards, then the icon is named', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'captain'] },
      { pirates: [{ 4: 2 }], hats: [4], hands: ['key key hat', 'hat'] },
    );
    const joker = begin(t.game, { cards: ['key'] }).buttons.find(({ kind }) => kind === 'joker')!;
    const now = after(t.game, card('key'), { button: joker }, card('key'));
    expect(now.settled?.action).toEqual({ type: 'joker', cards: ['key', 'key'] });
    t.do('joker key+key');
    const laid = begin(t.game);
    expect(laid.marks.movable).toEqual([{ seat: 0, at: 4, hat: true }]);
    expect(laid.icons).toHaveLength(6);
    expect(act(touch(laid, { target: 8 }))).toEqual({ type: 'move', icon: 'dagger', from: 'hat' });
  });

  it('the hat and a pirate beside it are two choices', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'captain'] },
      { pirates: [{ 4: 2, goal: 4 }], hats: [4], hands: ['key', 'hat'] },
    );
    const outcome = touch(after(t.game, card('key')), { target: 10 });
    expect(outcome).toMatchObject({ type: 'ask', options: [{ action: { from: 4 } }, { action: { from: 'hat' } }] });
  });

  it('a plain and a marked card to the same place asks which', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'limit'] },
      { pirates: [{ 4: 1 }], hands: ['bomb bomb*', 'hook'] },
    );
    const now = begin(t.game, { cards: [], pirate: { seat: 0, at: 4, hat: false } });
    expect(touch(now, { target: 5 })).toMatchObject({
      type: 'ask',
      options: [{ action: { card: 'bomb' } }, { action: { card: 'bomb*' } }],
    });
  });

  it('a sabre that no pirate can use alone starts a pair by itself', () => {
    const now = choosing(
      { phase: 'turn', actor: 0, seats: [] } as unknown as View,
      [option({ type: 'sabres', cards: ['sabre', 'sabre'] }), option({ type: 'end' })],
      NOTHING,
    );
    expect(touch(now, card('sabre'))).toEqual({ type: 'chosen', chosen: { cards: ['sabre'], pair: 'sabres' } });
  });

  it('a bomb takes its other card in either order', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'items'] },
      { pirates: [{ 4: 2 }], hands: ['bomb hook', 'hook'] },
    );
    const button = begin(t.game, { cards: ['hook'] }).buttons.find(({ kind }) => kind === 'bomb')!;
    expect(after(t.game, card('hook'), { button }, card('bomb')).settled?.action.type).toBe('bomb');
  });
});

describe('decisions', () => {
  it('a second touch of the card confirms', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'items'] },
      { hands: ['pistol', 'hook sabre'], stock: 'bomb bomb bomb' },
    );
    t.do('pistol pistol B');
    const now = after(t.game, card('hook'));
    expect(now.settled?.action).toEqual({ type: 'take', card: 'hook' });
    expect(act(touch(now, card('hook')))).toEqual({ type: 'take', card: 'hook' });
  });

  it('a card of the row is picked by its position', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'captain'] },
      { pirates: [{ 8: 1 }, { 4: 2 }], hats: [8, 'start'], hands: ['key', 'key'], row: 'key hat skull' },
    );
    t.do('retreat hat');
    const now = after(t.game, { slot: 3 });
    expect(act(touch(now, { slot: 3 }))).toEqual({ type: 'pick', slot: 3 });
  });

  it('opening a chest is asked first, for it is the whole turn', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'items'] },
      { pirates: [{ 6: 1 }], hands: ['chest sabre sabre', 'hook'] },
    );
    const now = begin(t.game);
    expect(now.marks.tokens).toEqual([6]);
    expect(touch(now, { token: 6 })).toMatchObject({ type: 'ask', options: [{}, {}] });
  });

  it('what is for the whole table can always be done', () => {
    const t = table({ edition: 'cartagena2' }, { pirates: [{ boat: 1 }], hands: ['map', 'map'] });
    const now = after(t.game, card('map'));
    const sail = now.buttons.find(({ kind }) => kind === 'sail')!;
    expect(act(touch(now, { button: sail }))).toEqual({ type: 'sail' });
  });
});

describe('the main button', () => {
  const VIEW = { phase: 'turn', actor: 0, seats: [{}], hasActed: true } as unknown as View;
  const PLAY = option({ type: 'play', from: 3, card: 'key' });
  const RETREAT = option({ type: 'retreat', from: 3 });
  const END = option({ type: 'end' });
  const HOIST = option({ type: 'hoist' });

  const KEY: Chosen = { cards: ['key'] };

  it.each([
    ['nothing to decide', [], NOTHING, { type: 'wait' }],
    ['the only thing there is', [PLAY], NOTHING, { type: 'do', option: PLAY, isOnly: true }],
    ['what the choice leaves', [PLAY, RETREAT, END], KEY, { type: 'do', option: PLAY, isOnly: false }],
    ['the end, once something was done', [PLAY, RETREAT, END], NOTHING, { type: 'do', option: END, isOnly: false }],
    ['the flag before the end', [RETREAT, END, HOIST], NOTHING, { type: 'do', option: HOIST, isOnly: false }],
    ['a list, where nothing is likely', [PLAY, RETREAT], NOTHING, { type: 'moves', options: [PLAY, RETREAT] }],
  ] as const)('%s', (_, options, chosen, step) => {
    expect(nextStep(choosing(VIEW, options, chosen), false)).toEqual(step);
  });

  it('a turn in which nothing was done is not ended by the main button', () => {
    const now = choosing({ ...VIEW, hasActed: false }, [PLAY, RETREAT, END], NOTHING);
    expect(nextStep(now, false)).toEqual({ type: 'moves', options: [PLAY, RETREAT, END] });
  });

  it('a turn that waits for its end is ended', () => {
    expect(nextStep(choosing(VIEW, [], NOTHING), true)).toEqual({ type: 'pass-on' });
  });
});

function option(action: Action): Option {
  const cards = 'card' in action ? [action.card] : 'cards' in action ? action.cards : [];
  return { id: 0, action, cards, moves: [], gains: 0, isFinal: false, endsTurn: false };
}
