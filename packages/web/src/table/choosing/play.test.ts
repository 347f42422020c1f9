import { type Action, namedActions, type Reason } from '@cartagena/engine';
import { table } from '@cartagena/engine/testing/table';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Moment } from '../../game/host.ts';
import { createTurn, type Play } from './play.ts';
import type { Touch } from './touch.ts';

/** A table with a key and a skull in hand and one action left; what is done is noted, not done. */
const t = table(
  { edition: 'classic', actions: 1 },
  {
    pirates: [
      { 4: 1, 10: 1 },
      { 9: 1, 20: 1 },
    ],
    hands: ['key skull', 'hat'],
  },
);
const MOMENT: Moment = {
  made: 7,
  view: t.view(0),
  legal: namedActions(t.game.rules, t.game.state),
  undoable: 1,
};
const KEY = { card: 'key' } as const;
const AT_10 = { pirate: { seat: 0, at: 10, hat: false } } as const;
const PLAY_KEY: Action = { type: 'play', from: 10, card: 'key' };

let done: (Action | 'undo')[];
let refused: (Touch | Reason)[];
const shown = signal(MOMENT);
const isShowing = signal(false);
const confirm = signal(true);

function sit(answer?: Reason): Play {
  const note = async (what: Action | 'undo') => {
    done.push(what);
    return answer;
  };
  return createTurn({ rules: t.game.rules, act: note, undo: () => note('undo') }, { shown, isShowing }, confirm, {
    onRefusedTouch: one => void refused.push(one),
    onRefusedAction: reason => void refused.push(reason),
  });
}

/** The host has answered. */
const answered = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

beforeEach(() => {
  done = [];
  refused = [];
  shown.value = MOMENT;
  isShowing.value = false;
  confirm.value = true;
});

describe('the last action of a turn', () => {
  it('is shown, and made when the turn is ended', () => {
    const play = sit();
    play.touch(KEY);
    play.touch(AT_10);
    play.proceed();
    expect(done).toEqual([]);
    expect(play.held.value?.action).toEqual(PLAY_KEY);
    expect(play.moment.value.view.seats[0].pirates).toMatchObject({ 4: 1, 15: 1 });
    expect(play.next.value).toEqual({ type: 'pass-on' });
    play.proceed();
    expect(done).toEqual([PLAY_KEY]);
  });

  it('is taken back without anybody knowing', () => {
    const play = sit();
    play.touch(KEY);
    play.touch(AT_10);
    play.proceed();
    play.undo();
    expect(play.held.value).toBeUndefined();
    expect(play.moment.value).toBe(MOMENT);
    expect(done).toEqual([]);
  });

  it('is made at once where nobody wants to confirm, or where it shows something new', () => {
    const play = sit();
    play.touch({ drag: AT_10.pirate, to: 9 });
    expect(done).toEqual([{ type: 'retreat', from: 10 }]);
    confirm.value = false;
    const other = sit();
    other.touch(KEY);
    other.touch(AT_10);
    other.proceed();
    expect(done.at(-1)).toEqual(PLAY_KEY);
  });
});

it('what was chosen is forgotten when something happens', () => {
  const play = sit();
  play.touch(KEY);
  expect(play.choosing.value.chosen.cards).toEqual(['key']);
  shown.value = { ...MOMENT, made: 8 };
  expect(play.choosing.value.chosen.cards).toEqual([]);
});

it('nothing can be chosen while others’ moves are shown', () => {
  isShowing.value = true;
  const play = sit();
  expect(play.next.value).toEqual({ type: 'wait' });
  expect(play.canUndo.value).toBe(false);
  play.touch(KEY);
  expect(refused).toEqual([KEY]);
});

it('undo asks the host, and tells why not', async () => {
  const play = sit({ code: 'nothing-to-undo', text: '' });
  play.undo();
  await Promise.resolve();
  expect(done).toEqual(['undo']);
  await new Promise(resolve => setTimeout(resolve));
  expect(refused).toEqual([{ code: 'nothing-to-undo', text: '' }]);
});

it('one request at a time', () => {
  const play = sit();
  play.undo();
  play.undo();
  expect(done).toEqual(['undo']);
});

it('a choice with several ways asks which, and nothing chosen shows all', () => {
  const play = sit();
  expect(play.proceed()).toBe(false);
  play.touch(KEY);
  expect(play.proceed()).toBe(true);
  expect(play.question.value?.length).toBeGreaterThan(1);
  play.clear();
  expect(play.question.value).toBeUndefined();
});

describe('what is dragged', () => {
  it('is chosen on its way, and not any more when it is dropped nowhere', () => {
    const play = sit();
    play.lift(KEY);
    expect(play.choosing.value.chosen).toEqual({ cards: ['key'] });
    play.drop(undefined);
    expect(play.choosing.value.chosen).toEqual({ cards: [] });
    expect([...done, ...refused]).toEqual([]);
  });

  it('leaves alone what was chosen before', () => {
    const play = sit();
    play.touch(KEY);
    play.lift(AT_10);
    expect(play.choosing.value.chosen).toEqual({ cards: ['key'], ...AT_10 });
    play.drop(undefined);
    expect(play.choosing.value.chosen).toEqual({ cards: ['key'] });
  });

  it('is done where it is dropped: a card on a pirate or where it lands, a pirate where it goes', async () => {
    confirm.value = false;
    const play = sit();
    const [landing] = play.choosing.value.options.flatMap(({ action, landing }) =>
      JSON.stringify(action) === JSON.stringify(PLAY_KEY) ? [landing!] : [],
    );
    play.drop({ drop: 'key', on: AT_10.pirate });
    await answered();
    // Another pirate gets there by the same card.
    play.drop({ drop: 'key', on: landing });
    expect(play.question.value).toHaveLength(2);
    play.clear();
    play.touch(KEY);
    play.lift(AT_10);
    play.drop({ drag: AT_10.pirate, to: landing });
    expect(done).toEqual([PLAY_KEY, PLAY_KEY]);
    expect(refused).toEqual([]);
  });

  it('is explained where it cannot be', () => {
    const play = sit();
    play.lift(KEY);
    play.drop({ drop: 'key', on: 'goal' });
    expect(refused).toEqual([{ drop: 'key', on: 'goal' }]);
  });
});

describe('while an action is on its way', () => {
  it('nothing can be chosen, and every attempt is answered', async () => {
    confirm.value = false;
    const play = sit();
    play.touch(KEY);
    play.touch(AT_10);
    play.proceed();
    expect([play.isBusy.value, play.choosing.value.options, play.canUndo.value]).toEqual([true, [], false]);
    play.touch(KEY);
    play.undo();
    play.drop({ drop: 'key', on: AT_10.pirate });
    expect(done).toEqual([PLAY_KEY]);
    expect(refused).toMatchObject(Array(3).fill({ code: 'still-sending' }));
    await answered();
    expect(play.isBusy.value).toBe(false);
    play.touch(KEY);
    expect(play.choosing.value.chosen).toEqual({ cards: ['key'] });
  });

  it('and is refused, it is chosen again', async () => {
    confirm.value = false;
    const play = sit({ code: 'unreachable', text: 'The server does not answer.' });
    play.touch(KEY);
    play.touch(AT_10);
    play.proceed();
    await answered();
    expect(refused).toMatchObject([{ code: 'unreachable' }]);
    expect(play.choosing.value.settled?.action).toEqual(PLAY_KEY);
  });
});
