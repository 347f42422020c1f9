/** From an address to the game that it means, and from a moment back to an address. */
import { ok, type Result, refuse } from '@cartagena/engine';
import { parseJson, recordOf } from '../game/game-file.ts';
import { savedGames } from '../game/saved-games.ts';
import type { SavedPromise } from '../online/deal-verdict.tsx';
import { pack, unpack } from './packing.ts';
import { makeGame, parseGame, type ReplayGame } from './replay-game.ts';

export interface OpenedRecord {
  readonly game: ReplayGame;
  /** The moment that is meant; undefined: none in particular. */
  readonly at: number | undefined;
  /** What the server had promised about its deal, as this browser noted it. */
  readonly promise?: SavedPromise;
  /** The address of one of its moments. */
  addressOf(at: number): Promise<string>;
}

const PAGE = '/replay';

/** Undefined: the address names no game. */
export async function openSource(query: URLSearchParams, hash: string): Promise<Result<OpenedRecord> | undefined> {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = fragment.get('g');
  const id = query.get('id');
  const table = query.get('table');
  if (packed !== null) return inLink(packed, momentIn(fragment));
  if (id !== null) return onShelf(id, momentIn(query));
  return table === null ? undefined : atTable(table, momentIn(query));
}

function momentIn(parameters: URLSearchParams): number | undefined {
  const at = parameters.get('at') ?? '';
  return /^\d{1,5}$/.test(at) ? Number(at) : undefined;
}

async function inLink(packed: string, at: number | undefined): Promise<Result<OpenedRecord>> {
  const value = await unpack(packed);
  const game = value === undefined ? undefined : parseGame(value);
  return game?.ok ? ok(carried(game.value, at)) : refuse('bad-link', 'The link is broken.');
}

/** A game whose address holds the game itself. */
const carried = (game: ReplayGame, at: number | undefined): OpenedRecord => ({
  game,
  at,
  addressOf: moment => addressOfGame(game, moment),
});

async function addressOfGame(game: ReplayGame, at?: number): Promise<string> {
  return `${PAGE}#g=${await pack(makeGame(game))}${at === undefined ? '' : `&at=${at}`}`;
}

function onShelf(id: string, at: number | undefined): Result<OpenedRecord> {
  const shelved = savedGames.read(id);
  if (!shelved) return refuse('no-game', 'There is no such game.');
  const record = recordOf(shelved);
  if (!record.ok) return record;
  return ok(carried({ record: record.value, players: shelved.players }, at));
}

async function atTable(id: string, at: number | undefined): Promise<Result<OpenedRecord>> {
  const [{ api }, { savedPromiseOf }, { namesAt }] = await Promise.all([
    import('../online/api.ts'),
    import('../online/promises.ts'),
    import('../online/seat-names.ts'),
  ]);
  const [table, record] = await Promise.all([api.table(id), api.record(id)]);
  if (!table.ok) return table;
  if (!record.ok) return record;
  const game = parseGame(record.value);
  if (!game.ok) return game;
  const names = namesAt(table.value);
  const players = table.value.seats.map(({ colour, plan }, seat) => ({
    name: names[seat],
    colour,
    bot: plan.by === 'bot' ? plan.bot : null,
  }));
  return ok({
    game: { ...game.value, players },
    at,
    promise: await savedPromiseOf(id),
    addressOf: async moment => `${PAGE}?table=${encodeURIComponent(id)}&at=${moment}`,
  });
}

/** No record of a game comes near this. */
const LARGEST_FILE_BYTES = 1_000_000;

/** Where a file leads to, or why nowhere. */
export async function addressOfFile(file: Pick<File, 'size' | 'text'>): Promise<Result<string>> {
  if (file.size > LARGEST_FILE_BYTES) return refuse('too-large', 'The file is too large.');
  const game = parseGame(parseJson(await file.text()));
  return game.ok ? ok(await addressOfGame(game.value)) : game;
}
