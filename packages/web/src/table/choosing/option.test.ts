import {
  type Action,
  apply,
  copyState,
  type Game,
  type GameEvent,
  makeNotation,
  namedActions,
  parseAction,
  SeededChance,
  undoable,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { stroll } from '../../game/testing/stroll.ts';
import { type Option, optionsOf } from './option.ts';

const SETUPS = everySetup().filter((_, i) => i % 11 === 0);
const MOST = 120;

/** What really happens, until the turn is over. */
function happen({ rules, state }: Game, action: Action) {
  const after = copyState(rules, state);
  const events: GameEvent[] = [];
  apply(
    { rules, state: after, chance: new SeededChance('truth'), emit: event => void events.push(event) },
    unwrap(parseAction(rules, state, action)),
  );
  const ended = events.findIndex(({ type }) => type === 'ended');
  return { after, events: ended < 0 ? events : events.slice(0, ended) };
}

describe.each(SETUPS.map(config => [nameSetup(config), config] as const))('%s', (_, config) => {
  it('what is foreseen comes true', () => {
    stroll(config, 'foresight', MOST, ({ open, moment, chosen }) => {
      const { view, legal } = moment;
      for (const option of optionsOf(open.rules, view, legal)) {
        const { after, events } = happen(open.game, option.action);
        // What shows something unknown may end the turn or not.
        if (!option.isFinal) expect(option.endsTurn).toBe(after.turns !== view.turns || after.ending !== 0);
        const moved = events.flatMap(event => (event.type === 'moved' ? [event.to] : []));
        const isWaiting = moved.length === 0 && after.actor !== view.actor && !option.endsTurn;
        if (['play', 'retreat', 'assist', 'move', 'use-bomb'].includes(option.action.type)) {
          expect(option.moves.length).toBeGreaterThan(0);
          if (!isWaiting) expect(option.moves.map(({ to }) => to)).toEqual(moved);
        }
        if (['retreat', 'assist', 'draw', 'pass', 'take', 'keep'].includes(option.action.type) && after.phase === 0) {
          expect(option.gains).toBe(after.handCount[view.actor] - view.seats[view.actor].handCount);
        }
      }
      const option = optionsOf(open.rules, view, [chosen])[0];
      const record = {
        ...open.record,
        actions: [
          ...open.record.actions,
          {
            seat: view.actor,
            action: makeNotation(open.rules, unwrap(parseAction(open.rules, open.game.state, chosen))),
          },
        ],
      };
      if (!option.endsTurn) expect(undoable(record, view.actor, { rules: open.rules }) === 0).toBe(option.isFinal);
    });
  });
});

/** What seat A can do in a position. */
function optionsAt(...given: Parameters<typeof table>): Option[] {
  const { game } = table(...given);
  return optionsOf(game.rules, viewFor(game.rules, game.state, 0), namedActions(game.rules, game.state));
}
const only = (options: readonly Option[], type: Action['type']): Option =>
  options.find(({ action }) => action.type === type)!;

describe('an option', () => {
  it('of playing a card: where to, and nothing else', () => {
    const options = optionsAt({ edition: 'classic' }, { hands: ['key', 'key'], pirates: [{ 1: 1 }] });
    expect(only(options, 'play')).toMatchObject({
      moves: [{ seat: 0, from: 'start', to: 3, hat: false }],
      gains: 0,
      isFinal: false,
      endsTurn: false,
    });
  });

  it('of stepping back: how many cards, and that it is final', () => {
    const options = optionsAt({ edition: 'classic' }, { pirates: [{ 8: 1 }, { 5: 2 }] });
    expect(only(options, 'retreat')).toMatchObject({ moves: [{ from: 8, to: 5 }], gains: 2, isFinal: true });
  });

  it('of stepping back to an open row: can be taken back', () => {
    const options = optionsAt({ edition: 'diaries' }, { pirates: [{ 8: 1 }, { 5: 2 }], row: 'key key hat hat' });
    expect(only(options, 'retreat')).toMatchObject({ gains: 2, isFinal: false });
  });

  it('of the captain stepping back: the cards that may be picked', () => {
    const choices = { edition: 'diaries', modules: ['retreat', 'captain'] } as const;
    const options = optionsAt(choices, { pirates: [{ 8: 1 }, { 5: 2 }], hats: [8, 'start'], row: 'key key hat hat' });
    expect(only(options, 'retreat')).toMatchObject({
      action: { from: 'hat' },
      moves: [{ to: 5, hat: true }],
      gains: 2,
      isFinal: false,
    });
  });

  it('of what moves no pirate: no way', () => {
    const options = optionsAt({ edition: 'cartagena2' }, { pirates: [{ boat: 2 }] });
    expect(only(options, 'sail')).toMatchObject({ moves: [], gains: 0, isFinal: false });
    expect(only(options, 'freesail')).toMatchObject({ moves: [], endsTurn: false });
  });

  it('of a card that makes others discard first: where it will lead, and that it is final', () => {
    const choices = { edition: 'wielka', modules: ['retreat', 'limit'] } as const;
    const options = optionsAt(choices, { hands: ['hook*', 'hook hook hook hook hook hook hook hook'] });
    expect(only(options, 'play')).toMatchObject({
      moves: [{ seat: 0, from: 'start' }],
      isFinal: true,
      endsTurn: false,
    });
  });

  it('of what is in the cards: how many, and no more than that', () => {
    const choices = { edition: 'wielka', modules: ['retreat', 'items'] } as const;
    const options = optionsAt(choices, { hands: ['pistol parrot hook', 'hook'] });
    for (const [type, gains] of [
      ['pistol', 1],
      ['parrot', 2],
      ['hook', 1],
    ] as const)
      expect(only(options, type)).toMatchObject({ gains, isFinal: true, moves: [] });
  });

  it('of opening a chest: nothing of what is inside, but that it is the whole turn', () => {
    const choices = { edition: 'wielka', modules: ['retreat', 'items'] } as const;
    const { icons } = table(choices).game.rules;
    const space = icons.indexOf('chest') + 1;
    const options = optionsAt(choices, { hands: ['chest', 'hook'], pirates: [{ [space]: 1 }] });
    expect(only(options, 'open')).toMatchObject({ moves: [], gains: 0, isFinal: true, endsTurn: true });
  });

  it('of the last pirate home, or the flag: that is the end', () => {
    const home = optionsAt({ edition: 'classic' }, { pirates: [{ goal: 5, 36: 1 }], hands: ['key', 'key'] });
    expect(only(home, 'play')).toMatchObject({ moves: [{ to: 'goal' }], isFinal: true, endsTurn: true });
    const flag = optionsAt({ edition: 'classic', modules: ['retreat', 'flag'] }, { pirates: [{ goal: 6 }] });
    expect(only(flag, 'hoist')).toMatchObject({ moves: [], isFinal: true, endsTurn: true });
  });

  it('of the last action of a turn: it ends the turn, and is not final for that', () => {
    const options = optionsAt({ edition: 'classic', actions: 1 }, { hands: ['key', 'key'] });
    expect(only(options, 'play')).toMatchObject({ isFinal: false, endsTurn: true });
  });
});

it('nothing to do is no option', () => {
  const { game } = table({ edition: 'classic' });
  expect(optionsOf(game.rules, viewFor(game.rules, game.state, 1), [])).toEqual([]);
});
