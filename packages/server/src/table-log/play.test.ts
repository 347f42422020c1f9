import { namedActions, undoable, viewFor } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { begin, gather } from '../testing/log.ts';
import {
  act,
  actForBot,
  answerBack,
  askBack,
  callTime,
  comeBack,
  goAway,
  rematch,
  resign,
  say,
  undo,
  undoableBy,
} from './play.ts';
import { takeEntry } from './steps.ts';
import { newsFor, tableViewFor } from './table-view.ts';

const code = (result: unknown): string => (result as { reason: { code: string } }).reason.code;
const TURN = 60;
const live = { clock: { kind: 'live', seconds: TURN } } as const;

describe('being away', () => {
  it('a player who takes back, asks or answers is back', () => {
    const log = begin({ edition: 'classic', seats: 3 });
    const { table } = log;
    const kinds = (made: ReturnType<typeof undo>) => (made.ok ? made.value.map(({ kind }) => kind) : made.reason.code);
    let actor = table.actor!;
    // Until a seat can take something back.
    for (let i = 0; undoableBy(table, actor) === 0; i++) {
      actor = table.actor!;
      log.step(i);
    }
    const player = `p${actor}`;
    const other = `p${(actor + 1) % 3}`;
    log.append(goAway(table, player));
    expect(kinds(undo(table, player))).toEqual(['back', 'undone']);
    expect(kinds(askBack(table, player, 0))).toEqual(['back', 'asked']);
    log.append(askBack(table, other, 0));
    expect(kinds(answerBack(table, player, true))).toEqual(['back', 'agreed']);
    expect(kinds(answerBack(table, player, false))).toEqual(['back', 'refused']);
  });
});

describe('acting', () => {
  it.each(
    everySetup()
      .filter((_, i) => i % 8 === 0)
      .map(config => [nameSetup(config), config] as const),
  )('a whole game; the log read again gives the same table to every viewer: %s', (_, config) => {
    const log = begin(config);
    for (let i = 0; log.table.status === 'playing' && i < 3000; i++) {
      log.step(i * 7);
      if (i % 90 > 0) continue;
      const again = log.reread();
      const { record, chance } = log.table;
      for (const [seat, { player }] of log.table.seats.entries())
        expect(tableViewFor(log.table, player).game!.undoable).toBe(undoable(record, seat, { chance }));
      for (const { player } of log.table.seats)
        expect(tableViewFor(again, player)).toEqual(tableViewFor(log.table, player));
      expect(tableViewFor(again, null)).toEqual(tableViewFor(log.table, null));
    }
    expect(log.table.seq).toBe(log.entries.length);
  });

  it('each viewer is sent its own view, its own choices, and events without the secrets of others', () => {
    const log = begin({ edition: 'classic', seats: 3 });
    const { rules, state } = log.table.game!;
    const actor = log.table.actor!;
    for (const seat of [0, 1, 2]) {
      const { game, you } = tableViewFor(log.table, `p${seat}`);
      expect(you).toBe(seat);
      expect(game!.view).toEqual(viewFor(rules, state, seat));
      expect(game!.legal).toEqual(seat === actor ? namedActions(rules, state) : []);
      const dealt = newsFor(
        log.table,
        { entry: log.entries.at(-1)!, events: log.events.at(-1)!, made: 0, chained: 0 },
        `p${seat}`,
      ).events.filter(({ type }) => type === 'dealt');
      expect(dealt.map(event => 'secret' in event)).toEqual([0, 1, 2].map(other => other === seat));
    }
    expect(tableViewFor(log.table, 'somebody').game!.view).toEqual(viewFor(rules, state, 'spectator'));
  });

  it('players’ ids are sent to no one', () => {
    const log = begin({ edition: 'classic' });
    expect(JSON.stringify(tableViewFor(log.table, 'p0'))).not.toMatch(/"p[01]"/);
  });

  it('only the acting player acts, on what it has seen', () => {
    const log = begin({ edition: 'classic' });
    const { table } = log;
    const legal = namedActions(table.game!.rules, table.game!.state)[0];
    const [mine, other] = table.actor === 0 ? ['p0', 'p1'] : ['p1', 'p0'];
    expect(code(act(table, other, legal, table.seq))).toBe('not-your-turn');
    expect(code(act(table, 'x', legal, table.seq))).toBe('not-seated');
    expect(code(act(table, mine, legal, table.seq - 1))).toBe('stale');
    expect(code(act(table, mine, 'fly away', table.seq))).toBeTruthy();
    log.append(say(table, other, { name: 'One', text: 'hm' }));
    // Talk in between does not make an action stale.
    log.append(act(table, mine, legal, table.seq - 1));
    expect(table.actions.length).toBe(1);
  });

  it('a bot acts for its own seat only', () => {
    const log = begin({ edition: 'classic' }, { seats: [{ by: 'person' }, { by: 'bot', bot: 'corsair' }] });
    for (let i = 0; i < 12; i++) {
      const { table } = log;
      const legal = namedActions(table.game!.rules, table.game!.state)[0];
      if (table.actor === 0) {
        expect(code(actForBot(table, legal))).toBe('not-playing');
        log.step();
      } else log.append(actForBot(table, legal));
    }
    expect(log.table.actions.length).toBe(12);
  });
});

