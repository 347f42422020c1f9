/**
 * A table of version 2 for tests: an operator with its secret, its chain and its log, and clients that run the same witness as the
 * browser. The operator is honest unless a test makes it do otherwise.
 */
import {
  type ActionId,
  actionBuffer,
  apply,
  copyState,
  type Game,
  isOver,
  legalActions,
  makeNotation,
  NO_RUN,
  newGame,
  parseNotation,
  type Rules,
  resolveRules,
  SeededChance,
  type State,
  type UndoRun,
  undoableOf,
  unwrap,
  withAction,
  withEvent,
} from '@cartagena/engine';
import { Chain, type MirroredDeal } from '../chain/chain.ts';
import type { ChainEntry, LinkEntry } from '../chain/chain-entry.ts';
import { type ChainEvidence, parseChainEvidence, type SentKind } from '../chain/chain-evidence.ts';
import { type ChainRecord, makeChainRecord } from '../chain/chain-record.ts';
import { linkOf } from '../chain/chain-replay.ts';
import { chainKey, commitToSecret } from '../chain/hashes.ts';
import { type ChainUpdate, Witness } from '../chain/witness.ts';
import { toHex } from '../encoding.ts';
import { chanceFromKey } from '../fair-chance.ts';
import { completeConfig, configHash, type RecordedConfig } from '../recorded-config.ts';
import { secretOf } from './fair-game.ts';

export interface TestTableOptions {
  readonly name: string;
  readonly config: RecordedConfig;
  readonly seats: readonly ('person' | 'bot')[];
  readonly hasClock?: boolean;
  /** The table whose deal is repeated here. */
  readonly mirrors?: TestTable;
  /** An operator who does not say what it does breaks the rules: the chain is then not checked here. */
  readonly isCareless?: boolean;
}

interface Moment {
  readonly state: State;
  readonly run: UndoRun;
}

export class TestTable {
  readonly id: string;
  readonly config: RecordedConfig;
  readonly rules: Rules;
  secret: string;
  commitment: string;
  readonly entries: ChainEntry[] = [];
  readonly chain: Chain;
  readonly clients: TestClient[] = [];
  game: Game | undefined;
  /** What a client is sent; a dishonest operator may send something else. */
  send: (update: ChainUpdate, client: TestClient) => ChainUpdate | undefined = update => update;
  private readonly isCareless: boolean;
  private moments: Moment[] = [];
  private run = NO_RUN;

  constructor({ name, config, seats, hasClock = false, isCareless = false, mirrors }: TestTableOptions) {
    this.id = name;
    this.config = config;
    this.rules = resolveRules(completeConfig(config));
    this.secret = mirrors?.secret ?? toHex(secretOf(`${name}/secret`));
    this.commitment = commitToSecret(name, this.secret);
    this.chain = new Chain(name);
    this.isCareless = isCareless;
    const { commitment } = this;
    const hash = toHex(configHash(config));
    this.append({ kind: 'created', seat: null, by: 'player', commitment, config: hash, seats, hasClock });
    if (mirrors) this.append({ kind: 'mirrored', seat: null, by: 'table', ...mirrors.dealToMirror });
  }

  get dealToMirror(): MirroredDeal {
    const { id: game, commitment, chain } = this;
    return { game, commitment, head: chain.frozenHead, shares: chain.shares };
  }

  get state(): State {
    return this.game!.state;
  }

  get isOver(): boolean {
    return this.chain.phase === 'closed' || (this.game !== undefined && isOver(this.game.state));
  }

  /** Appends to the chain and notifies everyone. Returns the number of the log's entry. */
  append(entry: ChainEntry): number {
    const n = this.entries.push(entry);
    const link = linkOf(entry, n, this.secret);
    const broken = this.chain.take(link);
    if (broken !== undefined && !this.isCareless) throw new Error(`${entry.kind}: ${broken}`);
    for (const client of this.clients) this.tell(client, n, link);
    return n;
  }

  /** Lets a client follow the table, from its first entry. */
  join(client: TestClient): void {
    this.entries.forEach((entry, i) => {
      this.tell(client, i + 1, linkOf(entry, i + 1, this.secret));
    });
    this.clients.push(client);
  }

  private tell(client: TestClient, seq: number, { kind, seat, ...link }: LinkEntry): void {
    const update = this.send({ seq, kind, seat, link }, client);
    if (update) client.witness.observe(update);
  }

