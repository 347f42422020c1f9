/** Games on the shelf, whatever became of them: damaged and said so, or as good as ever. */
import { EDITIONS, replay, setUp, unwrap } from '@cartagena/engine';
import { type Fate, fuzz, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { noiseForJson, spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import { COLOURS } from '@cartagena/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBotName } from './bot-names.ts';
import type { LocalPlayer } from './local-host.ts';
import { resumeGame, shelveGame } from './saves.ts';
import { makeShelf } from './shelf.ts';
import { makeBox } from './testing/box.ts';
import { stroll } from './testing/stroll.ts';

const PLAYERS: readonly LocalPlayer[] = [
  { name: 'Anna', colour: 'green', bot: null },
  { name: 'Ola', colour: 'blue', bot: null },
];
const { record } = stroll(unwrap(setUp({ edition: 'diaries', hands: 'open' })), 'fuzz', 12, () => {});
const GOOD = newShelf();
const WHOLE = shelveGame(record, PLAYERS, GOOD.shelf);
const SHELVED = GOOD.box.getItem(`cartagena.game.${WHOLE}`)!;

function newShelf() {
  const box = makeBox();
  return { box, shelf: makeShelf(() => box) };
}

function mustBePlayers(players: readonly LocalPlayer[]): void {
  for (const { name, colour, bot } of players) {
    expect(name).toBeTypeOf('string');
    expect(COLOURS).toContain(colour);
    expect(bot === null || isBotName(bot)).toBe(true);
  }
}

/** Beside it on the shelf lies a game that nothing may happen to. */
function meetShelved(text: string): Fate {
  const { box, shelf } = newShelf();
  box.setItem(`cartagena.game.${WHOLE}`, SHELVED);
  box.setItem('cartagena.game.x', text);
  expect(shelf.list()).toHaveLength(2);
  for (const entry of shelf.list()) {
    if (entry.isDamaged) continue;
    mustBePlayers(entry.players);
    expect(EDITIONS).toContain(entry.edition);
    for (const seat of [...entry.winners, entry.actor ?? 0]) expect(entry.players[seat]).toBeDefined();
    expect(Number.isFinite(new Date(entry.savedAt).getTime())).toBe(true);
  }
  expect(shelf.read(WHOLE)?.record).toEqual(record);
  const game = resumeGame('x', shelf);
  if (!game.ok) return mustSayWhy(game.reason);
  expect(game.value.sitters.value).toHaveLength(game.value.rules.seats);
  unwrap(replay(game.value.record()));
  game.value.close();
  return 'accepted';
}

describe('a game on the shelf', () => {
  const asX = (value: unknown): string => {
    const text = JSON.stringify(value);
    return text.replace(`"id":"${WHOLE}"`, '"id":"x"');
  };

  it('noise', () => fuzz('web: shelf, noise', 80, noiseForJson, meetShelved));

  it('spoilt', () =>
    fuzz(
      'web: shelf, spoilt',
      80,
      fc.oneof(
        spoiltJson(fc.constant(JSON.parse(SHELVED))).map(asX),
        spoiltText(fc.constant(SHELVED)).map(text => text.replace(`"id":"${WHOLE}"`, '"id":"x"')),
      ),
      meetShelved,
    ));
});
