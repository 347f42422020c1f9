import { expect, it } from 'vitest';
import { unwrap } from '../base/result.ts';
import type { GameEvent } from '../model/events.ts';
import { stateKey } from '../model/state.ts';
import { actionBuffer, legalActions, nameAction } from '../play/actions.ts';
import { setUp } from '../setup/config.ts';
import { OpenGame } from './open-game.ts';
import { newRecord, replay } from './record.ts';

const classic = unwrap(setUp({ edition: 'classic' }));

function openGame() {
  const heard: { event: GameEvent; made: number }[] = [];
  const open = new OpenGame(newRecord(classic, 'open'), (event, made) => heard.push({ event, made }));
  const play = () => {
    const out = actionBuffer(open.rules);
    const legal = out.subarray(0, legalActions(open.rules, open.game.state, out));
    open.perform(legal.find(action => nameAction(open.rules, action).type === 'play')!);
  };
  return { open, heard, play };
}

it('an open game and its record agree, whatever is done and undone', () => {
  const { open, play } = openGame();
  const isTrue = () => stateKey(unwrap(replay(open.record)).state) === stateKey(open.game.state);
  play();
  play();
  expect(open.undoable(open.game.state.turn)).toBe(2);
  expect(open.undo(open.game.state.turn)).toBe(true);
  expect(open.record.actions).toHaveLength(1);
  expect(isTrue()).toBe(true);
  for (let i = 0; i < 8; i++) play();
  expect(isTrue()).toBe(true);
});

it('what cannot be taken back is not', () => {
  const { open, play } = openGame();
  play();
  expect(open.undo(1 - open.game.state.turn)).toBe(false);
  expect(open.record.actions).toHaveLength(1);
});

it('events come with the number of actions made, also after an undo', () => {
  const { open, heard, play } = openGame();
  play();
  open.undo(open.game.state.turn);
  play();
  play();
  expect(heard.map(({ event, made }) => [event.type, made])).toEqual([
    ['played', 1],
    ['moved', 1],
    ['played', 1],
    ['moved', 1],
    ['played', 2],
    ['moved', 2],
  ]);
});