  freeze(): void {
    const shares = this.chain.seats.map(({ commitment }) => commitment);
    this.append({ kind: 'dealing', seat: 0, by: 'player', shares });
    this.dealIfReady();
  }

  /** Deals as soon as nobody is awaited. */
  dealIfReady(): void {
    if (this.chain.phase === 'dealing' && this.chain.awaited.length === 0) this.deal();
  }

  deal(): void {
    this.append({ kind: 'started', seat: null, by: 'table' });
    this.game = newGame(this.rules, this.luck(0));
    this.moments = [{ state: copyState(this.rules, this.state), run: NO_RUN }];
  }

  restart(): void {
    this.append({ kind: 'restarted', seat: 0, by: 'player', awaited: this.chain.awaited });
  }

  /** The seat whose decision it is acts; returns the number of the log's entry. */
  act(action: ActionId, by: 'player' | 'bot'): number {
    const game = this.game!;
    const seat = game.state.actor;
    const n = this.append({ kind: 'acted', seat, by, action: makeNotation(this.rules, action) });
    this.run = withAction(this.run, game.state);
    game.chance = this.luck(this.moments.length);
    game.emit = event => {
      this.run = withEvent(this.run, event);
    };
    apply(game, action);
    this.moments.push({ state: copyState(this.rules, game.state), run: this.run });
    return n;
  }

  goBack(seat: number, to: number, byConsent: boolean): number {
    const n = this.append({ kind: 'undone', seat, by: 'player', to, byConsent });
    this.moments.length = to + 1;
    this.run = this.moments[to].run;
    this.game = { ...this.game!, state: copyState(this.rules, this.moments[to].state) };
    return n;
  }

  get undoable(): number {
    return undoableOf(this.run, this.state.actor, this.state);
  }

  record(chain: readonly ChainEntry[] = this.entries): ChainRecord {
    return JSON.parse(JSON.stringify(unwrap(makeChainRecord({ ...this, game: this.id, chain }))));
  }

  /** The action that is written like this. */
  find(notation: string): ActionId {
    return unwrap(parseNotation(this.rules, this.state, notation));
  }

  /** Does what another table's log says. */
  repeat(entries: readonly ChainEntry[]): void {
    for (const entry of entries)
      if (entry.kind === 'started') this.deal();
      else if (entry.kind === 'acted') this.act(this.find(entry.action), entry.by as 'player' | 'bot');
      else if (entry.kind === 'undone') this.goBack(entry.seat!, entry.to, entry.byConsent);
      else if (entry.kind !== 'created') this.append(entry);
  }

  /** The first card of the luck, for statistics. */
  firstDraw(n: number): number {
    return this.luck(0).below(n);
  }

  private luck(action: number) {
    const { chain, secret } = this;
    return chanceFromKey(chainKey(secret, chain.frozenHead, chain.shares), chain.takebacks)('', action);
  }
}

interface Memory {
  evidence: ChainEvidence | undefined;
  shares: number;
}

interface TestClientOptions {
  readonly name?: string;
  readonly memory?: Memory;
  /** What the operator shows it, if it is not what the table has. */
  readonly config?: RecordedConfig;
  /** The same browser at another table. */
  readonly first?: TestClient;
}

/** Somebody with our client. */
export class TestClient {
  witness: Witness;
  readonly table: TestTable;
  readonly seat: number;
  private readonly config: RecordedConfig;
  private readonly name: string;
  private readonly memory: Memory;
  private readonly first: TestClient | undefined;

  constructor(table: TestTable, seat: number, { name, memory, config, first }: TestClientOptions = {}) {
    this.table = table;
    this.seat = seat;
    this.config = config ?? table.config;
    this.name = name ?? `${table.id}/client ${seat}`;
    this.memory = memory ?? { evidence: undefined, shares: 0 };
    this.first = first;
    this.witness = this.open();
  }

  private open(): Witness {
    const { table, memory, name } = this;
    const storage = {
      read: () => memory.evidence,
      write: (evidence: ChainEvidence) => {
        memory.evidence = evidence;
      },
    };
    const witness = new Witness(
      table.id,
      storage,
      () => secretOf(`${name}/share ${memory.shares++}`),
      game => (game === this.first?.table.id ? this.first.evidence : undefined),
    );
    witness.seeCommitment(table.commitment);
    witness.seeConfig(this.config);
    return witness;
  }

