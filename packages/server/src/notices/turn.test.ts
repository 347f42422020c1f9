import { commitToShare } from '@cartagena/fair';
import { expect, it } from 'vitest';
import { commitShare, reveal } from '../table-log/dealing.ts';
import { start } from '../table-log/gather.ts';
import { gather, type Log } from '../testing/log.ts';
import { shareOf } from '../testing/shares.ts';
import { waitsFor } from './turn.ts';

const COMMITMENT = 'c0'.repeat(32);

/** Whom the table waits for after what is done, and not before. */
function awaited(log: Log, work: () => void): [event: string | undefined, seat: number, name: string][] {
  const before = log.table.copy();
  work();
  return waitsFor(before, log.table).map(({ event, seat, name }) => [event, seat, name]);
}

it('a table waits for the shares of those who have one, and then for whose turn it is', () => {
  const log = gather({ edition: 'classic', seats: 3 }, { fair: 2, commitment: COMMITMENT });
  const sharing = ['p0', 'p2'];
  for (const player of sharing)
    log.append(commitShare(log.table, player, commitToShare('t1', COMMITMENT, shareOf(player))));
  expect(awaited(log, () => log.append(start(log.table, 'p0')))).toEqual([
    ['shuffling', 0, 'Zero'],
    ['shuffling', 2, 'Name 2'],
  ]);
  expect(awaited(log, () => log.append(reveal(log.table, 'p0', shareOf('p0'))))).toEqual([]);
  expect(awaited(log, () => log.append(reveal(log.table, 'p2', shareOf('p2'))))).toEqual([
    ['your-turn', log.table.actor, expect.any(String)],
  ]);
});
