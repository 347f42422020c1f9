import { namedActions, unwrap } from '@cartagena/engine';
import { MAX_TAKEBACKS } from '@cartagena/fair';
import { expect, it } from 'vitest';
import { begin } from '../testing/log.ts';
import { LONGEST_LOG, MOST_ASIDES, withinBounds } from './bounds.ts';
import { act, actForBot, askBack, comeBack, goAway, mute, resign, say, undo } from './play.ts';
import type { Table } from './table.ts';

const code = (result: unknown): string | undefined => (result as { reason?: { code: string } }).reason?.code;
const words = { name: 'Somebody', text: 'hm' };

it('those who watch can say only so much; those who play still can talk', () => {
  const log = begin({ edition: 'classic' });
  const { table } = log;
  for (let i = 0; i < MOST_ASIDES; i++) log.append(unwrap(withinBounds(table, say(table, `guest ${i % 50}`, words))));
  expect(code(withinBounds(table, say(table, 'another', words)))).toBe('enough-said');
  expect(code(withinBounds(table, unwrap(mute(table, 'another', 0, true))))).toBe('enough-said');
  expect(withinBounds(table, say(table, 'p0', words)).ok).toBe(true);
  expect(log.reread().asides).toBe(table.asides);
});

it('a log that is full takes only what leads to the end of the game', () => {
  const log = begin({ edition: 'classic' });
  const { table } = log;
  while (table.seq < LONGEST_LOG) log.append(say(table, 'p0', words));
  const actor = table.seats[table.actor!].player!;
  expect(code(withinBounds(table, say(table, 'p0', words)))).toBe('log-full');
  expect(code(withinBounds(table, unwrap(goAway(table, 'p1'))))).toBe('log-full');
  log.step();
  expect(code(withinBounds(table, unwrap(undo(table, actor))))).toBe('log-full');
  expect(withinBounds(table, unwrap(resign(table, 'p1'))).ok).toBe(true);
  log.append(goAway(table, actor));
  expect(withinBounds(table, unwrap(comeBack(table, actor))).ok).toBe(true);
  const [legal] = namedActions(table.game!.rules, table.game!.state);
  expect(withinBounds(table, unwrap(act(table, actor, legal, table.seq))).ok).toBe(true);
});

it('a game is not taken back more often than its record can tell', () => {
  const log = begin({ edition: 'classic' }, { seats: [{ by: 'person' }, { by: 'bot', bot: 'corsair' }] });
  const { table } = log;
  const goOn = () => log.append(actForBotOrPerson(table));
  goOn();
  for (let i = 0; i < MAX_TAKEBACKS; i++) {
    log.append(unwrap(withinBounds(table, unwrap(askBack(table, 'p0', 0)))));
    goOn();
  }
  expect(code(withinBounds(table, unwrap(askBack(table, 'p0', 0))))).toBe('enough-taken-back');
  expect(withinBounds(table, unwrap(actForBotOrPerson(table))).ok).toBe(true);
});

function actForBotOrPerson(table: Table) {
  const [legal] = namedActions(table.game!.rules, table.game!.state);
  return table.actor === 0 ? act(table, 'p0', legal, table.seq) : actForBot(table, legal);
}
