/** Games as files: what the terminal's `play --resume` and `replay` read and write too. */
import { type GameRecord, parseRecord, type Result, refuse } from '@cartagena/engine';
import { COLOURS, LONGEST_NAME } from '@cartagena/protocol';
import type { LocalPlayer } from './local-host.ts';
import { isBotName } from './opponents.ts';
import type { SavedGame } from './saved-games.ts';

/** How the terminal names a person in a saved game, and who sits where nobody we know sat. */
const PERSON = 'you';
const STAND_IN = 'sailor';

/** Who sits where, as a file says it. */
export function namesIn(players: readonly LocalPlayer[]) {
  return {
    players: players.map(({ bot }) => bot ?? PERSON),
    names: players.map(({ name }) => name),
    colours: players.map(({ colour }) => colour),
  };
}

export function makeGameText(record: GameRecord, players: readonly LocalPlayer[]): string {
  const { format, config, seed, actions } = record;
  return `${JSON.stringify({ format, ...namesIn(players), config, seed, actions }, null, 1)}\n`;
}

export const DAMAGED = refuse('damaged', 'The game is damaged.');

/** The record of a saved game, if it is whole. */
export function recordOf({ record, players }: Pick<SavedGame, 'record' | 'players'>): Result<GameRecord> {
  const parsed = parseRecord(record);
  return parsed.ok && parsed.value.config.seats === players.length ? parsed : DAMAGED;
}

/** Undefined: it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Who sat where, as far as the file says it; otherwise one person against bots. */
export function playersIn(
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
