/** Going back costs a few actions, however long the game is, and leads to the same game as playing it from its deal. */
import { replay, SeededChance, stateKey, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { begin, type Log } from '../testing/log.ts';
import { answerBack, askBack, undo, undoableBy } from './play.ts';
import type { Table } from './table.ts';

/** Each action asks for its luck once, so this is how many actions were played, with those that were played again. */
let played = 0;
const countingLuck = (table: Table) => (_: string, action: number) => {
  played++;
  return new SeededChance(`luck ${table.takebacks.filter(left => left < action).length}`, action);
};

const playerOf = ({ table }: Log): string => table.seats[table.actor!].player!;
const made = ({ table }: Log): number => table.actions.length;

/** The state and what can be undone, from the record alone. */
function expectTrue({ table }: Log): void {
  const game = unwrap(replay(table.record, { chance: table.chance, rules: table.game!.rules }));
  expect(stateKey(game.state)).toEqual(stateKey(table.game!.state));
}

const isUndoable = (log: Log): boolean => undoableBy(log.table, log.table.actor!) > 0;

it('undoing plays nothing again, at the end of a long game as at its beginning', () => {
  const log = begin({ edition: 'classic' }, { luckOf: countingLuck });
  let pairs = 0;
  while (made(log) < 150) {
    log.step(made(log));
    if (log.table.status !== 'playing' || !isUndoable(log)) continue;
    log.append(undo(log.table, playerOf(log)));
    pairs++;
    log.step(made(log));
  }
  expect(pairs).toBeGreaterThan(20);
  expectTrue(log);
  played = 0;
  log.reread();
  // Each action of the log once, and the deal.
  expect(played).toBe(log.entries.filter(({ kind }) => kind === 'acted').length + 1);
});

it.each([1, 7, 16, 17, 40, 100])('going back by %i actions plays fewer than 16 again', far => {
  const log = begin({ edition: 'classic' }, { luckOf: countingLuck });
  for (let i = 0; i < 120; i++) log.step(i);
  for (let i = 0; i < 3; i++) {
    const to = made(log) - far;
    const asking = playerOf(log);
    log.append(askBack(log.table, asking, to));
    const other = log.table.seats.find(({ player }) => player !== asking)!.player!;
    played = 0;
    log.append(answerBack(log.table, other, true, to));
    expect(played).toBeLessThan(16);
    expect(made(log)).toBe(to);
    expectTrue(log);
    for (let n = 0; n < far; n++) log.step(n + i);
    expectTrue(log);
  }
  expect(stateKey(log.reread().game!.state)).toEqual(stateKey(log.table.game!.state));
});
