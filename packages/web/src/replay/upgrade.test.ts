/** Links and saved games that older revisions wrote (fixtures/upgrade) are opened by today's pages. */
import { isOver, replay, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { resumeGame } from '../game/local-games.ts';
import { makeSavedGames } from '../game/saved-games.ts';
import { makeBox } from '../game/testing/box.ts';
import { fixture } from '../game/testing/fixtures.ts';
import { chanceOf } from './replay-game.ts';
import { openSource } from './source.ts';

const read = (name: string) => fixture(`upgrade/${name}`) as { readonly [key: string]: string };

it.each(Object.entries(read('links')))('a shared link shows its game: %s', async (_, address) => {
  const { search, hash } = new URL(address, 'https://play.example');
  const { game } = unwrap((await openSource(new URLSearchParams(search), hash))!);
  const end = unwrap(replay(game.record, { chance: chanceOf(game) }));
  expect(isOver(end.state)).toBe(true);
});

it('a saved game goes on', async () => {
  const box = makeBox();
  const kept = Object.entries(read('shelf'));
  for (const [key, text] of kept) box.setItem(key, text);
  const savedGames = makeSavedGames(() => box);
  expect(savedGames.list()).toMatchObject([{ isDamaged: false, edition: 'diaries', made: 14 }]);
  const [{ id }] = savedGames.list();
  const host = unwrap(resumeGame(id, savedGames));
  expect(host.sitters.value.map(({ name }) => name)).toEqual(['Anna', 'Ola']);
  await host.act(host.moment.value.legal[0]);
  expect(savedGames.list()).toMatchObject([{ made: 15 }]);
});
