/** Games with their logs: created, appended to, read. */
import { randomUUID } from 'node:crypto';
import type { Compilable } from 'kysely';
import type { Growth } from './announcements.ts';
import { type Database, type Statement, statement } from './database.ts';
import { rowFrom, rowInto, WHOLE } from './game-rows.ts';
import { COLUMNS } from './schema.ts';
import type { Append, Appended, Creation, Entry, NewEntry, Seat, Store, StoredAnswer } from './store.ts';

type GameLog = Pick<Store, 'createGame' | 'append' | 'game' | 'entries' | 'answer'>;

/** What a statement of a write is for, and so what it means if it did not change what it must. */
interface Purpose {
  readonly statement: Statement;
  readonly otherwise?: Exclude<Appended, 'done'>;
}

export function gameLog(db: Database, tell: (growth: Growth) => void): GameLog {
  const { build } = db;

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

    async append({ game, after, entries, row, seats = [], answer, opens }: Append) {
      const seq = after + entries.length;
      const tag = newTag();
      const last = entries.at(-1);
      const change = {
        ...(last && { updated: last.at, changed: db.numbers.present }),
        ...rowInto(row),
        seq,
        taken: null,
      };
      const update = build.updateTable('games').set(change).where('id', '=', game).where('seq', '=', after);
      const result = await write(
        [
          // First, so that a request that is repeated is told so even though its game has moved on.
          ...answering(answer),
          { statement: statement(update, 1), otherwise: 'stale' },
          ...logging(game, after, entries, tag),
          ...seating(game, seats),
          ...(opens ? creating(opens, tag) : []),
        ],
        last && proofOf(game, seq, tag),
      );
      if (result === 'done' && last) tell({ game, seq, entries: numbered(after, entries) });
      if (result === 'done' && opens) tellOf(opens);
      return result;
    },

    async game(id) {
      const [row] = await db.read(build.selectFrom('games').select(WHOLE).where('id', '=', id));
      return row && rowFrom(row);
    },

    async entries(game, after = 0): Promise<Entry[]> {
      const rows = await db.read(
        build
          .selectFrom('entries')
          .select(['seq', 'at', 'kind', 'seat', 'player', 'body'])
          .where('game', '=', game)
          .where('seq', '>', after)
          .orderBy('seq'),
      );
      return rows.map(row => ({ ...row, body: JSON.parse(row.body) }));
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

  function answering(answer: StoredAnswer | undefined): Purpose[] {
    if (answer === undefined) return [];
    const insert = build.insertInto('answers').values({ ...answer });
    return [
      {
        statement: statement(
          insert.onConflict(it => it.doNothing()),
          1,
        ),
        otherwise: 'repeated',
      },
    ];
  }

  function creating({ game, entries, seats }: Creation, tag: string): Purpose[] {
    const row = { ...rowInto(game), seq: entries.length, changed: db.numbers.present, taken: null };
    return [
      { statement: statement(build.insertInto('games').values(row)) },
      ...logging(game.id, 0, entries, tag),
      ...seating(game.id, seats),
    ];
  }

  function tellOf({ game, entries }: Creation): void {
    if (entries.length > 0) tell({ game: game.id, seq: entries.length });
  }

  function logging(game: string, after: number, entries: readonly NewEntry[], tag: string): Purpose[] {
    if (entries.length === 0) return [];
    const values = numbered(after, entries).map(({ seq, at, kind, seat, player, body }) => {
      return { game, seq, at, kind, seat, player, body: JSON.stringify(body ?? null), tag };
    });
    return [{ statement: statement(build.insertInto('entries').values(values)) }];
  }

  function seating(game: string, seats: readonly Seat[]): Purpose[] {
    if (seats.length === 0) return [];
    const insert = build.insertInto('seats').values(seats.map(({ seat, player }) => ({ game, seat, player })));
    const upsert = insert.onConflict(it =>
      it.columns(['game', 'seat']).doUpdateSet(set => ({ player: set.ref('excluded.player') })),
    );
    return [{ statement: statement(upsert) }];
  }

  function proofOf(game: string, seq: number, tag: string): Compilable {
    return build
      .selectFrom('entries')
      .select('seq')
      .where('game', '=', game)
      .where('seq', '=', seq)
      .where('tag', '=', tag);
  }
}

const numbered = (after: number, entries: readonly NewEntry[]): Entry[] =>
  entries.map((entry, i) => ({ ...entry, seq: after + 1 + i }));

const newTag = () => randomUUID();
