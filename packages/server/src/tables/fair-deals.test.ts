import { isOver, SeededChance, setUp, unwrap } from '@cartagena/engine';
import { parseFairRecord, verifyFairRecord } from '@cartagena/fair';
import { expect, it } from 'vitest';
import type { GameRow } from '../store/store.ts';
import { open, sit, start, stir } from '../table/gather.ts';
import { answerBack, askBack } from '../table/play.ts';
import { tellTable } from '../table/telling.ts';
import { Log } from '../testing/log.ts';
import { fairDeals } from './fair-deals.ts';

it('a game over, with entropy and a taking back, can be verified by anybody', () => {
  const secret = fairDeals.newSecret();
  const commitment = fairDeals.commitmentOf('t1', secret);
  const log = new Log(fairDeals.luckFrom(secret));
  const { table } = log;
  const person = { by: 'person' } as const;
  const config = unwrap(setUp({ edition: 'diaries', modules: ['retreat', 'captain', 'raft'] }));
  log.append(
    open('p0', 'Zero', { config, seats: [person, person], clock: { kind: 'none' }, isPublic: false, commitment }),
  );
  log.append(sit(table, 'p1', { name: 'One' }));
  log.append(stir(table, 'p0', 'my lucky number'));
  log.append(start(table, 'p0'));
  const chance = new SeededChance('choices');
  for (let i = 0; i < 12; i++) log.step(chance.below(1000));
  log.append(askBack(table, 'p0', 5));
  log.append(answerBack(table, 'p1', true));
  while (table.status === 'playing') log.step(chance.below(1000));
  expect(isOver(table.game!.state)).toBe(true);

  const told = JSON.parse(JSON.stringify(fairDeals.recordOf(table, { secret } as GameRow)));
  const record = unwrap(parseFairRecord(told));
  expect(record.fair).toMatchObject({
    commitment,
    entropies: ['my lucky number', ''],
    takebacks: [5],
    winners: table.winners,
  });
  expect(verifyFairRecord(record)).toMatchObject({ ok: true });
  const forged = { ...record, fair: { ...record.fair, entropies: ['another', ''] } };
  expect(verifyFairRecord(forged)).toMatchObject({ ok: false });
});

it('a table that was opened before a field existed is completed for play, and dealt as it was recorded', () => {
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
      commitment,
    }),
  );
  log.append(start(table, 'p0'));
  expect(table.config).toEqual(complete);
  expect(tellTable(table, 'p0')).toMatchObject({ config: complete, recordedConfig: config });
  const sent = JSON.parse(JSON.stringify(fairDeals.recordOf(table, { secret } as GameRow)));
  expect(sent.config).toEqual(config);
  const evidence = { commitment, config: tellTable(table, 'p0').recordedConfig! };
  expect(verifyFairRecord(unwrap(parseFairRecord(sent)), evidence)).toMatchObject({ ok: true });
});

it('secrets are fresh, and the promise does not tell them', () => {
  const [one, other] = [fairDeals.newSecret(), fairDeals.newSecret()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(fairDeals.commitmentOf('g', one)).not.toBe(fairDeals.commitmentOf('h', one));
});
