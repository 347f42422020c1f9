/** A node for tests: tables on a store that several can share, with bots. */
import type { Thinker } from '@cartagena/bots';
import { type Choices, type GameConfig, newGame, resolveRules, SeededChance, setUp, unwrap } from '@cartagena/engine';
import type { Clock, SeatPlan } from '@cartagena/protocol';
import { BotDriver } from '../bots/driver.ts';
import { Pool } from '../bots/pool.ts';
import type { Store } from '../store/store.ts';
import { Tables } from '../table-host/tables.ts';
import { sit, start } from '../table-log/gather.ts';
import type { Table } from '../table-log/table.ts';
import type { MemoryStore } from './memory-store.ts';
import { Notebook } from './notebook.ts';
import { here } from './thinkers.ts';

const luckFrom = (secret: string) => () => (_: string, action: number) => new SeededChance(secret, action);

export class TestNode {
  readonly log = new Notebook();
  readonly store: Store;
  readonly tables: Tables;
  readonly pool: Pool;
  readonly driver: BotDriver;

  constructor(
    store: MemoryStore,
    {
      now = () => 1000,
      thinker = here as () => Thinker,
      pauseMs = 0,
      graceMs,
    }: {
      readonly now?: () => number;
      readonly thinker?: () => Thinker;
      readonly pauseMs?: number;
      /** How much longer than it should a bot may take. */
      readonly graceMs?: number;
    } = {},
  ) {
    this.store = store as unknown as Store;
    this.tables = new Tables(this.store, luckFrom, now);
    this.pool = new Pool({ log: this.log, workers: 1, start: thinker, graceMs });
    this.driver = new BotDriver({ tables: this.tables, pool: this.pool, log: this.log, pauseMs });
  }

  /** Opens a table of these players, a letter and a number for people, and starts it. The first of them begins. */
  async begin(
    id: string,
    choices: Choices,
    players: readonly string[],
    clock: Clock = { kind: 'none' },
  ): Promise<void> {
    const config = unwrap(setUp({ ...choices, seats: players.length }));
    const seats = players.map((name): SeatPlan => (isPerson(name) ? { by: 'person' } : { by: 'bot', bot: name }));
    const people = players.filter(isPerson);
    const host = people[0] ?? 'host';
    const opening = { id, secret: secretFor(id, config), config, seats, clock, isPublic: false, commitment: '' };
    await this.tables.create(host, host.toUpperCase(), opening);
    for (const player of people.slice(1))
      await this.tables.run(id, table => sit(table, player, { name: player.toUpperCase() }));
    await this.tables.run(id, table => start(table, host));
  }

  async table(id: string): Promise<Table> {
    return (await this.tables.read(id))!;
  }

  close(): void {
    this.driver.close();
    this.pool.close();
    this.tables.close();
  }
}

const isPerson = (name: string): boolean => /^[a-z]\d$/.test(name);

function secretFor(id: string, config: GameConfig): string {
  const rules = resolveRules(config);
  const begins = (secret: string) => newGame(rules, new SeededChance(secret, 0)).state.actor;
  for (let i = 0; ; i++) if (begins(`${id} ${i}`) === 0) return `${id} ${i}`;
}
