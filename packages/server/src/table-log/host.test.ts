import type { Result } from '@cartagena/engine';
import { namedActions, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { begin, gather, type Log } from '../testing/log.ts';
import { sit, standUp } from './gather.ts';
import { mayPass, remove, setLock } from './host.ts';
import { claimIdle } from './idle.ts';
import { act, comeBack, goAway, resign } from './play.ts';

const codeOf = (result: Result<unknown>): string | undefined => (result.ok ? undefined : result.reason.code);
const MINUTES = 60_000;

it('the host removes a player, who cannot come back; others can', () => {
  const log = gather({ edition: 'classic' });
  expect(codeOf(remove(log.table, 'p1', 0))).toBe('not-host');
  expect(codeOf(remove(log.table, 'p0', 0))).toBe('own-seat');
  expect(codeOf(remove(log.table, 'p0', 4))).toBe('seat-empty');
  log.append(remove(log.table, 'p0', 1));
  expect(log.table.seats[1]).toMatchObject({ player: null, name: null });
  expect(codeOf(mayPass(log.table, 'p1', null))).toBe('removed');
  expect(codeOf(mayPass(log.table, 'friend', null))).toBeUndefined();
  log.append(sit(log.table, 'friend', { name: 'Friend' }));
  expect(log.reread().removed).toEqual(['p1']);
  expect(codeOf(remove(begin({ edition: 'classic' }).table, 'p0', 1))).toBe('not-open');
});

it('the free seats of a locked table need its password; seated players do not', () => {
  const log = gather({ edition: 'classic' });
  expect(codeOf(setLock(log.table, 'p1', 'lock'))).toBe('not-host');
  log.append(setLock(log.table, 'p0', 'lock'));
  expect(unwrap(setLock(log.table, 'p0', 'lock'))).toEqual([]);
  expect(codeOf(mayPass(log.table, 'p1', null))).toBeUndefined();
  log.append(standUp(log.table, 'p1'));
  expect(codeOf(mayPass(log.table, 'p1', null))).toBe('locked');
  expect(codeOf(mayPass(log.table, 'p1', 'an older lock'))).toBe('locked');
  expect(codeOf(mayPass(log.table, 'p1', 'lock'))).toBeUndefined();
  log.append(setLock(log.table, 'p0', null));
  expect(codeOf(mayPass(log.table, 'p1', null))).toBeUndefined();
});

/** Three people; the acting one does nothing for so long. */
function idleGame(minutes: number, clock?: { kind: 'live'; seconds: number }) {
  const log = begin({ edition: 'classic', seats: 3 }, clock ? { clock } : {});
  const idle = log.table.actor!;
  const [a, b] = [0, 1, 2].filter(seat => seat !== idle);
  return { log, idle, a, b, now: log.now + minutes * MINUTES };
}
const claim = ({ table }: Log, seat: number, against: number, now: number) =>
  claimIdle(table, `p${seat}`, against, now);

it('when all others agree, a bot stands in for a player who has done nothing for a quarter of an hour', () => {
  const { log, idle, a, b, now } = idleGame(15);
  expect(codeOf(claim(log, a, idle, now - 1))).toBe('not-idle-yet');
  expect(codeOf(claim(log, a, b, now))).toBe('not-idle');
  expect(codeOf(claim(log, idle, idle, now))).toBe('not-idle');
  expect(codeOf(claimIdle(log.table, 'stranger', idle, now))).toBe('not-seated');
  log.append(claim(log, a, idle, now));
  expect(log.table.claim).toEqual({ against: idle, agreed: [a] });
  expect(log.table.seats[idle].away).toBeNull();
  expect(codeOf(claim(log, a, idle, now))).toBe('answered');
  log.append(claim(log, b, idle, now));
  expect(log.table.seats[idle]).toMatchObject({ away: 'idle', standIn: 'sailor' });
  expect(log.table).toMatchObject({ claim: null, idleAt: null });
  expect(log.reread().seats).toEqual(log.table.seats);
  log.append(comeBack(log.table, `p${idle}`));
  expect(log.table.seats[idle].away).toBeNull();
});

it('those who are away or have given up need not agree', () => {
  const { log, idle, a, b, now } = idleGame(20);
  log.append(goAway(log.table, `p${b}`));
  log.append(claim(log, a, idle, now));
  expect(log.table.seats[idle].away).toBe('idle');
  const other = idleGame(20);
  other.log.append(resign(other.log.table, `p${other.b}`));
  other.log.append(claim(other.log, other.a, other.idle, other.now));
  expect(other.log.table.seats[other.idle].away).toBe('idle');
});

it('a claim is over when the player acts, and there is none with a clock', () => {
  const { log, idle, a, b, now } = idleGame(15);
  log.append(claim(log, a, idle, now));
  log.now = now;
  const [legal] = namedActions(log.table.game!.rules, log.table.game!.state);
  log.append(act(log.table, `p${idle}`, legal, log.table.seq));
  expect(log.table.claim).toBeNull();
  const timed = idleGame(60, { kind: 'live', seconds: 600 });
  expect(timed.log.table.idleAt).toBeNull();
  expect(codeOf(claim(timed.log, timed.a, timed.idle, timed.now))).toBe('not-idle');
  expect([a, b]).not.toContain(idle);
});
