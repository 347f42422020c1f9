/** A table and its log for tests: what commands give is appended as a store would do it. */

import {
  type Choices,
  type GameEvent,
  namedActions,
  type Result,
  SeededChance,
  setUp,
  unwrap,
} from '@cartagena/engine';
import type { Clock, SeatPlan } from '@cartagena/protocol';
import type { Entry, NewEntry } from '../table-log/entry.ts';
import { open, sit, start } from '../table-log/gather.ts';
import { act } from '../table-log/play.ts';
import { takeEntry } from '../table-log/steps.ts';
import { type LuckOf, Table } from '../table-log/table.ts';

/** Luck that changes with what was taken back, as that of fair deals does. */
const luckOf: LuckOf = table => (_, action) =>
  new SeededChance(`luck ${table.takebacks.filter(left => left < action).length}`, action);

export class Log {
  readonly entries: Entry[] = [];
  readonly table: Table;
  private readonly luckOf: LuckOf;
  /** What the entries brought about in the game, one list for each. */
  readonly events: GameEvent[][] = [];
  /** How long the chain was after each entry. */
  readonly chained: number[] = [];
  now = 1000;

  constructor(luck: LuckOf = luckOf) {
    this.luckOf = luck;
    this.table = new Table('t1', luck);
  }

  append(made: readonly NewEntry[] | Result<NewEntry[]>): void {
    const entries = 'ok' in made ? unwrap(made) : made;
    for (const one of entries) {
      const entry: Entry = { ...one, seq: this.table.seq + 1, at: this.now };
      const events: GameEvent[] = [];
      takeEntry(this.table, entry, event => events.push(event));
      this.entries.push(entry);
      this.events.push(events);
      this.chained.push(this.table.chained);
    }
  }

  /** The same table, made anew from its log. */
  reread(): Table {
    const table = new Table('t1', this.luckOf);
    for (const entry of this.entries) takeEntry(table, structuredClone(entry));
    return table;
  }

  /** The acting player does one of the things it can, by its number. */
  step(choice = 0): void {
    const { table } = this;
    const legal = namedActions(table.game!.rules, table.game!.state);
    this.append(act(table, table.seats[table.actor!].player!, legal[choice % legal.length], table.seq));
  }
}

/** A table of people called p0, p1 …, opened by p0. */
export function gather(
  choices: Choices,
  {
    clock = { kind: 'none' } as Clock,
    seats = undefined as SeatPlan[] | undefined,
    luckOf: luck = luckOf,
    fair = undefined as 2 | undefined,
    commitment = 'c0',
  } = {},
): Log {
  const log = new Log(luck);
  const config = unwrap(setUp(choices));
  const plans = seats ?? Array.from({ length: config.seats }, (): SeatPlan => ({ by: 'person' }));
  log.append(
    open('p0', 'Zero', { config, seats: plans, clock, isPublic: false, ...(fair ? { fair } : {}), commitment }),
  );
  plans.forEach((plan, i) => {
    if (plan.by === 'person' && log.table.seats[i].player === null)
      log.append(sit(log.table, `p${i}`, { name: `Name ${i}`, seat: i }));
  });
  return log;
}

/** The same, and the game is on. */
export function begin(choices: Choices, options: Parameters<typeof gather>[1] = {}): Log {
  const log = gather(choices, options);
  log.append(start(log.table, 'p0'));
  return log;
}
