/** An honest operator is always found fair, by everybody, whatever happens at the table. */
import { replay, stateKey, unwrap } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { chanceOfRecord, parseFairRecord, toGameRecord } from '../fair-record.ts';
import { begin, gather, playOn, type TestClient, type TestTable } from '../testing/fair-table.ts';
import { verifyFairRecord } from '../verify.ts';

function expectFair(table: TestTable, clients: readonly TestClient[]) {
  const record = unwrap(parseFairRecord(table.record()));
  expect(unwrap(verifyFairRecord(record))).toMatchObject({ version: 2 });
  for (const client of clients) {
    expect(client.witness.alarms).toEqual([]);
    const verdict = unwrap(verifyFairRecord(record, client.evidence));
    expect(verdict.own).toEqual({ seat: client.seat, hasShare: true, elsewhere: 0, unseen: 0 });
  }
  return unwrap(verifyFairRecord(record));
}

const SETUPS = everySetup().filter((_, i) => i % 15 === 0);

describe('in every edition, with everything that may happen at a table', () => {
  it.each(SETUPS.map(config => [nameSetup(config), config] as const))('%s', (name, config) => {
    const seats = Array.from({ length: config.seats }, (_, i) => (i === 2 ? ('bot' as const) : ('person' as const)));
    const { table, clients } = gather({ name: name.slice(0, 60), config, seats, hasClock: true });
    // The first deal is called off: the last client does not answer.
    table.freeze();
    for (const client of clients.slice(0, -1)) client.reveal();
    table.restart();
    for (const client of clients) client.commit();
    table.freeze();
    for (const client of clients) client.reveal();
    playOn(table, clients, 12);
    // Own takebacks, as far as they go.
    for (let i = 0; i < 40 && !table.isOver; i++) {
      const client = clients.find(({ seat }) => seat === table.state.actor);
      if (client && table.undoable > 0) client.undo();
      playOn(table, clients, 1);
    }
    // Takebacks by consent, one of them to the deal.
    for (const to of [5, 0]) {
      if (table.isOver) break;
      clients[0].ask(to);
      for (const client of clients.slice(1)) client.agree();
      table.goBack(clients.at(-1)!.seat, to, true);
      playOn(table, clients, 12);
    }
    // A player's clock runs out, a bot stands in, and the player comes back.
    const { actor } = table.game!.state;
    const late = clients.find(({ seat }) => seat === actor);
    if (late && !table.isOver) {
      table.append({ kind: 'away', seat: actor, by: 'table', why: 'time' });
      playOn(table, clients, 3);
      if (!table.isOver) table.append({ kind: 'back', seat: actor, by: 'player' });
    }
    playOn(table, clients);
    const verdict = expectFair(table, clients);
    expect(verdict).toMatchObject({ over: true, restarts: [[clients.at(-1)!.seat]] });
    expect(verdict.takebacks.length).toBeGreaterThan(0);
    const record = table.record();
    const again = unwrap(replay(toGameRecord(record), { chance: chanceOfRecord(record) }));
    expect(stateKey(again.state)).toBe(stateKey(table.state));
  });
});

const [CONFIG] = everySetup().filter(({ seats, supply }) => seats === 3 && supply === 'stock');
const PEOPLE = ['person', 'person', 'person'] as const;

it('players resign until one is left', () => {
  const { table, clients } = begin({ name: 'resigned', config: CONFIG, seats: PEOPLE });
  playOn(table, clients, 10);
  clients[0].leave('resigned');
  playOn(table, clients, 10);
  clients[1].leave('resigned');
  table.append({ kind: 'closed', seat: null, by: 'table', why: 'resigned', winners: [2] });
  expect(expectFair(table, clients)).toMatchObject({ over: false, winners: [], standIns: [1, 1, 0] });
});

it('the others find a player idle, and a bot stands in until the player is back', () => {
  const { table, clients } = begin({ name: 'idle', config: CONFIG, seats: PEOPLE });
  playOn(table, clients, 10);
  const { actor } = table.state;
  const [one] = clients.filter(({ seat }) => seat !== actor);
  one.leave('left');
  for (const client of clients) if (client.seat !== actor) client.claimIdle(actor);
  table.append({ kind: 'away', seat: actor, by: 'table', why: 'idle' });
  playOn(table, clients, 5);
  table.append({ kind: 'back', seat: actor, by: 'player' });
  playOn(table, clients);
  expect(expectFair(table, clients).standIns[actor]).toBe(1);
});

it('talk, locks and rematches are not part of the chain', () => {
  const { table, clients } = begin({ name: 'talk', config: CONFIG, seats: PEOPLE });
  playOn(table, clients, 5);
  for (const kind of ['said', 'private', 'locked', 'rematch'])
    clients[0].witness.observe({ seq: table.entries.length, kind, seat: null });
  playOn(table, clients);
  expectFair(table, clients);
});

