/** A game to be watched again: its record, who played, and, where it was dealt by a server, the proof of its luck. */
import {
  type ChanceSource,
  type GameRecord,
  ok,
  parseRecord,
  type Result,
  refuse,
  replay,
  seededChance,
} from '@cartagena/engine';
import { chanceOfRecord, type FairRecord, isFair, isRevealed, parseFairRecord, toGameRecord } from '@cartagena/fair';
import { COLOURS } from '@cartagena/protocol';
import { namesIn, playersIn } from '../game/game-file.ts';
import type { Sitter } from '../game/host.ts';
import type { LocalPlayer } from '../game/local-host.ts';
import { botName } from '../game/opponent-words.ts';
import { say } from '../words/words.ts';

export interface ReplayGame {
  readonly record: GameRecord;
  readonly players: readonly LocalPlayer[];
  /** Its luck, and what the server had promised about it. */
  readonly fair?: FairRecord;
}

/** Who played, as the table shows it: nobody thinks now, and nobody is here. */
export const onlookersOf = ({ players }: Pick<ReplayGame, 'players'>): Sitter[] =>
  players.map(player => ({ ...player, bot: null, face: player.bot, isHere: false, isAway: false }));

const NO_RECORD = refuse('no-record', 'This is no record of a game.');

export const chanceOf = ({ fair }: Pick<ReplayGame, 'fair'>): ChanceSource =>
  fair ? chanceOfRecord(fair) : seededChance;

/** Reads a plain record, a saved game with its players, or a record with fair deals. */
export function parseGame(value: unknown): Result<ReplayGame> {
  if (isFair(value)) return parseFair(value);
  const record = parseRecord(value);
  if (!record.ok) return NO_RECORD;
  return ok({ record: record.value, players: whoPlayed(value as Fields, record.value.config.seats) });
}

function parseFair(value: unknown): Result<ReplayGame> {
  if (!isRevealed(value)) return refuse('going-on', 'The game goes on.');
  const fair = parseFairRecord(value);
  if (!fair.ok) return NO_RECORD;
  const record = toGameRecord(fair.value);
  if (!replay(record, { chance: chanceOf({ fair: fair.value }) }).ok) return NO_RECORD;
  return ok({ record, players: whoPlayed(value as Fields, record.config.seats), fair: fair.value });
}

interface Fields {
  readonly [field: string]: unknown;
}

/** Where nobody is named, they are numbered, and none of them is taken for the person at this screen. */
function whoPlayed(value: Fields, seats: number): LocalPlayer[] {
  if (Array.isArray(value.players)) return playersIn(value, seats, nameOf);
  return Array.from({ length: seats }, (_, seat) => ({
    name: say('setup.seat.player', { number: seat + 1 }),
    colour: COLOURS[seat],
    bot: null,
  }));
}

const nameOf = (bot: string | null): string => (bot === null ? say('setup.seat.you') : botName(bot));

/** What `parseGame` reads again. */
export function makeGame({ record, players, fair }: ReplayGame): object {
  const { format, actions } = record;
  const source = fair ? { config: fair.config, fair: fair.fair } : { config: record.config, seed: record.seed };
  return { format, ...namesIn(players), ...source, actions };
}
