/** Challenges: through a link and back, and nothing else gets through. */
import { BOTS } from '@cartagena/bots';
import { setUp, unwrap } from '@cartagena/engine';
import { fuzz, mustSayWhy } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { replyWith } from './bot-reply.ts';
import { type Challenge, challengeValue, obscure, parseChallenge, reveal } from './challenge.ts';
import { playDeal, type SharedDeal } from './shared-deal.ts';

const NAMES = Object.keys(BOTS);
const DEAL: SharedDeal = {
  config: unwrap(setUp({ edition: 'classic', seats: 3, pirates: 4, segments: [4], luck: 'same' })),
  seed: 'a quarrel about rum',
  seat: 1,
  opponents: [{ bot: 'greedy', iterations: 1 }, null, { bot: 'sailor', iterations: 4 }],
};
let challenge: Challenge;
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

beforeAll(async () => {
  const record = await playDeal(DEAL, { bot: 'greedy', iterations: 1 }, replyWith(BOTS));
  challenge = { deal: DEAL, record, from: 'Anne' };
});

describe('a challenge', () => {
  it('comes back as it was', () => {
    expect(unwrap(parseChallenge(asJson(challengeValue(challenge)), NAMES))).toEqual(challenge);
  });

  it.each([
    ['nothing', () => undefined, 'malformed'],
    ['another format', (value: object) => ({ ...value, challenge: 2 }), 'malformed'],
    ['a table that cannot be', (value: object) => ({ ...value, config: { edition: 'chess' } }), 'malformed'],
    ['a seat that is not there', (value: object) => ({ ...value, seat: 3 }), 'malformed'],
    [
      'a bot that is not known',
      (value: object) => ({ ...value, bots: [['hal', 1], null, ['greedy', 1]] }),
      'malformed',
    ],
    [
      'a bot that thinks for ever',
      (value: object) => ({ ...value, bots: [['legend', 1e9], null, ['greedy', 1]] }),
      'malformed',
    ],
    ['another deal', (value: object) => ({ ...value, seed: 'another' }), 'illegal'],
    [
      'a game without its end',
      (value: { actions: string }) => ({ ...value, actions: value.actions.slice(0, value.actions.lastIndexOf(';')) }),
      'unfinished',
    ],
    ['too many actions', (value: object) => ({ ...value, actions: 'end;'.repeat(5000) }), 'too-long'],
  ] as [string, (value: unknown) => unknown, string][])('with %s is refused', (_, spoil, code) => {
    const result = parseChallenge(spoil(asJson(challengeValue(challenge))), NAMES);
    expect(result).toMatchObject({ ok: false, reason: { code } });
  });

  it('that is spoilt is refused with a reason, or is another whole game', () => {
    return fuzz(
      'challenges',
      300,
      fc.constant(0).chain(() => spoiltJson(fc.constant(asJson(challengeValue(challenge))))),
      value => {
        const result = parseChallenge(value, NAMES);
        if (!result.ok) return mustSayWhy(result.reason);
        const { deal, record } = result.value;
        expect(record.config).toEqual(deal.config);
        return 'accepted';
      },
    );
  });
});

describe('an obscured text', () => {
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const packed = fc
    .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 300 })
    .map(letters => letters.join(''));

  it('comes back, is hardly longer, and shows nothing of what it was', () => {
    fc.assert(
      fc.property(packed, text => {
        const obscured = obscure(text);
        expect(reveal(obscured)).toBe(text);
        expect(obscured.length).toBe(text.length + 4);
        expect(obscured).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
    );
    const text = 'seed'.repeat(100);
    expect(obscure(text)).not.toContain('seed');
    expect(new Set(obscure(text).match(/..../g)).size).toBeGreaterThan(95);
  });

  it('that was cut off or changed is noticed', () =>
    fuzz('obscured challenges', 300, fc.oneof(spoiltText(packed.map(obscure)), rubbishText), text => {
      const found = reveal(text);
      if (found === undefined) return 'refused';
      expect(obscure(found)).toBe(text);
      return 'accepted';
    }));
});