it('the host removes a player before the deal', () => {
  const { table, clients } = gather({ name: 'removed', config: CONFIG, seats: PEOPLE });
  table.freeze();
  table.restart();
  table.append({ kind: 'removed', seat: 2, by: 'player' });
  table.append({ kind: 'hired', seat: 2, by: 'player' });
  const rest = clients.slice(0, 2);
  for (const client of rest) client.commit();
  table.freeze();
  for (const client of rest) client.reveal();
  playOn(table, rest);
  expect(expectFair(table, rest).sharing).toEqual([0, 1]);
  // The one who was removed watches, and finds the same.
  expect(clients[2].alarms).toEqual([]);
  expect(unwrap(verifyFairRecord(table.record(), clients[2].evidence)).own!.hasShare).toBe(false);
});

it('a takeback needs no consent where all others are bots', () => {
  const { table, clients } = begin({ name: 'alone', config: CONFIG, seats: ['person', 'bot', 'bot'] });
  playOn(table, clients, 10);
  clients[0].ask(2);
  table.goBack(0, 2, true);
  playOn(table, clients);
  expect(expectFair(table, clients)).toMatchObject({ takebacks: [2], sharing: [0] });
});

it('a client that reloads its page follows the chain again from the start', () => {
  const { table, clients } = begin({ name: 'reload', config: CONFIG, seats: PEOPLE });
  playOn(table, clients, 10);
  clients[0].reload();
  playOn(table, clients);
  expectFair(table, clients);
});

it('a client that closed its page before the end knows how much it did not see', () => {
  const { table, clients } = begin({ name: 'asleep', config: CONFIG, seats: ['person', 'bot', 'bot'] });
  playOn(table, clients, 10);
  clients[0].leave('left');
  table.clients.length = 0;
  const { length } = table.entries;
  playOn(table, []);
  const verdict = unwrap(verifyFairRecord(table.record(), clients[0].evidence));
  expect(verdict.own).toEqual({ seat: 0, hasShare: true, elsewhere: 0, unseen: table.entries.length - length });
});

it('a second device of the same player is named, and is no accusation', () => {
  const { table, clients } = begin({ name: 'devices', config: CONFIG, seats: ['person', 'bot', 'bot'] });
  const second = clients[0].onAnotherDevice();
  playOn(table, clients, 10);
  playOn(table, [second], 20);
  expect(clients[0].alarms).toContain('elsewhere');
  playOn(table, clients);
  const verdict = unwrap(verifyFairRecord(table.record(), clients[0].evidence));
  expect(verdict.own!.elsewhere).toBeGreaterThan(0);
  const other = unwrap(verifyFairRecord(table.record(), second.evidence));
  expect(other.own).toMatchObject({ seat: 0, hasShare: false });
  expect(other.own!.elsewhere).toBeGreaterThan(verdict.own!.elsewhere);
});

it('a device that has no share takes over the shuffle: the last one that was opened reveals', () => {
  const { table, clients } = gather({ name: 'takeover', config: CONFIG, seats: ['person', 'bot', 'bot'] });
  const second = clients[0].onAnotherDevice();
  second.commit();
  clients[0].commit();
  expect(table.chain.seats[0].commitment).toBe(second.witness.offerShare());
  table.freeze();
  clients[0].reveal();
  expect(table.chain.phase).toBe('dealing');
  second.reveal();
  expect(table.chain.phase).toBe('playing');
  playOn(table, [second]);
  const verdict = unwrap(verifyFairRecord(table.record(), second.evidence));
  expect(verdict.own).toMatchObject({ hasShare: true });
});

it('two windows of one browser share their evidence', () => {
  const { table, clients } = begin({ name: 'windows', config: CONFIG, seats: ['person', 'bot', 'bot'] });
  const second = clients[0].inAnotherWindow();
  playOn(table, clients, 10);
  playOn(table, [second], 20);
  playOn(table, clients);
  expectFair(table, [clients[0], second]);
});

describe('answers that get lost', () => {
  const setUpTable = (name: string) => begin({ name, config: CONFIG, seats: ['person', 'bot', 'bot'] });
  /** Leaves the table where the person must decide and has a choice. */
  const untilChoice = (table: TestTable, clients: TestClient[]) => {
    while (table.state.actor !== 0 || clients[0].choices.length < 2) playOn(table, clients, 1);
  };

  it('an action that never arrived is not expected in the record', () => {
    const { table, clients } = setUpTable('lost');
    untilChoice(table, clients);
    const [first, second] = clients[0].choices;
    clients[0].witness.willSend('acted', clients[0].notation(first));
    clients[0].act(second);
    playOn(table, clients);
    expectFair(table, clients);
  });

  it('an action that arrived although its repetition was refused is the player’s', () => {
    const { table, clients } = setUpTable('late');
    untilChoice(table, clients);
    const [first, second] = clients[0].choices.map(choice => clients[0].notation(choice));
    const { witness, choices } = clients[0];
    witness.willSend('acted', first);
    witness.willSend('acted', second);
    table.act(choices[0], 'player');
    witness.answered('acted', second, null);
    playOn(table, clients);
    expectFair(table, clients);
  });
});