describe('taking back', () => {
  it('is free while nothing was revealed, and brings the same luck again', () => {
    const log = begin({ edition: 'classic' });
    const before = tableViewFor(log.table, 'p0').game;
    const player = log.table.seats[log.table.actor!].player!;
    log.step();
    log.append(undo(log.table, player));
    expect(tableViewFor(log.table, 'p0').game).toEqual(before);
    expect(log.table.takebacks).toEqual([]);
    expect(code(undo(log.table, player))).toBe('nothing-to-undo');
  });

  it('farther back takes the consent of all others, and the luck is another', () => {
    const log = begin({ edition: 'classic', seats: 3 });
    for (let i = 0; i < 9; i++) log.step();
    const { table } = log;
    log.append(askBack(table, 'p0', 2));
    expect(code(answerBack(table, 'p0', true))).toBe('answered');
    log.append(answerBack(table, 'p1', true));
    expect(table.actions.length).toBe(9);
    log.append(answerBack(table, 'p2', true));
    expect(table.actions.length).toBe(2);
    expect(table.takebacks).toEqual([2]);
    expect(table.request).toBeNull();
    expect(tableViewFor(log.reread(), 'p1')).toEqual(tableViewFor(table, 'p1'));
  });

  it('one refusal ends the request, and so does an action', () => {
    const log = begin({ edition: 'classic' });
    for (let i = 0; i < 4; i++) log.step();
    log.append(askBack(log.table, 'p0', 1));
    log.append(answerBack(log.table, 'p1', false));
    expect(code(answerBack(log.table, 'p1', true))).toBe('no-request');
    log.append(askBack(log.table, 'p0', 1));
    log.step();
    expect(log.table.request).toBeNull();
    expect(code(askBack(log.table, 'p0', 99))).toBe('no-such-moment');
  });

  it('cannot be done alone while the others are away: a stand-in shows their cards', () => {
    const log = begin({ edition: 'classic' });
    for (let i = 0; i < 6; i++) log.step();
    log.append(goAway(log.table, 'p1'));
    expect(code(askBack(log.table, 'p0', 1))).toBe('nobody-to-agree');
    log.append(comeBack(log.table, 'p1'));
    log.append(askBack(log.table, 'p0', 1));
    expect(log.table.actions.length).toBe(6);
  });

  it('goes on among those who are there, if there are any to agree', () => {
    const log = begin({ edition: 'classic', seats: 3 });
    for (let i = 0; i < 6; i++) log.step();
    log.append(goAway(log.table, 'p1'));
    log.append(askBack(log.table, 'p0', 1));
    expect(log.table.actions.length).toBe(6);
    log.append(answerBack(log.table, 'p2', true));
    expect(log.table.actions.length).toBe(1);
  });

  it('consent to one moment is not consent to another', () => {
    const log = begin({ edition: 'classic' });
    for (let i = 0; i < 6; i++) log.step();
    log.append(askBack(log.table, 'p0', 5));
    log.append(askBack(log.table, 'p0', 0));
    expect(code(answerBack(log.table, 'p1', true, 5))).toBe('other-request');
    expect(log.table.actions.length).toBe(6);
    log.append(answerBack(log.table, 'p1', true, 0));
    expect(log.table.actions.length).toBe(0);
  });

  it('against bots nobody needs to be asked', () => {
    const log = begin({ edition: 'classic' }, { seats: [{ by: 'person' }, { by: 'bot', bot: 'sailor' }] });
    while (log.table.actions.length < 5) {
      const { table } = log;
      if (table.actor === 0) log.step();
      else log.append(actForBot(table, namedActions(table.game!.rules, table.game!.state)[0]));
    }
    log.append(askBack(log.table, 'p0', 0));
    expect(log.table.actions.length).toBe(0);
  });
});

