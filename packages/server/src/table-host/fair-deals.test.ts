import { namedActions, SeededChance, setUp, unwrap } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import {
  type ChainEvidence,
  type FirstFairRecord,
  makeCommitment,
  newEvidence,
  parseFairRecord,
  sealAction,
  verifyFairRecord,
  Witness,
} from '@cartagena/fair';
import { describe, expect, it } from 'vitest';
import type { GameRow } from '../store/store.ts';
import { commitShare, restart, reveal } from '../table-log/dealing.ts';
import { open, start } from '../table-log/gather.ts';
import { actForBot, answerBack, askBack, callTime, comeBack, resign, undo, undoableBy } from '../table-log/play.ts';
import { newsFor, tableViewFor } from '../table-log/table-view.ts';
import { gather, Log } from '../testing/log.ts';
import { shareOf } from '../testing/shares.ts';
import { fairDeals } from './fair-deals.ts';

const recordOf = async (log: Log, secret: string) => {
  const record = await fairDeals.recordOf(log.table, { secret } as GameRow, log.entries);
  return unwrap(parseFairRecord(JSON.parse(JSON.stringify(record))));
};

/** Our client at the table of a log. */
class LogClient {
  evidence: ChainEvidence | undefined;
  readonly witness: Witness;
  private readonly log: Log;
  private readonly player: string;
  private seen = 0;

  constructor(log: Log, player: string) {
    this.log = log;
    this.player = player;
    let shares = 0;
    const storage = {
      read: () => this.evidence,
      write: (evidence: ChainEvidence) => {
        this.evidence = evidence;
      },
    };
    this.witness = new Witness('t1', storage, () => Buffer.from(shareOf(`${player} ${shares++}`), 'hex'));
  }

  /** Receives what is new, as the server sends it, and does what the browser does by itself. */
  follow(): void {
    const { log, witness, player } = this;
    const { table } = log;
    for (; this.seen < log.entries.length; this.seen++) {
      const { seen } = this;
      const happened = { entry: log.entries[seen], events: log.events[seen], made: 0, chained: log.chained[seen] };
      witness.observe(JSON.parse(JSON.stringify(newsFor(table, happened, player))));
    }
    const { recordedConfig, config, you } = tableViewFor(table, player);
    witness.seeConfig(recordedConfig ?? config);
    witness.sitAt(you);
    if (witness.shouldCommit) {
      const commitment = witness.offerShare();
      this.send('share', commitment, () => log.append(commitShare(table, player, commitment)));
    }
    const share = witness.shareToReveal();
    if (share) this.send('revealed', share, () => log.append(reveal(table, player, share)));
  }

  send(kind: Parameters<Witness['willSend']>[0], what: unknown, work: () => void): void {
    this.witness.willSend(kind, what);
    work();
    this.witness.answered(kind, what, this.log.table.seq);
  }
}

const SETUPS = everySetup().filter((_, i) => i % 40 === 0);

describe('a whole game with clients of ours is fair for all of them, whatever happens', () => {
  it.each(SETUPS.map(config => [nameSetup(config), config] as const))('%s', async (_, config) => {
    const secret = fairDeals.newSecret();
    const commitment = fairDeals.commitmentOf('t1', secret);
    const seats = Array.from({ length: config.seats }, (_, i) =>
      i === 2 ? ({ by: 'bot', bot: 'greedy' } as const) : ({ by: 'person' } as const),
    );
    const luckOf = fairDeals.luckFrom(secret);
    const clock = { kind: 'live', seconds: 60 } as const;
    const log = gather(config, { luckOf, seats, clock, fair: 2, commitment });
    const { table } = log;
    const clients = new Map(table.people.map(seat => [seat, new LogClient(log, `p${seat}`)]));
    const followAll = () => {
      for (const client of clients.values()) client.follow();
    };
    const chance = new SeededChance(nameSetup(config));
    const step = () => {
      const seat = table.actor!;
      const legal = namedActions(table.game!.rules, table.game!.state);
      const action = legal[chance.below(legal.length)];
      const client = clients.get(seat);
      if (table.botAt(seat) !== null || !client) log.append(actForBot(table, action));
      else client.send('acted', action, () => log.step(legal.indexOf(action)));
      followAll();
    };
    followAll();
    log.append(start(table, 'p0'));
    // Everybody reveals at the same moment as the host calls it off.
    log.append(restart(table, 'p0'));
    followAll();
    log.append(start(table, 'p0'));
    followAll();
    followAll();
    expect(table.status).toBe('playing');
    for (let i = 0; i < 30 && table.status === 'playing'; i++) {
      step();
      const seat = table.actor;
      if (i % 3 > 0 || seat === undefined || table.botAt(seat) !== null || undoableBy(table, seat) === 0) continue;
      clients.get(seat)!.send('undone', null, () => log.append(undo(table, `p${seat}`)));
      followAll();
    }
    if (table.status === 'playing') {
      const to = Math.floor(table.actions.length / 2);
      clients.get(0)!.send('asked', to, () => log.append(askBack(table, 'p0', to)));
      for (const seat of table.people.slice(1))
        clients.get(seat)!.send('agreed', null, () => log.append(answerBack(table, `p${seat}`, true)));
      followAll();
    }
    while (table.status === 'playing' && table.botAt(table.actor!) !== null) step();
    if (table.status === 'playing') {
      const seat = table.actor!;
      log.append(callTime(table, table.deadline!));
      for (let i = 0; i < 3 && table.status === 'playing'; i++) step();
      if (table.status === 'playing') log.append(comeBack(table, `p${seat}`));
    }
    for (let i = 0; i < 60 && table.status === 'playing'; i++) step();
    for (const seat of table.people.slice(1))
      if (table.status === 'playing') {
        clients.get(seat)!.send('away', null, () => log.append(resign(table, `p${seat}`)));
        followAll();
      }
    followAll();
    const record = await recordOf(log, secret);
    for (const [seat, { witness, evidence }] of clients) {
      expect(witness.alarms).toEqual([]);
      expect(unwrap(verifyFairRecord(record, evidence))).toMatchObject({
        restarts: [[...clients.keys()]],
        own: { seat, hasShare: true, elsewhere: 0, unseen: 0 },
      });
    }
  });
});

