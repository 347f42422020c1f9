import { setUp, unwrap } from '@cartagena/engine';
import type { Clock, SeatPlan } from '@cartagena/protocol';
import { describe, expect, it } from 'vitest';
import { begin, gather, Log } from '../testing/log.ts';
import { hire, maySit, open, sit, standUp, start } from './gather.ts';
import { tableViewFor } from './table-view.ts';

const MINUTE = 60_000;
const code = (result: unknown): string => (result as { reason: { code: string } }).reason.code;

describe('gathering', () => {
  it('the player who opens a table gets the first seat for people', () => {
    const log = gather(
      { edition: 'classic', seats: 3 },
      { seats: [{ by: 'bot', bot: 'corsair' }, { by: 'person' }, { by: 'person' }] },
    );
    expect(log.table.seats.map(({ player }) => player)).toEqual([null, 'p0', 'p2']);
    expect(log.table.seats[0].name).toBe('corsair');
  });

  it('a seat that is taken, or a bot’s, cannot be had', () => {
    const log = gather(
      { edition: 'classic', seats: 3 },
      { seats: [{ by: 'person' }, { by: 'bot', bot: 'legend' }, { by: 'person' }] },
    );
    expect(code(sit(log.table, 'x', { name: 'X', seat: 0 }))).toBe('seat-taken');
    expect(code(sit(log.table, 'x', { name: 'X', seat: 1 }))).toBe('seat-taken');
    expect(code(sit(log.table, 'x', { name: 'X' }))).toBe('no-seat-free');
    expect(code(sit(log.table, 'x', { name: 'X', seat: 7 }))).toBe('no-seat-free');
  });

  it('names, colours and seats can be changed; a colour is one player’s', () => {
    const log = gather({ edition: 'classic', seats: 3 });
    expect(code(sit(log.table, 'p0', { name: 'Zero', colour: 'blue' }))).toBe('colour-taken');
    log.append(sit(log.table, 'p0', { name: 'Nought', colour: 'purple' }));
    expect(log.table.seats[0]).toMatchObject({ name: 'Nought', colour: 'purple', player: 'p0' });
    log.append(standUp(log.table, 'p2'));
    log.append(sit(log.table, 'p0', { name: 'Nought', seat: 2 }));
    expect(log.table.seats.map(({ player }) => player)).toEqual([null, 'p1', 'p0']);
    expect(new Set(log.table.seats.map(({ colour }) => colour)).size).toBe(3);
    expect(log.table.seats[2].colour).toBe('purple');
  });

  it('when the host leaves, another player can start', () => {
    const log = gather({ edition: 'classic', seats: 2 });
    log.append(standUp(log.table, 'p0'));
    expect(code(start(log.table, 'p0'))).toBe('not-host');
    expect(code(start(log.table, 'p1'))).toBe('seats-empty');
    log.append(sit(log.table, 'p9', { name: 'Nine' }));
    log.append(start(log.table, 'p1'));
    expect(log.table.status).toBe('playing');
  });

  it('the host stays the host in another seat', () => {
    const log = gather({ edition: 'classic', seats: 3 });
    log.append(standUp(log.table, 'p2'));
    log.append(sit(log.table, 'p0', { name: 'Zero', seat: 2 }));
    expect(log.table.host).toBe('p0');
    expect(log.reread().host).toBe('p0');
  });

  it('a player who comes to a table that its host has left can start it', () => {
    const log = gather({ edition: 'classic', seats: 2 });
    log.append(standUp(log.table, 'p1'));
    log.append(standUp(log.table, 'p0'));
    log.append(sit(log.table, 'p8', { name: 'Eight' }));
    log.append(sit(log.table, 'p9', { name: 'Nine' }));
    log.append(start(log.table, 'p8'));
    expect(log.table.status).toBe('playing');
  });

  it('bots take the seats that are free, if the host wants it', () => {
    const log = gather({ edition: 'classic', seats: 4 });
    log.append(standUp(log.table, 'p1'));
    log.append(standUp(log.table, 'p3'));
    expect(code(hire(log.table, 'p2', 'corsair'))).toBe('not-host');
    log.append(hire(log.table, 'p0', 'corsair'));
    expect([0, 1, 2, 3].map(seat => log.table.botAt(seat))).toEqual([null, 'corsair', null, 'corsair']);
    expect(code(sit(log.table, 'p1', { name: 'One' }))).toBe('no-seat-free');
    expect(code(hire(log.table, 'p0', 'corsair'))).toBe('no-seat-free');
    log.append(start(log.table, 'p0'));
    expect(log.reread().botAt(1)).toBe('corsair');
    expect(log.table.status).toBe('playing');
  });

  it('a table for bots alone can be opened and started by a spectator', () => {
    const log = new Log();
    const { config } = begin({ edition: 'classic' }).table;
    const bot = { by: 'bot', bot: 'legend' } as const;
    log.append(
      open('p0', 'Zero', { config, seats: [bot, bot], clock: { kind: 'none' }, isPublic: true, commitment: '' }),
    );
    log.append(start(log.table, 'p0'));
    expect(log.table.status).toBe('playing');
  });

  it('nothing of this can be done once the game is on', () => {
    const { table } = begin({ edition: 'classic' });
    for (const result of [
      sit(table, 'x', { name: 'X' }),
      standUp(table, 'p0'),
      hire(table, 'p0', 'corsair'),
      start(table, 'p0'),
    ])
      expect(code(result)).toBe('not-open');
  });
});

