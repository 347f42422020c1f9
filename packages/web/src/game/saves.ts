/** From a game on the shelf to one that is played, and back. */
import {
  type GameConfig,
  type GameRecord,
  isOver,
  newRecord,
  ok,
  parseRecord,
  type Result,
  refuse,
  replay,
  seatsIn,
  unwrap,
} from '@cartagena/engine';
import { playedHere } from '../stats/local-played.ts';
import { type PlayedGames, playedGames } from '../stats/played-games.ts';
import { type LocalHost, type LocalPlayer, openLocalGame } from './local-host.ts';
import { randomText } from './random-text.ts';
import { SHELF_VERSION, type Shelf, type ShelvedGame, shelf } from './shelf.ts';

const DAMAGED = refuse('damaged', 'The game is damaged.');

/** Puts a new game on the shelf and returns its id. */
export function beginGame(config: GameConfig, players: readonly LocalPlayer[], on: Shelf = shelf): string {
  return shelveGame(newRecord(config, randomText()), players, on);
}

/** The same for a game that has come as far as this. */
export function shelveGame(record: GameRecord, players: readonly LocalPlayer[], on: Shelf): string {
  const id = randomText().slice(0, 12);
  const now = Date.now();
  const { state } = unwrap(replay(record));
  on.write({
    version: SHELF_VERSION,
    id,
    startedAt: now,
    savedAt: now,
    players,
    actor: isOver(state) ? null : state.actor,
    winners: seatsIn(state.winners),
    record,
  });
  return id;
}

/** The game goes on from where it was left, and is saved after every action. Its end is remembered. */
export function resumeGame(
  id: string,
  on: Shelf = shelf,
  open: typeof openLocalGame = openLocalGame,
  remember: Pick<PlayedGames, 'add'> = playedGames,
): Result<LocalHost> {
  const shelved = on.read(id);
  if (!shelved) return on.list().some(entry => entry.id === id) ? DAMAGED : refuse('no-game', 'There is no such game.');
  const record = checked(shelved);
  if (!record.ok) return record;
  const { startedAt, players } = shelved;
  // What was over when it came here was perhaps somebody else's.
  const wasOver = shelved.actor === null;
  return ok(
    open(record.value, players, {
      keep(record, { actor, winners, turns }) {
        const savedAt = Date.now();
        on.write({ version: SHELF_VERSION, id, startedAt, savedAt, players, actor, winners, record });
        if (actor !== null || wasOver) return;
        const { edition } = record.config;
        const played = playedHere({ id, edition, players, winners, turns, endedAt: savedAt });
        if (played) remember.add([played]);
      },
    }),
  );
}

function checked({ record, players }: ShelvedGame): Result<GameRecord> {
  const parsed = parseRecord(record);
  if (!parsed.ok || parsed.value.config.seats !== players.length) return DAMAGED;
  return parsed;
}