it('a table of version 1 goes on under version 1', async () => {
  const secret = fairDeals.newSecret();
  const log = gather(
    { edition: 'diaries' },
    { luckOf: fairDeals.luckFrom(secret), commitment: firstCommitment(secret) },
  );
  log.append([{ kind: 'stirred', seat: 0, player: 'p0', body: { entropy: 'my lucky number' } }]);
  expect(tableViewFor(log.table, 'p1')).not.toHaveProperty('entropies');
  log.append(start(log.table, 'p0'));
  expect(tableViewFor(log.table, 'p1')).toMatchObject({ fair: 1, entropies: ['my lucky number', ''], dealing: null });
  for (let i = 0; i < 12; i++) log.step(i);
  log.append(askBack(log.table, 'p0', 5));
  log.append(answerBack(log.table, 'p1', true));
  const news = newsFor(log.table, { entry: log.entries.at(-1)!, events: [], made: 5, chained: 0 }, 'p1');
  expect(news).not.toHaveProperty('link');
  log.append(resign(log.table, 'p0'));
  const record = (await recordOf(log, secret)) as FirstFairRecord;
  expect(record.fair).toMatchObject({ version: 1, entropies: ['my lucky number', ''], takebacks: [5] });
  expect(unwrap(verifyFairRecord(record)).version).toBe(1);
  const forged = { ...record, fair: { ...record.fair, entropies: ['another', ''] } };
  expect(verifyFairRecord(forged)).toMatchObject({ ok: false });
});

const firstCommitment = (secret: string) => makeCommitment('t1', Buffer.from(secret, 'hex')).commitment;

it('a table that was opened before a field existed is completed for play, and dealt as it was recorded', async () => {
  const secret = fairDeals.newSecret();
  const commitment = fairDeals.commitmentOf('t1', secret);
  const log = new Log(fairDeals.luckFrom(secret));
  const { table } = log;
  const bot = { by: 'bot', bot: 'greedy' } as const;
  const complete = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));
  const { skipper: _, ...config } = complete;
  log.append(
    open('p0', 'Zero', {
      config: config as typeof complete,
      seats: [{ by: 'person' }, bot],
      clock: { kind: 'none' },
      isPublic: false,
      fair: 2,
      commitment,
    }),
  );
  log.append(start(table, 'p0'));
  expect(table.config).toEqual(complete);
  expect(tableViewFor(table, 'p0')).toMatchObject({ config: complete, recordedConfig: config });
  const sent = JSON.parse(JSON.stringify(await fairDeals.recordOf(table, { secret } as GameRow, log.entries)));
  expect(sent.config).toEqual(config);
  const evidence = { ...newEvidence('t1'), commitment, config: tableViewFor(table, 'p0').recordedConfig! };
  expect(verifyFairRecord(unwrap(parseFairRecord(sent)), evidence)).toMatchObject({ ok: true });
});

it('while the record of a long game is made, others have their turn', async () => {
  const secret = '5e'.repeat(32);
  const commitment = fairDeals.commitmentOf('t1', secret);
  const log = gather({ edition: 'classic' }, { luckOf: fairDeals.luckFrom(secret), fair: 2, commitment });
  log.append(start(log.table, 'p0'));
  for (let i = 0; i < 200 && log.table.status === 'playing'; i++) log.step(i);
  if (log.table.status === 'playing') log.append(resign(log.table, 'p0'));
  expect(log.entries.length).toBeGreaterThan(150);
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await recordOf(log, secret);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('the seals of the server are those of the verifier', () => {
  const secret = fairDeals.newSecret();
  for (const action of ['end', 'play 12 key', 'łódź 7'])
    expect(fairDeals.luckFrom(secret).seal!(300, action)).toBe(sealAction(secret, 300, action));
});

it('secrets are fresh, and the commitment does not reveal them', () => {
  const [one, other] = [fairDeals.newSecret(), fairDeals.newSecret()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(fairDeals.commitmentOf('g', one)).not.toBe(fairDeals.commitmentOf('h', one));
});
