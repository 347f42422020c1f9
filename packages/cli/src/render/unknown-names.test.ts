/** Names that no table knows, such as those of a variant registered at run time: shown as they are, never an error. */
import {
  type Action,
  type Ending,
  type GameEvent,
  type ModuleId,
  newGame,
  type Phase,
  type Place,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { ModuleCounter, moduleStatsOf } from '../contest/stats/module-stats.ts';
import { variantWords } from '../variants/index.ts';
import { drawBoard } from './board.ts';
import { describeAction } from './describe-event.ts';
import { narrate } from './narrate.ts';
import { placeName } from './places.ts';
import { actionWords, endingName, questionFor } from './vocabulary.ts';

const event = (fields: object): GameEvent => fields as GameEvent;

describe.each(['dug', 'constructor', 'toString', '__proto__'])('%s', name => {
  it('as an event', () => {
    expect(narrate([event({ type: name })])).toEqual([`${name}.`]);
    expect(narrate([event({ type: name, seat: 1, at: 12, cards: ['key', 'hat*'] })])).toEqual([
      `${name}: seat B, at 12, cards key+hat*.`,
    ]);
    expect(narrate([event({ type: name, seat: 0, secret: { eyes: [0], cards: ['key'] } })])).toEqual([
      `${name}: seat A, cards key.`,
    ]);
  });

  it('as the cause of a move', () => {
    expect(narrate([event({ type: 'moved', by: 0, seat: 0, from: 3, to: name, cause: name })])).toEqual([
      `Red's pirate moves from space 3 to the ${name} (${name}).`,
    ]);
  });

  it('as a place, a phase, an ending, an action, a module', () => {
    expect(placeName(name as Place)).toBe(`the ${name}`);
    expect(questionFor(name as Phase)).toBe(`Choose: ${name}.`);
    expect(endingName(name as Ending)).toBe(name);
    expect(actionWords(name as Action['type'])).toEqual({});
    expect(describeAction({ type: name, from: 3, cards: ['key', 'hat'] } as unknown as Action)).toBe(
      `${name} 3 key+hat`,
    );
    expect(variantWords(name as ModuleId)).toEqual({});
    expect(moduleStatsOf([name as ModuleId])).toEqual([]);
    expect(new ModuleCounter([name as ModuleId], 2).counts).toEqual([]);
  });

  it('as a place with a pirate on the board', () => {
    const rules = resolveRules(unwrap(setUp({ edition: 'classic' })));
    const view = viewFor(rules, newGame(rules, new SeededChance('x')).state, 0);
    const seats = view.seats.map(seat => ({
      ...seat,
      pirates: Object.fromEntries([
        [name, 1],
        ['start', 5],
      ]),
    }));
    const config = { ...rules.config, modules: [...rules.config.modules, name as ModuleId] };
    expect(drawBoard(config, { ...view, seats })).toMatch(new RegExp(`^${name.padEnd(7)} A×1 {2}B×1$`, 'm'));
  });
});
