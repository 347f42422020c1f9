/** From a game on the shelf, or in a file, to one that is played, and back. */
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
import { COLOURS, LONGEST_NAME } from '@cartagena/protocol';
import { isBotName } from './bot-names.ts';
import { freshSeed, type LocalHost, type LocalPlayer, openLocalGame } from './local-host.ts';
import { SHELF_VERSION, type Shelf, type ShelvedGame, shelf } from './shelf.ts';

/** How the terminal names a person in a saved game, and who sits where nobody we know sat. */
const PERSON = 'you';
const STAND_IN = 'sailor';

const DAMAGED = refuse('damaged', 'The game is damaged.');

/** Puts a new game on the shelf and returns its id. */
export function beginGame(config: GameConfig, players: readonly LocalPlayer[], on: Shelf = shelf): string {
  return putOn(on, newRecord(config, freshSeed()), players);
}

function putOn(on: Shelf, record: GameRecord, players: readonly LocalPlayer[]): string {
  const id = freshSeed().slice(0, 12);
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

/** The game goes on from where it was left, and is saved after every action. */
export function resumeGame(
  id: string,
  on: Shelf = shelf,
  open: typeof openLocalGame = openLocalGame,
): Result<LocalHost> {
  const shelved = on.read(id);
  if (!shelved) return on.list().some(entry => entry.id === id) ? DAMAGED : refuse('no-game', 'There is no such game.');
  const record = checked(shelved);
  if (!record.ok) return record;
  const { startedAt, players } = shelved;
  return ok(
    open(record.value, players, {
      keep: (record, { actor, winners }) =>
        on.write({ version: SHELF_VERSION, id, startedAt, savedAt: Date.now(), players, actor, winners, record }),
    }),
  );
}

function checked({ record, players }: ShelvedGame): Result<GameRecord> {
  const parsed = parseRecord(record);
  if (!parsed.ok || parsed.value.config.seats !== players.length) return DAMAGED;
  return parsed;
}

/** The text of a file that the terminal's `play --resume` and `replay` can read too. */
export function makeGameText(record: GameRecord, players: readonly LocalPlayer[]): string {
  const { format, config, seed, actions } = record;
  const who = {
    players: players.map(({ bot }) => bot ?? PERSON),
    names: players.map(({ name }) => name),
    colours: players.map(({ colour }) => colour),
  };
  return `${JSON.stringify({ format, ...who, config, seed, actions }, null, 1)}\n`;
}

/** Reads such a file, whoever made it, and puts the game on the shelf; its id, or why not. */
export function importGame(text: string, nameOf: (bot: string | null) => string, on: Shelf = shelf): Result<string> {
  const value = parseJson(text);
  const record = parseRecord(value);
  if (!record.ok) return refuse('no-record', record.reason.text);
  return ok(
    putOn(on, record.value, playersIn(value as { [field: string]: unknown }, record.value.config.seats, nameOf)),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Who sat where, as far as the file says it; otherwise one person against bots. */
function playersIn(
  { players, names, colours }: { readonly [field: string]: unknown },
  seats: number,
  nameOf: (bot: string | null) => string,
): LocalPlayer[] {
  return Array.from({ length: seats }, (_, seat) => {
    const bot = botIn(textAt(players, seat) ?? (seat === 0 ? PERSON : STAND_IN));
    const colour = COLOURS.find(colour => colour === textAt(colours, seat));
    return {
      bot,
      name: textAt(names, seat)?.slice(0, LONGEST_NAME) || nameOf(bot),
      colour: colour ?? COLOURS[seat],
    };
  });
}

function botIn(player: string): string | null {
  if (player === PERSON) return null;
  return isBotName(player) ? player : STAND_IN;
}

function textAt(list: unknown, at: number): string | undefined {
  const value: unknown = Array.isArray(list) ? list[at] : undefined;
  return typeof value === 'string' ? value : undefined;
}
