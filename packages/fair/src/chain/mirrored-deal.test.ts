/** Two tables with one deal and the seats exchanged: an honest operator is found fair at both, a dishonest one at neither. */
import { unwrap } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { toHex } from '../encoding.ts';
import { parseFairRecord } from '../fair-record.ts';
import { secretOf } from '../testing/fair-game.ts';
import { begin, playOn, TestClient, TestTable } from '../testing/fair-table.ts';
import { verifyFairRecord } from '../verify.ts';
import type { MirroredDeal } from './chain.ts';
import { commitToSecret } from './hashes.ts';

const PEOPLE = ['person', 'person'] as const;
const SETUPS = everySetup()
  .filter(({ seats }) => seats === 2)
  .map(config => ({ ...config, luck: 'same' as const }));
const [CONFIG] = SETUPS;

/** The same people at a table with the deal of the first one; each sits where the other sat. */
function mirror(
  first: TestTable,
  clients: readonly TestClient[],
  deal: Partial<MirroredDeal> = {},
  config = first.config,
) {
  const name = `${first.id}, second board`;
  const second = new TestTable({ name, config, seats: PEOPLE, mirrors: withDeal(first, deal), isCareless: true });
  const seated = clients.map(client => new TestClient(second, 1 - client.seat, { first: client }));
  for (const client of seated) {
    second.append({ kind: 'sat', seat: client.seat, by: 'player' });
    client.witness.sitAt(client.seat);
    second.join(client);
  }
  second.deal();
  return { second, seated };
}

/** Some actions, after which nobody comes back. */
function playFor(table: TestTable, clients: readonly TestClient[], actions: number): void {
  playOn(table, clients, actions);
  if (!table.isOver) table.append({ kind: 'closed', seat: null, by: 'table', why: 'abandoned', winners: [] });
}

const withDeal = (table: TestTable, deal: Partial<MirroredDeal>): TestTable =>
  Object.create(table, { dealToMirror: { value: { ...table.dealToMirror, ...deal } } });

describe('an honest operator', () => {
  it.each(SETUPS.filter((_, i) => i % 9 === 0).map(config => [nameSetup(config), config] as const))(
    'is found fair at both boards: %s',
    (name, config) => {
      const { table, clients } = begin({ name: name.slice(0, 60), config, seats: PEOPLE });
      const dealt = table.state.bytes.slice();
      const { second, seated } = mirror(table, clients);
      expect(second.state.bytes).toEqual(dealt);
      playFor(table, clients, 60);
      playFor(second, seated, 80);
      for (const [board, people] of [
        [table, clients],
        [second, seated],
      ] as const)
        for (const client of people) {
          expect(client.alarms).toEqual([]);
          const record = unwrap(parseFairRecord(board.record()));
          const verdict = unwrap(verifyFairRecord(record, client.evidence));
          expect(verdict.own).toEqual({ seat: client.seat, hasShare: true, elsewhere: 0, unseen: 0 });
          expect(verdict.mirrors).toBe(board === second ? table.id : null);
          expect(verdict.sharing).toEqual([0, 1]);
        }
    },
  );
});

describe('a dishonest operator is caught by every client', () => {
  const cheat = (name: string, deal: (first: TestTable) => Partial<MirroredDeal>, config = CONFIG) => {
    const { table, clients } = begin({ name, config: CONFIG, seats: PEOPLE });
    const { seated } = mirror(table, clients, deal(table), config);
    return seated.map(({ alarms }) => alarms);
  };
  const caught = [['share'], ['share']];

  it('who repeats the deal with another share', () => {
    const chosen = toHex(secretOf('chosen'));
    expect(cheat('shares', () => ({ shares: [chosen, chosen] }))).toEqual(caught);
  });

  it('who repeats the deal of another freeze', () => {
    expect(cheat('freeze', () => ({ head: toHex(secretOf('another head')) }))).toEqual(caught);
  });

  it('who repeats the deal with another secret', () => {
    const secret = toHex(secretOf('another secret'));
    expect(cheat('secret', ({ id }) => ({ commitment: commitToSecret(id, secret) }))).toEqual(caught);
  });

  it('who lets another configuration be played', () => {
    const other = SETUPS.find(({ edition }) => edition !== CONFIG.edition)!;
    expect(cheat('config', () => ({}), other)).toEqual(caught);
  });

  it('who uses another secret for the second board than it says', () => {
    const { table, clients } = begin({ name: 'two secrets', config: CONFIG, seats: PEOPLE });
    const first = Object.create(table, { secret: { value: toHex(secretOf('searched')) } }) as TestTable;
    const { second, seated } = mirror(first, clients);
    playFor(second, seated, 20);
    expect(() => second.record()).toThrow('with another secret');
  });

  it('who takes shares for a deal that is repeated', () => {
    const { table, clients } = begin({ name: 'late', config: CONFIG, seats: PEOPLE });
    const { second, seated } = mirror(table, clients);
    expect(seated.map(({ witness }) => witness.shouldCommit)).toEqual([false, false]);
    second.append({ kind: 'share', seat: 0, by: 'player', commitment: toHex(secretOf('late')) });
    expect(seated.map(({ alarms }) => alarms.includes('rule'))).toEqual([true, true]);
  });
});

it('a client without evidence of the first board says that it had no share', () => {
  const { table, clients } = begin({ name: 'elsewhere', config: CONFIG, seats: PEOPLE });
  const { second, seated } = mirror(table, clients);
  const stranger = new TestClient(second, 0);
  stranger.witness.sitAt(0);
  second.join(stranger);
  playFor(second, seated, 20);
  const verdict = unwrap(verifyFairRecord(unwrap(parseFairRecord(second.record())), stranger.evidence));
  expect(verdict.own!.hasShare).toBe(false);
});
