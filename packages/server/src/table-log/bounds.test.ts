import { namedActions, type Result, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { begin, gather, type Log } from '../testing/log.ts';
import { withinBounds } from './bounds.ts';
import type { NewEntry } from './entry.ts';
import { hire, sit, standUp, start } from './gather.ts';
import { act, actForBot, askBack, comeBack, goAway, mute, resign, say, undo, undoableBy } from './play.ts';
import { GUESTS_SEATS, QUOTAS, WATCHER_TALK, WATCHERS_TALK } from './quotas.ts';
import type { Table } from './table.ts';

const words = { name: 'Somebody', text: 'hm' };

/** What the log refuses to take, by its code; undefined if it takes it. */
const refusalOf = ({ table }: Log, made: Result<readonly NewEntry[]> | readonly NewEntry[]): string | undefined => {
  const result = withinBounds(table, 'ok' in made ? unwrap(made) : made);
  return result.ok ? undefined : result.reason.code;
};

const firstLegal = ({ game }: Table) => namedActions(game!.rules, game!.state)[0];

it('a player says only so much at a table; others still talk', () => {
  const log = begin({ edition: 'classic' });
  for (let i = 0; i < QUOTAS.talk; i++) log.append(say(log.table, 'p0', words));
  expect(refusalOf(log, say(log.table, 'p0', words))).toBe('enough-said');
  expect(refusalOf(log, mute(log.table, 'p0', 1, true))).toBe('enough-said');
  expect(refusalOf(log, say(log.table, 'p1', words))).toBeUndefined();
  expect(refusalOf(log, say(log.table, 'guest', words))).toBeUndefined();
});

it('those who watch say only so much, each and together; those who play still talk', () => {
  const log = begin({ edition: 'classic' });
  for (let i = 0; i < WATCHER_TALK; i++) log.append(say(log.table, 'guest', words));
  expect(refusalOf(log, say(log.table, 'guest', words))).toBe('enough-said');
  for (let i = WATCHER_TALK; i < WATCHERS_TALK; i++) log.append(say(log.table, `guest ${i}`, words));
  expect(refusalOf(log, say(log.table, 'another', words))).toBe('enough-said');
  expect(refusalOf(log, say(log.table, 'p0', words))).toBeUndefined();
  expect(log.reread().counts).toEqual(log.table.counts);
});

it('strangers who change seats close a table neither to each other nor to its host', () => {
  const log = gather({ edition: 'classic' });
  log.append(standUp(log.table, 'p1'));
  for (let i = 0; log.table.counts.of('guest', 'seats') < QUOTAS.seats; i++)
    log.append(i % 2 === 0 ? sit(log.table, 'guest', words) : standUp(log.table, 'guest'));
  expect(refusalOf(log, sit(log.table, 'guest', words))).toBe('enough-seat-changes');
  expect(refusalOf(log, sit(log.table, 'friend', words))).toBeUndefined();
  for (let i = 0; log.table.counts.guestsSeats < GUESTS_SEATS; i++)
    for (const step of [sit, standUp] as const) log.append(step(log.table, `guest ${i}`, words));
  expect(refusalOf(log, sit(log.table, 'another', words))).toBe('enough-seat-changes');
  expect(refusalOf(log, sit(log.table, 'p0', { name: 'Anne', seat: 1 }))).toBeUndefined();
  log.append(hire(log.table, 'p0', 'corsair'));
  expect(refusalOf(log, start(log.table, 'p0'))).toBeUndefined();
});

it('sitting where one sits is no change', () => {
  const log = gather({ edition: 'classic' });
  expect(unwrap(sit(log.table, 'p1', { name: 'Name 1' }))).toEqual([]);
  expect(unwrap(sit(log.table, 'p1', { name: 'Mary' }))).toHaveLength(1);
});

it('a player undoes only so much and then goes on; the others are not concerned', () => {
  const log = begin({ edition: 'classic' });
  log.step();
  const actor = log.table.seats[log.table.actor!].player!;
  for (let i = 0; i < QUOTAS.undoing; i++) {
    log.append(undo(log.table, actor));
    log.step();
  }
  expect(refusalOf(log, undo(log.table, actor))).toBe('enough-undone');
  expect(refusalOf(log, act(log.table, actor, firstLegal(log.table), log.table.seq))).toBeUndefined();
  while (log.table.seats[log.table.actor!].player === actor) log.step();
  while (undoableBy(log.table, log.table.actor!) === 0) log.step();
  const other = log.table.seats[log.table.actor!].player!;
  expect(other).not.toBe(actor);
  expect(refusalOf(log, undo(log.table, other))).toBeUndefined();
});

it('a player acts and leaves only so often, and can always give up', () => {
  const log = begin({ edition: 'classic' });
  while (log.table.actor !== 0) log.step();
  const { counts } = log.table;
  for (const kind of ['acting', 'leaving'] as const)
    for (let i = 0; i < QUOTAS[kind]; i++) counts.add(entryOf(kind), 'p0');
  expect(refusalOf(log, act(log.table, 'p0', firstLegal(log.table), log.table.seq))).toBe('enough-acted');
  expect(refusalOf(log, goAway(log.table, 'p0'))).toBe('enough-absences');
  expect(refusalOf(log, comeBack(log.table, 'p0'))).toBeUndefined();
  expect(refusalOf(log, resign(log.table, 'p0'))).toBeUndefined();
  expect(refusalOf(log, goAway(log.table, 'p1'))).toBeUndefined();
});

const entryOf = (kind: 'acting' | 'leaving') => {
  const by = { seq: 1, at: 0, seat: 0, player: 'p0' };
  return kind === 'acting'
    ? { ...by, kind: 'acted' as const, body: { action: '' } }
    : { ...by, kind: 'away' as const, body: { why: 'left' as const, bot: '' } };
};

it('a player goes back only so often, and the game goes on', () => {
  const log = begin({ edition: 'classic' }, { seats: [{ by: 'person' }, { by: 'bot', bot: 'corsair' }] });
  const goOn = () => {
    const legal = firstLegal(log.table);
    return log.table.actor === 0 ? act(log.table, 'p0', legal, log.table.seq) : actForBot(log.table, legal);
  };
  log.append(goOn());
  for (let i = 0; i < QUOTAS.asking; i++) {
    log.append(askBack(log.table, 'p0', 0));
    log.append(goOn());
  }
  expect(refusalOf(log, askBack(log.table, 'p0', 0))).toBe('enough-taken-back');
  expect(refusalOf(log, goOn())).toBeUndefined();
});
