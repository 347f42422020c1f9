import { isDeepStrictEqual } from 'node:util';
import { EDITIONS, MODULES, SeededChance } from '@cartagena/engine';
import { drawMix } from '@cartagena/engine/testing/mixes';
import { applyChange, type ChangeMessage, type NewsMessage, type TableDetails } from '@cartagena/protocol';
import { describe, expect, it } from 'vitest';
import { start } from '../table-log/gather.ts';
import { answerBack, askBack, comeBack, goAway, mute, resign, say, undo } from '../table-log/play.ts';
import { newsFor, tableViewFor } from '../table-log/table-view.ts';
import { begin, gather, type Log } from '../testing/log.ts';
import { Account } from './account.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function read(text: string): Partial<ChangeMessage & NewsMessage> {
  const [, data] = /^data: (.*)$/m.exec(text)!;
  return JSON.parse(data);
}

/** A client that is sent changes, and makes whole tables of them again. */
class FrugalClient {
  readonly player: string | null;
  table: TableDetails;
  /** Characters: whole tables, and what was sent instead. */
  readonly size = { whole: 0, sent: 0 };
  private readonly account: Account;

  constructor(player: string | null, log: Log) {
    this.player = player;
    this.account = new Account(player, true);
    this.table = read(this.account.whole(log.table)).table!;
  }

  hear(log: Log): void {
    const happened = {
      entry: log.entries.at(-1)!,
      events: log.events.at(-1)!,
      made: log.table.actions.length,
      chained: 0,
    };
    const text = this.account.news(happened, log.table);
    const { news, change, ...rest } = read(text);
    const whole = json(tableViewFor(log.table, this.player));
    this.table = applyChange(this.table, change!);
    const heard = { ...rest, news, table: this.table };
    const due = { news: json(newsFor(log.table, happened, this.player)), table: whole };
    // Much faster, where there is nothing to explain.
    if (!isDeepStrictEqual(heard, due)) expect(heard).toEqual(due);
    this.size.whole += JSON.stringify({ news, table: whole }).length;
    this.size.sent += text.length;
  }
}

/** Appends, and lets everybody hear of each entry; nothing happens if it is refused. */
function run(log: Log, clients: readonly FrugalClient[], made: Parameters<Log['append']>[0]): void {
  if ('ok' in made && !made.ok) return;
  for (const entry of 'ok' in made ? made.value : made) {
    log.append([entry]);
    for (const client of clients) client.hear(log);
  }
}

/** Everything that people do at a table, by chance. */
function doSomething(log: Log, clients: readonly FrugalClient[], below: (count: number) => number): void {
  const { table } = log;
  const player = `p${below(table.seats.length)}`;
  const commands = [
    () => undo(table, table.seats[table.actor!].player!),
    () => askBack(table, player, below(table.actions.length + 1)),
    () => answerBack(table, player, below(4) > 0),
    () => goAway(table, player),
    () => comeBack(table, player),
    () => say(table, ['watcher', player][below(2)], { name: 'Anybody', text: 'Żółw!' }),
    () => mute(table, player, below(2), below(2) === 0),
    () => (below(10) === 0 ? resign(table, player) : comeBack(table, player)),
  ];
  run(log, clients, commands[below(commands.length)]());
}

describe('a client that is sent changes', () => {
  it('knows at each moment what it would have been sent whole: games of every kind, every seat and spectators', () => {
    const chance = new SeededChance('changes', 1);
    const editions = new Set<string>();
    const modules = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const config = drawMix(chance);
      editions.add(config.edition);
      for (const module of config.modules) modules.add(module);
      const log = gather(config, { clock: game % 2 === 0 ? { kind: 'none' } : { kind: 'live', seconds: 60 } });
      const players = [...Array.from({ length: config.seats }, (_, i) => `p${i}`), null, 'watcher'];
      const clients = players.map(player => new FrugalClient(player, log));
      run(log, clients, start(log.table, 'p0'));
      for (let i = 0; i < 50 && log.table.status === 'playing'; i++) {
        log.now += 1000;
        if (chance.below(4) === 0) doSomething(log, clients, count => chance.below(count));
        else if (log.table.seats[log.table.actor!].away === null) {
          log.step(chance.below(100));
          for (const client of clients) client.hear(log);
        }
      }
    }
    expect([...editions].sort()).toEqual([...EDITIONS].sort());
    expect([...modules].sort()).toEqual([...MODULES].sort());
  });

  it('is sent a fraction of it', () => {
    const log = begin({ edition: 'classic', seats: 2 });
    const clients = ['p0', 'p1'].map(player => new FrugalClient(player, log));
    for (let i = 0; i < 100 && log.table.status === 'playing'; i++) {
      log.step(i * 7);
      for (const client of clients) client.hear(log);
    }
    for (const { size } of clients) expect(size.sent).toBeLessThan(size.whole / 3);
  });

  it('gets the whole table where it cannot know the one before', () => {
    const log = begin({ edition: 'classic' });
    const account = new Account('p0', true);
    const news = () => ({
      entry: log.entries.at(-1)!,
      events: log.events.at(-1)!,
      made: log.table.actions.length,
      chained: 0,
    });
    log.step();
    expect(read(account.news(news(), log.table))).toEqual({
      news: expect.anything(),
      table: json(tableViewFor(log.table, 'p0')),
    });
    log.step();
    expect(read(account.news(news(), log.table)).change).toMatchObject({ '=seq': log.table.seq });
    log.step();
    expect(read(account.missed(news(), log.table))).toEqual({ news: expect.anything(), table: null });
    log.step();
    expect(read(account.news(news(), log.table)).table).toEqual(json(tableViewFor(log.table, 'p0')));
  });
});

it('viewers who see and know the same are sent the very same text, and nobody else is', () => {
  const log = begin({ edition: 'classic' });
  const players = [null, 'stranger', 'p0', 'p0', 'p1'];
  const accounts = players.map(player => new Account(player, true));
  for (const account of accounts) account.whole(log.table);
  const late = new Account(null, true);
  log.step();
  const happened = {
    entry: log.entries.at(-1)!,
    events: log.events.at(-1)!,
    made: log.table.actions.length,
    chained: 0,
  };
  const texts = accounts.map(account => account.news(happened, log.table));
  expect(texts[1]).toBe(texts[0]);
  expect(texts[3]).toBe(texts[2]);
  expect(texts[2]).not.toBe(texts[4]);
  expect(read(late.news(happened, log.table)).table).toEqual(json(tableViewFor(log.table, null)));
});
