import { BOTS } from '@cartagena/bots';
import { setUp, unwrap } from '@cartagena/engine';
import { type Challenge, playDeal, replyWith, type SharedDeal } from '@cartagena/study/deals';
import { describe, expect, it } from 'vitest';
import { unpack } from '../replay/packing.ts';
import { addressOf, challengeIn, challengeOf } from './challenge-link.ts';

const DEAL: SharedDeal = {
  config: unwrap(setUp({ edition: 'family', seats: 3, luck: 'same' })),
  seed: 'a deal',
  seat: 1,
  opponents: [{ bot: 'greedy', iterations: 1 }, null, { bot: 'random', iterations: 1 }],
};
const record = await playDeal(DEAL, { bot: 'greedy', iterations: 1 }, replyWith(BOTS));
const CHALLENGE: Challenge = { deal: DEAL, record, from: 'Żaneta' };
const address = await addressOf(CHALLENGE);
const hash = address.slice(address.indexOf('#'));
const codeOf = async (hash: string) => {
  const found = await challengeIn(hash);
  return found && !found.ok ? found.reason.code : 'opened';
};

describe('the link of a challenge', () => {
  it('holds all of it', async () => {
    const found = await challengeIn(hash);
    expect(found?.ok && found.value).toEqual(CHALLENGE);
  });

  it('is short enough for a messenger, and says nothing to readers of replays', async () => {
    expect(address.length).toBeLessThan(4000);
    expect(address).toMatch(/^\/challenge#c=[\w-]+$/);
    expect(await unpack(hash.slice('#c='.length))).toBeUndefined();
  });

  it.each([
    ['no fragment', '', 'opened'],
    ['cut off', hash.slice(0, -5), 'bad-link'],
    ['changed', `${hash.slice(0, 20)}${hash[20] === 'A' ? 'B' : 'A'}${hash.slice(21)}`, 'bad-link'],
    ['empty', '#c=', 'bad-link'],
    ['no letters of ours', '#c=%20%F0%9F', 'bad-link'],
  ])('%s: %#', async (_, text, code) => expect(await codeOf(text)).toBe(code));

  it('with a game that is none is refused', async () => {
    const cut = { ...CHALLENGE, record: { ...record, actions: record.actions.slice(0, -1) } };
    const bad = await addressOf(cut);
    expect(await codeOf(bad.slice(bad.indexOf('#')))).toBe('no-challenge');
  });
});

describe('a challenge of a saved game', () => {
  const players = [
    { name: 'A', colour: 'blue', bot: 'greedy', iterations: 1 },
    { name: 'B', colour: 'red', bot: null },
    { name: 'C', colour: 'green', bot: 'random', iterations: 1 },
  ] as const;
  const saved = { version: 1, id: 'x', startedAt: 1, savedAt: 1, players, actor: null, winners: [0], record } as const;

  it('is made of its record and its players', () => expect(unwrap(challengeOf(saved, 'Żaneta'))).toEqual(CHALLENGE));

  const { luck: _, ...ordinary } = record.config;
  it.each([
    ['that goes on', { ...saved, actor: 1 }, 'unfinished'],
    ['with ordinary luck', { ...saved, record: { ...record, config: ordinary, actions: [] } }, 'no-repeat'],
    ['of two people', { ...saved, players: players.map(player => ({ ...player, bot: null })) }, 'no-repeat'],
    [
      'of bots that think as long as they like',
      { ...saved, players: players.map(({ name, colour, bot }) => ({ name, colour, bot })) },
      'no-repeat',
    ],
    ['of others', { ...saved, players: players.slice(1) }, 'damaged'],
  ])('%s is refused', (_, game, code) => {
    const made = challengeOf(game, '');
    expect(made.ok ? 'made' : made.reason.code).toBe(code);
  });
});
