/**
 * Lets bots act at tables. Whichever node appended something after which a bot must act asks that bot; what a node left undone
 * another one finds by `takeDue` and wakes here. If two nodes ask at once, the one that appends first has decided.
 */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { BOTS, type Thought } from '@cartagena/bots';
import { type Action, namedActions, ok, type Result, viewFor } from '@cartagena/engine';
import type { Logger } from '../logger.ts';
import type { Tables } from '../table-host/tables.ts';
import type { NewEntry } from '../table-log/entry.ts';
import { actForBot } from '../table-log/play.ts';
import type { Table } from '../table-log/table.ts';
import type { Pool } from './pool.ts';

export interface DriverOptions {
  readonly tables: Tables;
  readonly pool: Pool;
  readonly log: Logger;
  /** The least time between what happened and what a bot does, in milliseconds, so that people can follow. */
  readonly pauseMs?: number;
}

const PAUSE_MS = 700;
/** Who plays for bots of older days that are gone. */
const SUCCESSOR = 'greedy';

interface Driven {
  again: boolean;
  /** The player who opened a table where bots play alone. */
  aloneFor?: string | null | undefined;
}

export class BotDriver {
  private readonly tables: Tables;
  private readonly pool: Pool;
  private readonly log: Logger;
  private readonly pauseMs: number;
  /** Games that a bot is asked for, and whether to look again when it has decided. */
  private readonly driven = new Map<string, Driven>();
  private readonly stop: () => void;
  private readonly closing = new AbortController();

  constructor({ tables, pool, log, pauseMs = PAUSE_MS }: DriverOptions) {
    this.tables = tables;
    this.pool = pool;
    this.log = log;
    this.pauseMs = pauseMs;
    setMaxListeners(0, this.closing.signal);
    this.stop = tables.onAppended((before, after) => {
      if (after.changed !== before.changed && actingBot(after) !== undefined) this.wake(after.id);
    });
  }

  /** How many games a bot is asked for. */
  get driving(): number {
    return this.driven.size;
  }

  /** At how many tables that this player opened bots play alone now, on this node. */
  aloneFor(player: string): number {
    let count = 0;
    for (const { aloneFor } of this.driven.values()) if (aloneFor === player) count++;
    return count;
  }

  /** A bot may have to act there. */
  wake(game: string): void {
    if (this.closing.signal.aborted) return;
    const known = this.driven.get(game);
    if (known) known.again = true;
    else void this.drive(game);
  }

  /** What is not decided yet is left to others. */
  close(): void {
    this.stop();
    this.closing.abort();
  }

  private async drive(game: string): Promise<void> {
    const look: Driven = { again: false };
    this.driven.set(game, look);
    try {
      do {
        look.again = false;
        await this.actOnce(game, look);
      } while (look.again && !this.closing.signal.aborted);
    } catch (error) {
      // The game stays due, so a node will try again.
      if (!this.closing.signal.aborted)
        this.log.error({ game, error: (error as Error).message }, 'A bot could not act.');
    } finally {
      this.driven.delete(game);
    }
  }

  /** One action. If the table has moved on meanwhile, the request that moved it handles what comes next. */
  private async actOnce(game: string, look: Driven): Promise<void> {
    const table = await this.tables.read(game);
    const thought = table && thoughtFor(table);
    if (thought === undefined) return;
    const { changed, host } = table!;
    const hasPeople = table!.people.some(seat => table!.seats[seat].away === null);
    look.aloneFor = hasPeople ? undefined : host;
    const waiter = { owner: host ?? game, hasPeople };
    const [action] = await Promise.all([this.pool.decide(game, thought, waiter), this.wait()]);
    if (this.closing.signal.aborted) return;
    await this.tables.run(game, now => (now.changed === changed ? actOf(now, action) : ok([])));
  }

  private async wait(): Promise<void> {
    if (this.pauseMs > 0) await sleep(this.pauseMs, undefined, { signal: this.closing.signal, ref: false });
  }
}

function actingBot(table: Table): string | undefined {
  return table.actor === undefined ? undefined : (table.botAt(table.actor) ?? undefined);
}

/** Its luck has nothing to do with that of the deal. */
function thoughtFor(table: Table): Thought | undefined {
  const bot = actingBot(table);
  if (bot === undefined) return undefined;
  const { rules, state } = table.game!;
  return {
    bot: Object.hasOwn(BOTS, bot) ? bot : SUCCESSOR,
    config: table.config,
    view: viewFor(rules, state, table.actor!),
    seed: randomUUID(),
    stream: 0,
  };
}

/** If nobody could decide, or decided something that cannot be done, the first thing that can: no game stands still. */
function actOf(table: Table, action: Action | undefined): Result<NewEntry[]> {
  const wished = action && actForBot(table, action);
  if (wished?.ok) return wished;
  const { rules, state } = table.game!;
  return actForBot(table, namedActions(rules, state)[0]);
}
