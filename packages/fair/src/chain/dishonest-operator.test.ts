/**
 * A dishonest operator against clients that run the witness of the browser. Each attack of docs/fair-deals.md is here: every client
 * that is cheated notices, or the attack gains nothing.
 */
import { makeNotation, SeededChance, unwrap } from '@cartagena/engine';
import { everySetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { toHex } from '../encoding.ts';
import { chanceFromKey } from '../fair-chance.ts';
import type { FairRecord } from '../fair-record.ts';
import { makeFairRecord } from '../fair-record.ts';
import { dealOf, secretOf } from '../testing/fair-game.ts';
import { begin, gather, playOn, TestClient, TestTable } from '../testing/fair-table.ts';
import { verifyFairRecord } from '../verify.ts';
import type { ChainEntry } from './chain-entry.ts';
import { newEvidence } from './chain-evidence.ts';
import type { ChainRecord } from './chain-record.ts';
import { chainKey, commitToSecret, commitToShare } from './hashes.ts';

const [CONFIG] = everySetup().filter(
  ({ seats, supply, hands }) => seats === 3 && supply === 'stock' && hands === 'hidden',
);
const PEOPLE = ['person', 'person', 'person'] as const;
const CARDS = 7;

const honest = (name: string) => gather({ name, config: CONFIG, seats: PEOPLE });
const careless = (name: string) => gather({ name, config: CONFIG, seats: PEOPLE, isCareless: true });
const playing = (name: string) => {
  const begun = begin({ name, config: CONFIG, seats: PEOPLE, isCareless: true });
  playOn(begun.table, begun.clients, 12);
  return begun;
};
const share = (name: string) => toHex(secretOf(name));
const luckOf = (secret: string, head: string, shares: readonly string[]) =>
  chanceFromKey(chainKey(secret, head, shares), [])('', 0).below(CARDS);

/** What each client says of the record: the check that failed, or `fair`. */
const judge = (record: FairRecord, clients: readonly TestClient[]): string[] =>
  clients.map(({ evidence }) => {
    const verdict = verifyFairRecord(record, evidence);
    if (!verdict.ok) return verdict.reason.code;
    return verdict.value.own!.elsewhere > 0 ? 'elsewhere' : 'fair';
  });
const all = (clients: readonly TestClient[], what: string) => clients.map(() => what);
const alarmsOf = (clients: readonly TestClient[]) => clients.map(({ alarms }) => alarms);
const withFair = (record: ChainRecord, change: Partial<ChainRecord['fair']>): ChainRecord => ({
  ...record,
  fair: { ...record.fair, ...change },
});

describe('the operator searches for a better deal', () => {
  it('among 10,000 secrets, when it knows all shares: the commitment catches it', () => {
    const { table, clients } = honest('secrets');
    table.freeze();
    for (const client of clients.slice(0, 2)) client.reveal();
    // The last share has arrived, but is not yet published.
    const last = clients[2].witness.shareToReveal()!;
    const shares = [...table.chain.shares.slice(0, 2), last];
    const wished = Array.from({ length: 10_000 }, (_, i) => share(`secret ${i}`)).filter(
      secret => luckOf(secret, table.chain.frozenHead, shares) === 0,
    );
    expect(wished.length).toBeGreaterThan(1000);
    [table.secret] = wished;
    table.append({ kind: 'revealed', seat: 2, by: 'player', share: last });
    table.deal();
    playOn(table, clients);
    expect(table.firstDraw(CARDS)).toBe(0);
    const record = table.record();
    expect(judge(record, clients)).toEqual(all(clients, 'commitment'));
    // With a commitment that fits the new secret, it is not the one that was shown.
    const commitment = commitToSecret(table.id, table.secret);
    const chain = record.fair.chain.with(0, { ...record.fair.chain[0], commitment } as ChainEntry);
    expect(judge(withFair(record, { commitment, chain }), clients)).toEqual(all(clients, 'evidence'));
  });

  it('among 10,000 shares of an accomplice, before the freeze: it gains nothing', () => {
    // It knows everything but one share, so it can only prepare for a guess of it: 5 shares in each of 2,000 deals.
    const rounds = 2000;
    let hits = 0;
    for (let i = 0; i < rounds; i++) {
      const [secret, head, honestShare, guess] = ['secret', 'head', 'honest', 'guess'].map(name =>
        share(`${name} ${i}`),
      );
      const tries = Array.from({ length: 5 }, (_, j) => share(`accomplice ${i} ${j}`));
      const best = tries.find(mine => luckOf(secret, head, [guess, mine]) === 0) ?? tries[0];
      if (luckOf(secret, head, [honestShare, best]) === 0) hits++;
    }
    // Expected 286 with a standard deviation of 15.7, without the attack as with it; the numbers are fixed.
    expect(Math.abs(hits - rounds / CARDS)).toBeLessThan(4 * 15.7);
  });

  it('among the shares of an accomplice, after the honest ones are revealed: it can only reveal what it committed to', () => {
    const { table, clients } = careless('accomplice');
    table.freeze();
    for (const client of clients.slice(0, 2)) client.reveal();
    const { chain, secret } = table;
    const wished = Array.from({ length: 100 }, (_, i) => share(`chosen ${i}`)).find(
      mine => luckOf(secret, chain.frozenHead, [...chain.shares.slice(0, 2), mine]) === 0,
    )!;
    table.append({ kind: 'revealed', seat: 2, by: 'player', share: wished });
    expect(alarmsOf(clients.slice(0, 2))).toEqual([['rule'], ['rule']]);
  });

  it('for a seat that does not check: it has no share, and gets none after the freeze', () => {
    const table = new TestTable({ name: 'bot', config: CONFIG, seats: ['person', 'person', 'bot'], isCareless: true });
    const client = gatherOne(table, 0);
    table.append({ kind: 'sat', seat: 1, by: 'player' });
    table.freeze();
    table.append({ kind: 'revealed', seat: 1, by: 'player', share: share('chosen') });
    expect(client.alarms).toEqual(['rule']);
    expect(client.witness.shareToReveal()).toBeUndefined();
  });
});

/** One client of ours at a table of others. */
function gatherOne(table: TestTable, seat: number): TestClient {
  const client = new TestClient(table, seat);
  client.sit();
  return client;
}

describe('the operator calls deals off', () => {
  it('openly, for a seat of its own: every client counts it, and the shares of the next deal are new', () => {
    const { table, clients } = honest('restarts');
    const seen: string[][] = [];
    for (let i = 0; i < 3; i++) {
      table.freeze();
      for (const client of clients.slice(0, 2)) client.reveal();
      seen.push(table.chain.shares.slice(0, 2));
      table.restart();
      for (const client of clients) client.commit();
    }
    table.freeze();
    for (const client of clients) client.reveal();
    seen.push(table.chain.shares.slice(0, 2));
    playOn(table, clients);
    expect(new Set(seen.flat()).size).toBe(8);
    for (const { evidence } of clients)
      expect(unwrap(verifyFairRecord(table.record(), evidence)).restarts).toEqual([[2], [2], [2]]);
  });

  it('blaming a client that had answered: it breaks the rules for everybody', () => {
    const { table, clients } = careless('blame');
    table.freeze();
    for (const client of clients.slice(0, 2)) client.reveal();
    table.append({ kind: 'restarted', seat: 0, by: 'player', awaited: [0] });
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
  });

  it('after all have answered', () => {
    const { table, clients } = careless('late');
    table.freeze();
    for (const client of clients.slice(0, 2)) client.reveal();
    table.append({ kind: 'revealed', seat: 2, by: 'player', share: clients[2].witness.shareToReveal()! });
    table.append({ kind: 'restarted', seat: 0, by: 'player', awaited: [] });
    for (const client of clients) expect(client.alarms).toContain('rule');
  });

  it('silently: a table cannot be frozen twice', () => {
    const { table, clients } = careless('silent');
    table.freeze();
    clients[0].reveal();
    table.freeze();
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
  });

  it('silently, in a history written anew: the page that is opened again sees it and reveals nothing', () => {
    const { table, clients } = careless('rewound');
    table.freeze();
    for (const client of clients) client.reveal();
    const [first] = clients;
    const before = table.entries.findIndex(({ kind }) => kind === 'dealing');
    const rewritten = new TestTable({ name: 'rewound', config: CONFIG, seats: PEOPLE, isCareless: true });
    rewritten.repeat(table.entries.slice(0, before));
    const other = share('another accomplice');
    const commitment = commitToShare(table.id, table.commitment, other);
    rewritten.append({ kind: 'share', seat: 2, by: 'player', commitment });
    rewritten.freeze();
    rewritten.append({ kind: 'revealed', seat: 2, by: 'player', share: other });
    const again = first.at(rewritten);
    expect(again.witness.shareToReveal()).toBeUndefined();
    rewritten.append({ kind: 'revealed', seat: 0, by: 'player', share: table.chain.shares[0] });
    rewritten.append({ kind: 'revealed', seat: 1, by: 'player', share: table.chain.shares[1] });
    rewritten.deal();
    expect(again.alarms).toEqual(['history']);
  });

  it('with the share of a round before: the client does not accept it', () => {
    const { table, clients } = careless('replayed');
    const old = clients[0].witness.offerShare();
    table.freeze();
    for (const client of clients.slice(0, 2)) client.reveal();
    table.restart();
    table.append({ kind: 'share', seat: 0, by: 'player', commitment: old });
    for (const client of clients) client.commit();
    table.freeze();
    expect(clients[0].witness.shareToReveal()).toBeUndefined();
    const [known] = clients[0].evidence.shares;
    table.append({ kind: 'revealed', seat: 0, by: 'player', share: known.share });
    for (const client of clients.slice(1)) client.reveal();
    expect(clients[0].alarms).toEqual(['share', 'elsewhere']);
    playOn(table, clients);
    expect(judge(table.record(), clients)[0]).toBe('evidence');
  });
});

describe('the operator tampers with shares and seats', () => {
  it('freezes other commitments than the seats made', () => {
    const { table, clients } = careless('frozen');
    const shares = table.chain.seats.map(({ commitment }) => commitment).with(0, share('mine'));
    table.append({ kind: 'dealing', seat: 0, by: 'player', shares });
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
    for (const { witness } of clients) expect(witness.shareToReveal()).toBeUndefined();
  });

  it('replaces a client’s commitment by its own', () => {
    const table = new TestTable({ name: 'swapped', config: CONFIG, seats: PEOPLE, isCareless: true });
    const client = new TestClient(table, 0);
    table.append({ kind: 'sat', seat: 0, by: 'player' });
    client.witness.sitAt(0);
    table.join(client);
    const commitment = client.witness.offerShare();
    const forged = commitToShare(table.id, table.commitment, share('the operator’s'));
    client.sending('share', commitment, () =>
      table.append({ kind: 'share', seat: 0, by: 'player', commitment: forged }),
    );
    for (const seat of [1, 2]) table.append({ kind: 'sat', seat, by: 'player' });
    table.freeze();
    expect(client.alarms).toEqual(['elsewhere', 'missing']);
    expect(client.witness.shareToReveal()).toBeUndefined();
  });

  it('lets a client stand up and sit down again, without its share', () => {
    const { table, clients } = careless('unseated');
    table.append({ kind: 'left', seat: 0, by: 'player' });
    table.append({ kind: 'sat', seat: 0, by: 'player' });
    table.freeze();
    expect(clients[0].alarms).toEqual(['share']);
    expect(clients[0].witness.shareToReveal()).toBeUndefined();
  });

  it('changes the commitment or the configuration after it was shown', () => {
    const { table, clients } = honest('changed');
    clients[0].witness.seeCommitment(share('another'));
    clients[1].witness.seeConfig({ ...CONFIG, hand: CONFIG.hand === 4 ? 5 : 4 });
    expect(alarmsOf(clients)).toEqual([['commitment'], ['config'], []]);
    table.freeze();
    for (const { witness } of clients.slice(0, 2)) expect(witness.shareToReveal()).toBeUndefined();
    // A client that does not trust the table any more does not hold it up either.
    table.restart();
    expect(clients.map(({ witness }) => witness.shouldCommit)).toEqual([false, false, true]);
  });

  it('opens the table with another configuration than the one that it shows', () => {
    const table = new TestTable({ name: 'opened', config: CONFIG, seats: PEOPLE, isCareless: true });
    const client = new TestClient(table, 0, { config: { ...CONFIG, hand: CONFIG.hand === 4 ? 5 : 4 } });
    client.sit();
    expect(client.alarms).toEqual(['config']);
  });

  it('deals before all shares are there', () => {
    const { table, clients } = careless('early');
    table.freeze();
    clients[0].reveal();
    table.append({ kind: 'started', seat: null, by: 'table' });
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
  });
});

describe('the operator forges what happens in the game', () => {
  it('an action of a client: the client notices at once', () => {
    const { table, clients } = playing('forged action');
    const { actor } = table.state;
    table.act(clients[actor].choices[0], 'player');
    expect(clients[actor].alarms).toEqual(['elsewhere']);
    playOn(table, clients);
    expect(judge(table.record(), clients)[actor]).toBe('elsewhere');
  });

  it('another action than the client sent: the seal is opened at the end', () => {
    const { table, clients } = playing('other action');
    while (clients[table.state.actor].choices.length < 2) playOn(table, clients, 1);
    const { actor } = table.state;
    const [sent, done] = clients[actor].choices;
    clients[actor].sending('acted', makeNotation(table.rules, sent), () => table.act(done, 'player'));
    expect(clients[actor].alarms).toEqual([]);
    playOn(table, clients);
    expect(judge(table.record(), clients)[actor]).toBe('evidence');
  });

  it('an action that it acknowledged and dropped', () => {
    const { table, clients } = playing('dropped');
    const { actor } = table.state;
    clients[actor].sending('acted', 'whatever', () => table.entries.length);
    table.append({ kind: 'away', seat: (actor + 1) % 3, by: 'player', why: 'left' });
    expect(clients[actor].alarms).toContain('missing');
  });

  it('a bot’s action for a client that is not away', () => {
    const { table, clients } = playing('bot');
    table.act(clients[table.state.actor].choices[0], 'bot');
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
  });

  it('an absence, by a clock that the table does not have, or for a seat that had nothing to decide', () => {
    const { table, clients } = playing('clock');
    table.append({ kind: 'away', seat: 1, by: 'table', why: 'time' });
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
    const timed = begin({ name: 'timed', config: CONFIG, seats: PEOPLE, hasClock: true });
    playOn(timed.table, timed.clients, 12);
    timed.table.append({ kind: 'away', seat: (timed.table.state.actor + 1) % 3, by: 'table', why: 'time' });
    expect(() => timed.table.record()).toThrow(/nothing to decide/);
  });

  it('an absence of a client that the others are said to find idle', () => {
    const { table, clients } = playing('idle');
    const { actor } = table.state;
    const [one, other] = [0, 1, 2].filter(seat => seat !== actor);
    table.append({ kind: 'claimed', seat: one, by: 'player', against: actor });
    expect(clients[one].alarms).toEqual(['elsewhere']);
    table.append({ kind: 'away', seat: actor, by: 'table', why: 'idle' });
    expect(clients[other].alarms).toEqual(['rule']);
  });

  it('an absence in the client’s name', () => {
    const { table, clients } = playing('sent away');
    table.append({ kind: 'away', seat: 1, by: 'player', why: 'left' });
    expect(clients[1].alarms).toEqual(['elsewhere']);
  });

  it('the end of the game', () => {
    const { table, clients } = playing('closed');
    table.append({ kind: 'closed', seat: null, by: 'table', why: 'resigned', winners: [2] });
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
  });

  it('an update without its link', () => {
    const { table, clients } = playing('no link');
    table.send = ({ link: _, ...update }) => update;
    playOn(table, clients, 1);
    for (const { alarms } of clients) expect(alarms).toContain('link');
  });
});

describe('the operator takes back to draw again', () => {
  it('without asking anybody: every client notices at once', () => {
    const { table, clients } = playing('takeback');
    table.goBack(table.state.actor, 3, true);
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
  });

  it('with consent that it made up: everybody’s consent is needed, so every client misses its own', () => {
    const { table, clients } = playing('consent');
    table.append({ kind: 'asked', seat: 0, by: 'player', to: 3 });
    for (const seat of [1, 2]) table.append({ kind: 'agreed', seat, by: 'player' });
    table.goBack(2, 3, true);
    expect(alarmsOf(clients)).toEqual(all(clients, 'elsewhere').map(code => [code]));
    playOn(table, clients);
    expect(judge(table.record(), clients)).toEqual(all(clients, 'elsewhere'));
  });

  it('for another moment than was agreed to', () => {
    const { table, clients } = playing('moment');
    clients[0].ask(9);
    for (const client of clients.slice(1)) client.agree();
    table.goBack(2, 3, true);
    expect(alarmsOf(clients)).toEqual(all(clients, 'rule').map(code => [code]));
  });

  it('in an accomplice’s name, what had revealed something', () => {
    const { table, clients } = playing('revealing');
    while (table.undoable > 0 || table.chain.actions.at(-1) !== table.state.actor) playOn(table, clients, 1);
    const { actor } = table.state;
    clients[actor].undo();
    playOn(table, clients);
    // The luck is the same as before, so that nothing is gained; and the verifier finds it.
    expect(() => table.record()).toThrow(/revealed something/);
  });

  it('639 times, in the record alone', () => {
    const { table, clients } = playing('639');
    const { entries } = table;
    const [seat, ...others] = [0, 1, 2];
    const forged = Array.from({ length: 639 }, (): ChainEntry[] => [
      { kind: 'asked', seat, by: 'player', to: 0 },
      ...others.map((one): ChainEntry => ({ kind: 'agreed', seat: one, by: 'player' })),
      { kind: 'undone', seat, by: 'player', to: 0, byConsent: true },
    ]);
    const rerolled = new TestTable({ name: '639', config: CONFIG, seats: PEOPLE });
    rerolled.repeat(entries.slice(0, entries.findIndex(({ kind }) => kind === 'acted') + 1));
    const operators = PEOPLE.map((_, i) => new TestClient(rerolled, i));
    for (const [i, takeback] of forged.entries()) {
      rerolled.repeat(takeback);
      if (i < forged.length - 1) playOn(rerolled, operators, 1);
    }
    playOn(rerolled, operators);
    playOn(table, clients);
    expect(unwrap(verifyFairRecord(rerolled.record())).takebacks).toHaveLength(639);
    expect(judge(rerolled.record(), clients)).toEqual(all(clients, 'evidence'));
  });
});

describe('the operator publishes another game', () => {
  const { table, clients } = playing('published');
  playOn(table, clients);
  const record = table.record();
  const { chain } = record.fair;
  const acted = chain.flatMap(({ kind }, i) => (kind === 'acted' ? [i] : []));

  it('the true one is found fair by all', () => {
    expect(judge(record, clients)).toEqual(all(clients, 'fair'));
  });

  it.each<[string, readonly ChainEntry[]]>([
    ['without an entry', chain.toSpliced(acted[5], 1)],
    ['with one more', chain.toSpliced(acted[5], 0, chain[acted[5]])],
    ['in another order', chain.with(acted[4], chain[acted[5]]).with(acted[5], chain[acted[4]])],
    ['without its end', chain.slice(0, -1)],
    ['with another author', chain.with(acted[5], { ...chain[acted[5]], by: 'bot' } as ChainEntry)],
    ['with a restart that it did not have', withRestart(chain)],
  ])('%s', (_, changed) => {
    const verdicts = judge(withFair(record, { chain: changed }), clients);
    expect(verdicts.filter(code => code === 'fair')).toEqual([]);
  });

  it('with any field of the record changed', () => {
    const other = share('other');
    for (const change of [{ secret: other }, { commitment: other }, { fingerprint: other }, { winners: [0, 1, 2] }])
      expect(judge(withFair(record, change), clients)).not.toContain('fair');
    expect(judge({ ...record, actions: record.actions.slice(1) }, clients)).toEqual(all(clients, 'actions'));
    expect(judge({ ...record, config: { ...CONFIG, hand: 4 } }, clients)).toEqual(all(clients, 'evidence'));
  });

  it('of its own making, true in itself', () => {
    const made = playing('published, too');
    playOn(made.table, made.clients);
    expect(judge(made.table.record(), made.clients)).toEqual(all(made.clients, 'fair'));
    expect(judge(made.table.record(), clients)).toEqual(all(clients, 'evidence'));
  });

  it('of the older version, which promised less', () => {
    const deal = dealOf(table.rules.config, table.id);
    const older = unwrap(makeFairRecord({ config: CONFIG, actions: [] }, deal));
    expect(unwrap(verifyFairRecord(older)).version).toBe(1);
    expect(judge(older, clients)).toEqual(all(clients, 'evidence'));
  });

  it('to nobody: without the secret there is no record, and nobody finds it fair', () => {
    const { secret: _, ...rest } = record.fair;
    expect(judge({ ...record, fair: { ...rest, secret: '0'.repeat(64) } }, clients)).toEqual(
      all(clients, 'commitment'),
    );
  });
});

/** The deal called off once, with everything that belongs to it. */
function withRestart(chain: readonly ChainEntry[]): readonly ChainEntry[] {
  const at = chain.findIndex(({ kind }) => kind === 'dealing');
  const shares = chain.slice(0, at).filter(({ kind }) => kind === 'share');
  const restarted: ChainEntry = { kind: 'restarted', seat: 0, by: 'player', awaited: [0, 1, 2] };
  return [...chain.slice(0, at + 1), restarted, ...shares, ...chain.slice(at)];
}

describe('the operator shows different games to different clients', () => {
  it('one record cannot agree with both, and two records have two fingerprints', () => {
    const { table, clients } = playing('split');
    const [first, ...others] = clients;
    // The first client sees another course from here on.
    const split = new TestTable({ name: 'split', config: CONFIG, seats: PEOPLE, isCareless: true });
    split.repeat(table.entries);
    table.clients.splice(table.clients.indexOf(first), 1);
    const moved = first.at(split);
    expect(moved.alarms).toEqual([]);
    const operators = PEOPLE.map((_, seat) => new TestClient(split, seat));
    playOn(table, [new TestClient(table, 0), ...others]);
    playOn(split, [moved, ...operators.slice(1)], 20_000, 'otherwise');
    expect(judge(split.record(), [moved])).toEqual(['fair']);
    expect(judge(table.record(), others)).toEqual(['fair', 'fair']);
    expect(judge(table.record(), [moved])).toEqual(['evidence']);
    expect(judge(split.record(), others)).toEqual(['evidence', 'evidence']);
    expect(split.record().fair.fingerprint).not.toBe(table.record().fair.fingerprint);
  });
});

it('evidence of nothing proves nothing, and accuses nobody', () => {
  const { table, clients } = begin({ name: 'nothing', config: CONFIG, seats: PEOPLE });
  playOn(table, clients);
  const verdict = unwrap(verifyFairRecord(table.record(), newEvidence('nothing')));
  expect(verdict.own).toEqual({ seat: null, hasShare: false, elsewhere: 0, unseen: table.entries.length });
});

it('a random share is never used twice, nor shown before the freeze', () => {
  const { table, clients } = honest('once');
  const chance = new SeededChance('once');
  for (let i = 0; i < 5; i++) {
    expect(clients.map(({ witness }) => witness.shareToReveal())).toEqual([undefined, undefined, undefined]);
    table.freeze();
    const silent = chance.below(3);
    for (const client of clients) if (client.seat !== silent) client.reveal();
    expect(clients[silent].witness.shareToReveal()).toBe(clients[silent].witness.shareToReveal());
    table.restart();
    for (const client of clients) client.commit();
  }
  for (const { evidence } of clients) {
    const used = evidence.shares.map(({ revealedFor }) => revealedFor).filter(head => head !== null);
    expect(new Set(used).size).toBe(used.length);
  }
});
