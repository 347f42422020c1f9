/** Links that hold a game, cut off or changed on their way, and addresses that nobody made. */
import { replay, setUp, unwrap } from '@cartagena/engine';
import { type Fate, fuzz, fuzzRuns, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltNote, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import { makeFairRecord } from '@cartagena/fair';
import { playFair } from '@cartagena/fair/testing/fair-game';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../events/testing/speaking.ts';
import { makeBox } from '../game/testing/box.ts';
import { stroll } from '../game/testing/stroll.ts';
import { pack } from './packing.ts';
import { chanceOf, makeGame } from './replay-game.ts';
import { addressOfFile, openSource } from './source.ts';

const CONFIG = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4], actions: 5 }));
const { record } = stroll(CONFIG, 'fuzz', 30, () => {});
const fair = playFair(CONFIG, 'fuzz');
const GAMES: readonly object[] = [
  makeGame({
    record,
    players: [
      { name: 'Anna', colour: 'red', bot: null },
      { name: 'Ola', colour: 'green', bot: 'corsair' },
    ],
  }),
  record,
  unwrap(makeFairRecord(fair, fair.deal)),
];
let links: string[];

beforeAll(async () => {
  await inLanguage('en');
  links = await Promise.all(GAMES.map(async game => `#g=${await pack(game)}&at=7`));
});
beforeEach(() => void vi.stubGlobal('localStorage', makeBox()));
afterEach(() => void vi.unstubAllGlobals());

async function meetAddress([query, hash]: readonly [string, string]): Promise<Fate> {
  const opened = await openSource(new URLSearchParams(query), hash);
  if (opened === undefined) return 'refused';
  if (!opened.ok) return mustSayWhy(opened.reason);
  const { game, addressOf, at } = opened.value;
  unwrap(replay(game.record, { chance: chanceOf(game) }));
  expect(game.players).toHaveLength(game.record.config.seats);
  expect(at === undefined || Number.isInteger(at)).toBe(true);
  const again = await openSource(new URLSearchParams(), new URL(await addressOf(3), 'https://x.example').hash);
  expect(again?.ok && again.value.game).toEqual(game);
  return 'accepted';
}

describe('an address', () => {
  it('noise', () =>
    fuzz(
      'web: replay addresses, noise',
      100,
      fc.tuple(
        fc.oneof(
          rubbishText,
          rubbishText.map(text => `id=${text}`),
        ),
        fc.oneof(
          rubbishText,
          rubbishText.map(text => `#g=${text}`),
        ),
      ),
      meetAddress,
    ));

  it('spoilt links', () =>
    fuzz(
      'web: replay links, spoilt',
      60,
      fc.tuple(fc.constant(''), spoiltText(fc.nat(2).map(i => links[i]))),
      meetAddress,
    ));

  it('whole links to spoilt games', () =>
    fuzz('web: replay links to spoilt games', 50, spoiltJson(fc.constantFrom(...GAMES)), async value =>
      meetAddress(['', `#g=${await pack(value)}`]),
    ));

  it('a small link that unpacks to something endless is not unpacked', async () => {
    for (let i = 0; i < fuzzRuns(1); i++)
      expect(await openSource(new URLSearchParams(), `#g=${await pack(' '.repeat(3_000_000))}`)).toMatchObject({
        ok: false,
        reason: { code: 'bad-link' },
      });
  });
});

it('a file', () =>
  fuzz('web: replay files', 60, spoiltNote(...GAMES), async text => {
    const address = await addressOfFile({ size: text.length, text: async () => text });
    if (!address.ok) return mustSayWhy(address.reason);
    expect(await meetAddress(['', new URL(address.value, 'https://x.example').hash])).toBe('accepted');
    return 'accepted';
  }));
