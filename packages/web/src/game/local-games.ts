/** From a saved game to one that is played, and back. */
import {
  type GameConfig,
  type GameRecord,
  isOver,
  newRecord,
  ok,
  type Result,
  refuse,
  replay,
  seatsIn,
  unwrap,
} from '@cartagena/engine';
import { randomText } from '../base/random-text.ts';
import { DAMAGED, recordOf } from './game-file.ts';
import { type LocalHost, type LocalPlayer, openLocalGame } from './local-host.ts';
import { type PlayedGames, playedGames, playedHere } from './played-games.ts';
import { SAVED_GAME_VERSION, type SavedGames, savedGames } from './saved-games.ts';

/** Saves a new game and returns its id. */
export function beginGame(config: GameConfig, players: readonly LocalPlayer[], on: SavedGames = savedGames): string {
  return addGame(newRecord(config, randomText()), players, on);
}

/** The same for a game that has come as far as this. */
export function addGame(
  record: GameRecord,
  players: readonly LocalPlayer[],
  on: SavedGames = savedGames,
  page?: string,
): string {
  const id = randomText().slice(0, 12);
  const { state } = unwrap(replay(record));
  on.write({
    version: SAVED_GAME_VERSION,
    id,
    startedAt: Date.now(),
    savedAt: Date.now(),
    players,
    actor: isOver(state) ? null : state.actor,
    winners: seatsIn(state.winners),
    record,
    ...(page === undefined ? {} : { page }),
  });
  return id;
}

/** The game goes on from where it was left, and is saved after every action. Its end is remembered. */
export function resumeGame(
  id: string,
  on: SavedGames = savedGames,
  open: typeof openLocalGame = openLocalGame,
  remember: Pick<PlayedGames, 'add'> = playedGames,
): Result<LocalHost> {
  const shelved = on.read(id);
  if (!shelved) return on.list().some(entry => entry.id === id) ? DAMAGED : refuse('no-game', 'There is no such game.');
  const record = recordOf(shelved);
  if (!record.ok) return record;
  const { players, page } = shelved;
  // What was over when it came here was perhaps somebody else's.
  const wasOver = shelved.actor === null;
  return ok(
    open(record.value, players, {
      isShared: page !== undefined,
      keep(record, { actor, winners, turns }) {
        const savedAt = Date.now();
        on.write({ ...shelved, savedAt, actor, winners, record });
        if (actor !== null || wasOver) return;
        const { edition } = record.config;
        const played = playedHere({ id, edition, players, winners, turns, endedAt: savedAt });
        if (played) remember.add([played]);
      },
    }),
  );
}

/** Whether somebody else can play the same game: one person against bots that decide the same everywhere, with the same luck. */
export const canRepeat = ({ luck }: GameConfig, players: readonly LocalPlayer[]): boolean =>
  luck === 'same' &&
  players.filter(({ bot }) => bot === null).length === 1 &&
  players.every(({ bot, iterations }) => bot === null || iterations !== undefined);