  /** Opens the page again, in the same browser. */
  reload(): void {
    const { clients } = this.table;
    clients.splice(clients.indexOf(this), 1);
    this.witness = this.open();
    this.table.join(this);
  }

  inAnotherWindow(): TestClient {
    return this.at(this.table);
  }

  /** The same browser at what the operator calls the same table. */
  at(table: TestTable): TestClient {
    const { name, memory } = this;
    const other = new TestClient(table, this.seat, { name, memory });
    table.join(other);
    return other;
  }

  onAnotherDevice(): TestClient {
    const other = new TestClient(this.table, this.seat, { name: `${this.name}, another device` });
    this.table.join(other);
    other.witness.sitAt(this.seat);
    return other;
  }

  /** What the acting seat can do. */
  get choices(): ActionId[] {
    const { rules, state } = this.table;
    const out = actionBuffer(rules);
    return Array.from(out.subarray(0, legalActions(rules, state, out)));
  }

  notation(action: ActionId): string {
    return makeNotation(this.table.rules, action);
  }

  /** As it is saved and read again. */
  get evidence(): ChainEvidence {
    return parseChainEvidence(JSON.parse(JSON.stringify(this.witness.evidence)))!;
  }

  get alarms(): string[] {
    return this.witness.alarms.map(({ code }) => code);
  }

  /** Sits down with its share. */
  sit(): void {
    const { table, seat } = this;
    table.append({ kind: 'sat', seat, by: 'player' });
    this.witness.sitAt(seat);
    table.join(this);
    this.commit();
  }

  /** Does what the browser does by itself after each update. */
  commit(): void {
    const { table, seat, witness } = this;
    if (!witness.shouldCommit) return;
    const commitment = witness.offerShare();
    this.sending('share', commitment, () => table.append({ kind: 'share', seat, by: 'player', commitment }));
  }

  reveal(): void {
    const { table, seat, witness } = this;
    const share = witness.shareToReveal();
    if (share === undefined) return;
    this.sending('revealed', share, () => table.append({ kind: 'revealed', seat, by: 'player', share }));
    table.dealIfReady();
  }

  act(action: ActionId): void {
    const { table } = this;
    this.sending('acted', makeNotation(table.rules, action), () => table.act(action, 'player'));
  }

  undo(): void {
    const { table, seat } = this;
    this.sending('undone', null, () => table.goBack(seat, table.chain.actions.length - 1, false));
  }

  ask(to: number): void {
    this.sending('asked', to, () => this.table.append({ kind: 'asked', seat: this.seat, by: 'player', to }));
  }

  agree(): void {
    this.sending('agreed', null, () => this.table.append({ kind: 'agreed', seat: this.seat, by: 'player' }));
  }

  claimIdle(against: number): void {
    const { table, seat } = this;
    this.sending('claimed', against, () => table.append({ kind: 'claimed', seat, by: 'player', against }));
  }

  leave(why: 'left' | 'resigned'): void {
    this.sending('away', null, () => this.table.append({ kind: 'away', seat: this.seat, by: 'player', why }));
  }

  sending(kind: SentKind, what: unknown, work: () => number): void {
    this.witness.willSend(kind, what);
    this.witness.answered(kind, what, work());
  }
}

/** Opens a table where every person has our client, and deals. */
export function begin(options: TestTableOptions): { table: TestTable; clients: TestClient[] } {
  const gathered = gather(options);
  gathered.table.freeze();
  for (const client of gathered.clients) client.reveal();
  return gathered;
}

export function gather(options: TestTableOptions): { table: TestTable; clients: TestClient[] } {
  const table = new TestTable(options);
  const seats = options.seats.flatMap((by, seat) => (by === 'person' ? [seat] : []));
  const clients = seats.map(seat => new TestClient(table, seat));
  for (const client of clients) client.sit();
  return { table, clients };
}

/** Plays at random until the game is over, or for `count` actions. */
export function playOn(table: TestTable, clients: readonly TestClient[], count = 20_000, seed = ''): void {
  const player = new SeededChance(`${table.id}/choices ${table.entries.length} ${seed}`);
  const out = actionBuffer(table.rules);
  for (let i = 0; i < count && !table.isOver; i++) {
    const action = out[player.below(legalActions(table.rules, table.state, out))];
    const { actor } = table.state;
    const client = clients.find(({ seat }) => seat === actor);
    if (!client || table.chain.seats[actor].away !== null) table.act(action, 'bot');
    else client.act(action);
  }
}