describe('being away', () => {
  it('a seat whose time is up gets a bot until its player is back', () => {
    const log = begin({ edition: 'classic' }, live);
    const { table } = log;
    const seat = table.actor!;
    const player = table.seats[seat].player!;
    expect(table.deadline).toBe(1000 + TURN * 1000);
    expect(callTime(table, table.deadline! - 1)).toEqual([]);
    log.now = table.deadline!;
    log.append(callTime(table, log.now));
    expect(table.botAt(seat)).toBe('sailor');
    expect(table.deadline).toBeNull();
    log.append(actForBot(table, namedActions(table.game!.rules, table.game!.state)[0]));
    log.append(comeBack(table, player));
    expect(table.botAt(seat)).toBeNull();
    expect(comeBack(table, player)).toMatchObject({ ok: true, value: [] });
  });

  it('the clock runs from when the seat was first asked, not from its last action', () => {
    const log = begin({ edition: 'classic' }, live);
    const first = log.table.deadline;
    log.now += 5000;
    log.step();
    expect(log.table.deadline).toBe(first);
    const { turns } = log.table.game!.state;
    while (log.table.game!.state.turns === turns) log.step();
    expect(log.table.deadline).toBe(log.now + TURN * 1000);
  });

  it('going away and coming back does not wind the clock up', () => {
    const log = begin({ edition: 'classic' }, live);
    const { deadline } = log.table;
    const player = log.table.seats[log.table.actor!].player!;
    log.now += 50_000;
    log.append(goAway(log.table, player));
    log.append(comeBack(log.table, player));
    expect(log.table.deadline).toBe(deadline);
    log.append(goAway(log.table, player));
    log.step();
    expect(log.table.deadline).toBe(deadline);
  });

  it('a player who acts is back', () => {
    const log = begin({ edition: 'classic' });
    const player = log.table.seats[log.table.actor!].player!;
    log.append(goAway(log.table, player));
    expect(log.table.seats[log.table.actor!].away).toBe('left');
    log.step();
    expect(log.entries.slice(-2).map(({ kind }) => kind)).toEqual(['back', 'acted']);
    expect(log.table.seats.every(({ away }) => away === null)).toBe(true);
  });
});

describe('giving up', () => {
  it('with two people the other one has won', () => {
    const log = begin({ edition: 'classic' });
    log.append(resign(log.table, 'p1'));
    expect(log.table).toMatchObject({ status: 'over', closing: 'resigned', winners: [0] });
    expect(code(act(log.table, 'p0', 'end', log.table.seq))).toBe('not-playing');
  });

  it('with three a bot plays on, for good', () => {
    const log = begin({ edition: 'classic', seats: 3 });
    log.append(resign(log.table, 'p1'));
    expect(log.table.status).toBe('playing');
    expect(code(comeBack(log.table, 'p1'))).toBe('your-bot-plays');
    log.append(resign(log.table, 'p0'));
    expect(log.table.winners).toEqual([2]);
  });

  it('alone against bots, they have won', () => {
    const bot = { by: 'bot', bot: 'legend' } as const;
    const log = begin({ edition: 'classic', seats: 3 }, { seats: [{ by: 'person' }, bot, bot] });
    log.append(resign(log.table, 'p0'));
    expect(log.table.winners).toEqual([1, 2]);
  });
});

it('a rematch is found once, and only after the end', () => {
  const log = begin({ edition: 'classic' });
  expect(code(rematch(log.table, 'p0', 'next', 'c'))).toBe('not-over');
  log.append(resign(log.table, 'p1'));
  log.append(rematch(log.table, 'p0', 'next', 'c'));
  expect(rematch(log.table, 'p1', 'other', 'd')).toMatchObject({ ok: true, value: [] });
  expect(tableViewFor(log.table, null).rematch).toBe('next');
});

it('an entry out of order is a broken log', () => {
  const { table, entries } = gather({ edition: 'classic' });
  expect(() => takeEntry(table, entries[0])).toThrow('entry 1 after 3');
});
