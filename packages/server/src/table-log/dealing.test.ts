import { type Result, unwrap } from '@cartagena/engine';
import { commitToShare } from '@cartagena/fair';
import { describe, expect, it } from 'vitest';
import { gather, type Log } from '../testing/log.ts';
import { shareOf } from '../testing/shares.ts';
import { commitShare, restart, reveal } from './dealing.ts';
import type { NewEntry } from './entry.ts';
import { hire, sit, standUp, start } from './gather.ts';
import { tableViewFor } from './table-view.ts';

const COMMITMENT = 'c0'.repeat(32);
const code = (result: Result<unknown>): string => (result.ok ? 'done' : result.reason.code);
const commitmentOf = (share: string) => commitToShare('t1', COMMITMENT, share);

/** Three people; p0 and p1 have committed to shares. */
function committed(): Log {
  const log = gather({ edition: 'classic', seats: 3 }, { fair: 2, commitment: COMMITMENT });
  for (const player of ['p0', 'p1']) log.append(commitShare(log.table, player, commitmentOf(shareOf(player))));
  return log;
}
function frozen(): Log {
  const log = committed();
  log.append(start(log.table, 'p0'));
  return log;
}
const revealing = (log: Log, player: string, share = shareOf(player)): Result<NewEntry[]> =>
  reveal(log.table, player, share);
const kinds = (log: Log) => log.entries.map(({ kind }) => kind);

describe('commitments to shares', () => {
  it('are made by those who sit, before the start; the last one counts', () => {
    const log = committed();
    expect(code(commitShare(log.table, 'x', COMMITMENT))).toBe('not-seated');
    expect(commitShare(log.table, 'p0', commitmentOf(shareOf('p0')))).toEqual({ ok: true, value: [] });
    log.append(commitShare(log.table, 'p0', commitmentOf(shareOf('other'))));
    expect(log.table.seats[0].commitment).toBe(commitmentOf(shareOf('other')));
    log.append(start(log.table, 'p0'));
    expect(code(commitShare(log.table, 'p0', COMMITMENT))).toBe('dealing');
  });

  it('can come with the seat, and move with their player', () => {
    const log = committed();
    log.append(standUp(log.table, 'p2'));
    log.append(sit(log.table, 'p0', { name: 'Zero', seat: 2 }));
    const [first, , third] = log.table.seats;
    expect([first.commitment, third.commitment]).toEqual([null, commitmentOf(shareOf('p0'))]);
    log.append(sit(log.table, 'p4', { name: 'Four', share: COMMITMENT }));
    expect(log.table.seats[0].commitment).toBe(COMMITMENT);
    const before = log.entries.length;
    log.append(sit(log.table, 'p4', { name: 'Vier' }));
    expect(kinds(log).slice(before)).toEqual(['sat']);
    log.append(standUp(log.table, 'p4'));
    expect(log.table.seats[0].commitment).toBe(null);
  });

  it('are not for tables of version 1', () => {
    const { table } = gather({ edition: 'classic' });
    expect(code(commitShare(table, 'p0', COMMITMENT))).toBe('no-shares');
    expect(unwrap(start(table, 'p0')).map(({ kind }) => kind)).toEqual(['started']);
  });
});

describe('the start', () => {
  it('freezes the commitments, and deals when all shares are revealed', () => {
    const log = frozen();
    expect(log.table).toMatchObject({ status: 'open', isDealing: true });
    expect(tableViewFor(log.table, null).dealing).toEqual([0, 1]);
    for (const [refusal, command] of [
      ['dealing', () => sit(log.table, 'p0', { name: 'Zero' })],
      ['dealing', () => hire(log.table, 'p0', 'corsair')],
      ['dealing', () => start(log.table, 'p0')],
      ['not-awaited', () => revealing(log, 'p2')],
      ['not-seated', () => revealing(log, 'x')],
      ['wrong-share', () => revealing(log, 'p1', shareOf('p0'))],
    ] as const)
      expect(code(command())).toBe(refusal);
    log.append(revealing(log, 'p1'));
    expect(revealing(log, 'p1')).toEqual({ ok: true, value: [] });
    expect(tableViewFor(log.table, null).dealing).toEqual([0]);
    log.append(revealing(log, 'p0'));
    expect(log.table).toMatchObject({ status: 'playing', isDealing: false });
    expect(kinds(log).slice(-4)).toEqual(['dealing', 'revealed', 'revealed', 'started']);
    expect(tableViewFor(log.table, null).dealing).toBe(null);
    expect(code(revealing(log, 'p0'))).toBe('not-dealing');
  });

  it('deals at once if nobody has a share', () => {
    const log = gather({ edition: 'classic' }, { fair: 2, commitment: COMMITMENT });
    log.append(start(log.table, 'p0'));
    expect(kinds(log).slice(-2)).toEqual(['dealing', 'started']);
  });
});

describe('a deal that is called off', () => {
  it('voids all shares, and everything can be changed again', () => {
    const log = frozen();
    log.append(revealing(log, 'p1'));
    expect(code(restart(log.table, 'p1'))).toBe('not-host');
    log.append(restart(log.table, 'p0'));
    expect(log.entries.at(-1)).toMatchObject({ kind: 'restarted', body: { awaited: [0] } });
    expect(code(restart(log.table, 'p0'))).toBe('not-dealing');
    expect(log.table.seats.map(({ commitment, share }) => [commitment, share])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    );
    log.append(start(log.table, 'p0'));
    expect(log.table.status).toBe('playing');
  });

  it('is called off by who leaves', () => {
    const log = frozen();
    log.append(standUp(log.table, 'p2'));
    expect(kinds(log).slice(-2)).toEqual(['restarted', 'left']);
    expect(log.table.isDealing).toBe(false);
    expect(log.reread().seats).toEqual(log.table.seats);
  });
});
