/** Saved games, whatever became of them: damaged and said so, or as good as ever. */
import { EDITIONS, replay, setUp, unwrap } from '@cartagena/engine';
import { type Fate, fuzz, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { noiseForJson, spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import { COLOURS } from '@cartagena/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGame, resumeGame } from './local-games.ts';
import type { LocalPlayer } from './local-host.ts';
import { isBotName } from './opponents.ts';
import { makeSavedGames } from './saved-games.ts';
import { makeBox } from './testing/box.ts';
import { stroll } from './testing/stroll.ts';

const PLAYERS: readonly LocalPlayer[] = [
  { name: 'Anna', colour: 'green', bot: null },
  // Nobody needs iterations here; they are there to be spoilt.
  { name: 'Ola', colour: 'blue', bot: null, iterations: 4 },
];
const { record } = stroll(unwrap(setUp({ edition: 'diaries', hands: 'open' })), 'fuzz', 12, () => {});
const GOOD = newSavedGames();
const WHOLE = addGame(record, PLAYERS, GOOD.savedGames, '/daily/2026-11-18');
const SHELVED = GOOD.box.getItem(`cartagena.game.${WHOLE}`)!;

function newSavedGames() {
  const box = makeBox();
  return { box, savedGames: makeSavedGames(() => box) };
}

function mustBePlayers(players: readonly LocalPlayer[]): void {
  for (const { name, colour, bot, iterations = 1 } of players) {
    expect(name).toBeTypeOf('string');
    expect(COLOURS).toContain(colour);
    expect(bot === null || isBotName(bot)).toBe(true);
    expect(Number.isInteger(iterations) && iterations >= 1 && iterations <= 64).toBe(true);
  }
}

/** Beside it there is a game that nothing may happen to. */
function meetSaved(text: string): Fate {
  const { box, savedGames } = newSavedGames();
  box.setItem(`cartagena.game.${WHOLE}`, SHELVED);
  box.setItem('cartagena.game.x', text);
  expect(savedGames.list()).toHaveLength(2);
  for (const entry of savedGames.list()) {
    if (entry.isDamaged) continue;
    mustBePlayers(entry.players);
    expect(EDITIONS).toContain(entry.edition);
    expect(entry.page ?? '/daily').toMatch(/^\/(daily|challenge)\b/);
    for (const seat of [...entry.winners, entry.actor ?? 0]) expect(entry.players[seat]).toBeDefined();
    expect(Number.isFinite(new Date(entry.savedAt).getTime())).toBe(true);
  }
  expect(savedGames.read(WHOLE)?.record).toEqual(record);
  const game = resumeGame('x', savedGames);
  if (!game.ok) return mustSayWhy(game.reason);
  expect(game.value.sitters.value).toHaveLength(game.value.rules.seats);
  unwrap(replay(game.value.record()));
  game.value.close();
  return 'accepted';
}

describe('a saved game', () => {
  const asX = (value: unknown): string => {
    const text = JSON.stringify(value);
    return text.replace(`"id":"${WHOLE}"`, '"id":"x"');
  };

  it('noise', () => fuzz('web: saved games, noise', 80, noiseForJson, meetSaved));

  it('spoilt', () =>
    fuzz(
      'web: savedGames, spoilt',
      80,
      fc.oneof(
        spoiltJson(fc.constant(JSON.parse(SHELVED))).map(asX),
        spoiltText(fc.constant(SHELVED)).map(text => text.replace(`"id":"${WHOLE}"`, '"id":"x"')),
      ),
      meetSaved,
    ));
});
