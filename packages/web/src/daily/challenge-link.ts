/** From a finished game to a link that holds the whole challenge, and back. */
import { ok, type Result, refuse } from '@cartagena/engine';
import {
  type Challenge,
  challengeValue,
  obscure,
  parseChallenge,
  reveal,
  type SharedDeal,
} from '@cartagena/study/deals';
import { recordOf } from '../game/game-file.ts';
import { canRepeat } from '../game/local-games.ts';
import { BOT_NAMES } from '../game/opponents.ts';
import type { SavedGame } from '../game/saved-games.ts';
import { pack, unpack } from '../replay/packing.ts';

const PAGE = '/challenge#c=';

export const addressOf = async (challenge: Challenge): Promise<string> =>
  PAGE + obscure(await pack(challengeValue(challenge)));

/** What the fragment of an address holds; undefined: nothing at all. */
export async function challengeIn(hash: string): Promise<Result<Challenge> | undefined> {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get('c');
  if (text === null) return undefined;
  const packed = reveal(text);
  if (packed === undefined) return refuse('bad-link', 'The link is broken: a part of it is missing or was changed.');
  const challenge = parseChallenge(await unpack(packed), BOT_NAMES);
  return challenge.ok ? challenge : refuse('no-challenge', challenge.reason.text);
}

/** A challenge with the deal of this game, if it is over and can be repeated. */
export function challengeOf(game: SavedGame, from: string): Result<Challenge> {
  const { players, actor } = game;
  const parsed = recordOf(game);
  if (!parsed.ok) return parsed;
  if (actor !== null) return refuse('unfinished', 'The game is not over.');
  const { config, seed } = parsed.value;
  if (!canRepeat(config, players)) return refuse('no-repeat', 'This deal cannot be repeated.');
  const opponents = players.map(({ bot, iterations }) =>
    bot === null || iterations === undefined ? null : { bot, iterations },
  );
  const deal: SharedDeal = { config, seed, seat: opponents.indexOf(null), opponents };
  return ok({ deal, record: parsed.value, from });
}