describe('a table for those who played together', () => {
  /** Opened by p0 for p0, p1 and p2; one more seat is free. */
  function again(clock: Clock = { kind: 'none' }): Log {
    const log = new Log();
    const config = unwrap(setUp({ edition: 'classic', seats: 4 }));
    const seats = Array.from({ length: 4 }, (): SeatPlan => ({ by: 'person' }));
    const invited = ['p0', 'p1', 'p2'];
    log.append(open('p0', 'Zero', { config, seats, clock, isPublic: false, commitment: '', invited }));
    return log;
  }

  it('keeps their seats; what is left is anybody’s', () => {
    const log = again();
    const { table } = log;
    expect(maySit(table, 'x', 1000).ok).toBe(true);
    log.append(sit(table, 'x', { name: 'X' }));
    expect(code(maySit(table, 'y', 1000))).toBe('seats-reserved');
    for (const player of ['p0', 'p1', 'p2', 'x']) expect(maySit(table, player, 1000).ok).toBe(true);
    log.append(sit(table, 'p1', { name: 'One' }));
    expect(code(maySit(table, 'y', 1000))).toBe('seats-reserved');
    expect(tableViewFor(table, null).reservedUntil).toBe(1000 + 10 * MINUTE);
  });

  it('not for those who have left again', () => {
    const log = again();
    log.append(sit(log.table, 'x', { name: 'X' }));
    log.append(sit(log.table, 'p1', { name: 'One' }));
    log.append(sit(log.table, 'p1', { name: 'One', seat: 3 }));
    expect(code(maySit(log.table, 'y', 1000))).toBe('seats-reserved');
    log.append(standUp(log.table, 'p1'));
    expect(maySit(log.table, 'y', 1000).ok).toBe(true);
    expect(maySit(log.reread(), 'y', 1000).ok).toBe(true);
  });

  it.each([
    [{ kind: 'none' }, 10],
    [{ kind: 'live', seconds: 30 }, 10],
    [{ kind: 'live', seconds: 1800 }, 30],
    [{ kind: 'days', days: 2 }, 2 * 24 * 60],
  ] as const)('for as long as a turn may take, and ten minutes at least: %o', (clock, minutes) => {
    const log = again(clock);
    log.append(sit(log.table, 'x', { name: 'X' }));
    expect(code(maySit(log.table, 'y', 999 + minutes * MINUTE))).toBe('seats-reserved');
    expect(maySit(log.table, 'y', 1000 + minutes * MINUTE).ok).toBe(true);
  });

  it('bots may take them, if the host does not want to wait', () => {
    const log = again();
    log.append(hire(log.table, 'p0', 'corsair'));
    log.append(start(log.table, 'p0'));
    expect(tableViewFor(log.table, null).reservedUntil).toBeNull();
  });

  it('a table that nobody played at before keeps nothing', () => {
    const { table } = gather({ edition: 'classic' });
    expect(maySit(table, 'x', 1000).ok).toBe(true);
    expect(tableViewFor(table, null).reservedUntil).toBeNull();
  });
});
