/** Games with their logs: created, appended to, read. */
import { randomUUID } from 'node:crypto';
import type { Compilable } from 'kysely';
import type { Growth } from '../bus/bus.ts';
import { selectEntries, unpack } from './archive.ts';
import { compiledOnce } from './compiled.ts';
import { type Database, type Query, type Statement, statement } from './database.ts';
import { rowFrom, rowInto, WHOLE } from './game-rows.ts';
import { jobMaker } from './jobs.ts';
import { COLUMNS, type Schema } from './schema.ts';
import type {
  Append,
  Appended,
  Creation,
  NewStoredEntry,
  SeatRow,
  Store,
  StoredAnswer,
  StoredEntry,
  TurnNotice,
} from './store.ts';

type GameLog = Pick<Store, 'createGame' | 'append' | 'game' | 'entries' | 'answer'>;

/** Stores what a request is answered; the write does not happen if its key has an answer already. */
export function answerMaker({ build }: Pick<Database, 'build'>): (answer: StoredAnswer) => Statement {
  const insert = compiledOnce(({ player, key, status, body, at }: StoredAnswer) =>
    build
      .insertInto('answers')
      .values({ player, key, status, body, at })
      .onConflict(it => it.doNothing()),
  );
  return answer => ({ ...insert(answer), mustChange: 1 });
}

/** What a statement of a write is for, and so what it means if it did not change what it must. */
interface Purpose {
  readonly statement: Statement;
  readonly otherwise?: Exclude<Appended, 'done'>;
}

export function gameLog(db: Database, tell: (growth: Growth) => void): GameLog {
  const { build } = db;
  /** Updates of a game's row, by the columns that they change. */
  const updates = new Map<string, (parameters: object) => Query>();
  const makeJobs = jobMaker(db);
  const answerOnce = answerMaker(db);
  const insertEntry = compiledOnce(({ game, seq, at, kind, seat, player, body, tag }: Schema['entries']) =>
    build.insertInto('entries').values({ game, seq, at, kind, seat, player, body, tag }),
  );

  return {
    async createGame(game, entries, seats, answer) {
      const creation = { game, entries, seats };
      const tag = newTag();
      const result = await write(
        [...answering(answer), ...creating(creation, tag)],
        entries.length > 0 ? proofOf(game.id, 1, tag) : undefined,
      );
      if (result === 'done') tellOf(creation);
      return result as 'done' | 'repeated';
    },

    async append({ game, after, entries, row, seats = [], answer, opens, notices = [] }: Append) {
      const seq = after + entries.length;
      const tag = newTag();
      const made = numbered(after, entries);
      const last = made.at(-1);
      const change: { updated?: number; seq?: number } = rowInto(row);
      if (last) change.updated ??= last.at;
      change.seq = seq;
      const result = await write(
        [
          // First, so that a repeated request is recognised even though its game has moved on.
          ...answering(answer),
          { statement: { ...updating(game, after, change), mustChange: 1 }, otherwise: 'stale' },
          ...logging(game, made, tag),
          ...seating(game, seats),
          ...(row.status === 'over' && last ? ending(game, last.at) : []),
          ...(opens ? creating(opens, tag) : []),
          ...(last ? notices.map((notice, i) => notifying(`${game} ${seq} ${i}`, game, last.at, notice)) : []),
        ],
        last && proofOf(game, seq, tag),
      );
      if (result === 'done' && last) tell({ game, seq, entries: made });
      if (result === 'done' && opens) tellOf(opens);
      return result;
    },

    async game(id) {
      const [row] = await db.read(build.selectFrom('games').select(WHOLE).where('id', '=', id));
      return row && rowFrom(row);
    },

    async entries(game, after = 0): Promise<StoredEntry[]> {
      const rows = await unpack(await db.read(selectEntries(db, game, after)));
      return rows.flatMap(row => (row.seq > after ? [{ ...row, body: JSON.parse(row.body) }] : []));
    },

    async answer(player, key) {
      const query = build
        .selectFrom('answers')
        .select(COLUMNS.answers)
        .where('player', '=', player)
        .where('key', '=', key);
      return (await db.read(query))[0];
    },
  };

  async function write(purposes: readonly Purpose[], proof?: Compilable): Promise<Appended> {
    const written = await db.write(
      purposes.map(purpose => purpose.statement),
      proof,
    );
    return written.ok ? 'done' : purposes[written.failed].otherwise!;
  }

  /** The row changes only if the log has grown to `after` and no farther. */
  function updating(game: string, after: number, change: { readonly updated?: number }): Query {
    const columns = Object.keys(change);
    const key = columns.join();
    const update =
      updates.get(key) ??
      compiledOnce((at: { readonly [name: string]: never }) =>
        build
          .updateTable('games')
          .set(Object.fromEntries(columns.map(name => [name, at[name]])))
          .set({ taken: null, archived: null, ...('updated' in change ? { changed: db.numbers.present } : {}) })
          .where('id', '=', at.game)
          .where('seq', '=', at.after),
      );
    updates.set(key, update as (parameters: object) => Query);
    return update(Object.assign(change, { game, after }) as never);
  }

  function answering(answer: StoredAnswer | undefined): Purpose[] {
    return answer === undefined ? [] : [{ statement: answerOnce(answer), otherwise: 'repeated' }];
  }

  function creating({ game, entries, seats }: Creation, tag: string): Purpose[] {
    const row = { ...rowInto(game), seq: entries.length, changed: db.numbers.present, taken: null };
    return [
      { statement: statement(build.insertInto('games').values(row)) },
      ...logging(game.id, numbered(0, entries), tag),
      ...seating(game.id, seats),
      ...(game.status === 'over' ? ending(game.id, game.updated) : []),
    ];
  }

  function tellOf({ game, entries }: Creation): void {
    if (entries.length > 0) tell({ game: game.id, seq: entries.length });
  }

  function logging(game: string, entries: readonly StoredEntry[], tag: string): Purpose[] {
    return entries.map(({ seq, at, kind, seat, player, body }) => ({
      statement: insertEntry({ game, seq, at, kind, seat, player, body: JSON.stringify(body ?? null), tag }),
    }));
  }

  function seating(game: string, seats: readonly SeatRow[]): Purpose[] {
    if (seats.length === 0) return [];
    const insert = build.insertInto('seats').values(seats.map(({ seat, player }) => ({ game, seat, player })));
    const upsert = insert.onConflict(it =>
      it.columns(['game', 'seat']).doUpdateSet(set => ({ player: set.ref('excluded.player') })),
    );
    return [{ statement: statement(upsert) }];
  }

  function notifying(key: string, game: string, at: number, { player, isPresent, body }: TurnNotice): Purpose {
    return { statement: makeJobs(isPresent)({ game, player, key, body, at }) };
  }

  /** Notes the end at the seats, once. */
  function ending(game: string, at: number): Purpose[] {
    const end = build.updateTable('seats').set({ ended: at }).where('game', '=', game).where('ended', 'is', null);
    return [{ statement: statement(end) }];
  }

  function proofOf(game: string, seq: number, tag: string): Compilable {
    return {
      compile: () =>
        build
          .selectFrom('entries')
          .select('seq')
          .where('game', '=', game)
          .where('seq', '=', seq)
          .where('tag', '=', tag)
          .compile(),
    };
  }
}

const numbered = (after: number, entries: readonly NewStoredEntry[]): StoredEntry[] =>
  entries.map(({ at, kind, seat, player, body }, i) => ({ seq: after + 1 + i, at, kind, seat, player, body }));

const newTag = () => randomUUID();
