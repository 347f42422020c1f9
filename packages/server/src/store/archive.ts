/**
 * Archived logs. The entries of a game that was over long ago become one compressed row of the same table, in the place of the last
 * of them. Reading unpacks it, so an archived game answers like any other; what is appended later follows as ordinary entries, and
 * is archived with the rest another time.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Database, statement } from './database.ts';
import type { StoredEntry } from './store.ts';

/** An entry as the database has it. */
type EntryRow = Omit<StoredEntry, 'body'> & { readonly body: string };

/** No kind of entry of any log. */
const ARCHIVE = '(archive)';
/** Games that are archived in one call. */
const BATCH = 20;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const pack = async (rows: readonly EntryRow[]): Promise<string> =>
  // A log of 50 KB takes about 10 ms of a helper thread.
  (await compress(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).toString('base64');

/** The rows of a log, in order, with what was archived in place of its row. */
export async function unpack(rows: readonly EntryRow[]): Promise<EntryRow[]> {
  if (rows[0]?.kind !== ARCHIVE) return [...rows];
  const archived = await decompress(Buffer.from(rows[0].body, 'base64'));
  return [...(JSON.parse(archived.toString()) as EntryRow[]), ...rows.slice(1)];
}

export function selectEntries({ build }: Database, game: string, after: number) {
  return build
    .selectFrom('entries')
    .select(['seq', 'at', 'kind', 'seat', 'player', 'body'])
    .where('game', '=', game)
    .where('seq', '>', after)
    .orderBy('seq');
}

/** Archives some games that were over before a time, and counts them. Each is archived as a whole or not at all. */
export async function archiveSome(db: Database, before: number): Promise<number> {
  const { build } = db;
  const games = await db.read(
    build
      .selectFrom('games')
      .select(['id', 'seq'])
      .where('status', '=', 'over')
      .where('archived', 'is', null)
      .where('updated', '<', before)
      .orderBy('updated')
      .limit(BATCH),
  );
  let archived = 0;
  for (const { id, seq } of games) {
    const rows = await unpack(await db.read(selectEntries(db, id, 0)));
    // Perhaps an entry was appended just now: then it is not old any more.
    if (rows.at(-1)?.seq !== seq && seq > 0) continue;
    const note = build
      .updateTable('games')
      .set({ archived: seq })
      .where('id', '=', id)
      .where('seq', '=', seq)
      .where('archived', 'is', null);
    const remove = build.deleteFrom('entries').where('game', '=', id).where('seq', '<', seq);
    const replace = build
      .updateTable('entries')
      .set({ kind: ARCHIVE, body: await pack(rows), player: null, seat: null })
      .where('game', '=', id)
      .where('seq', '=', seq);
    // An older program does not note the end of a game at its seats.
    const end = build
      .updateTable('seats')
      .set({ ended: rows.at(-1)?.at ?? before })
      .where('game', '=', id)
      .where('ended', 'is', null);
    // Another node may have been faster; then nothing happens here.
    const written = await db.write([
      statement(note, 1),
      ...(seq > 0 ? [statement(remove), statement(replace, 1)] : []),
      statement(end),
    ]);
    if (written.ok) archived++;
  }
  return archived;
}
