import { type Action, type Choices, checkAction, resolveRules, setUp, unwrap } from '@cartagena/engine';
import { table } from '@cartagena/engine/testing/table';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectSentence, inLanguage } from '../../events/testing/speaking.ts';
import { EN } from '../../words/testing/catalogues.ts';
import { LANGUAGES } from '../../words/words.ts';
import { whyNot } from './explain.ts';
import { reasonWords } from './reasons.ts';

/** Everything that the engine's sources refuse, and what this browser adds. */
const SOURCES = import.meta.glob<string>(
  [
    '../../../../engine/src/**/*.ts',
    '!../../../../engine/src/**/*.test.ts',
    '!../../../../engine/src/testing/**',
    '../../game/*.ts',
    '!../../game/*.test.ts',
    './play.ts',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const CODES = new Set(
  Object.entries(SOURCES)
    .filter(([path]) => !path.endsWith('/config.ts'))
    .flatMap(([, text]) =>
      [...text.matchAll(/(?:\breason\(|\brefuse\(|code: )\s*(?:[^'`\n]*\? )?'([a-z-]+)'/g)].map(([, code]) => code),
    ),
);

const ACTIONS: readonly (Action | undefined)[] = [
  undefined,
  { type: 'play', from: 3, card: 'key*' },
  { type: 'retreat', from: 'hat' },
  { type: 'assist', seat: 1, from: 3 },
  { type: 'move', icon: 'bottle', from: 3 },
  { type: 'joker', cards: ['key', 'key'] },
  { type: 'open', cards: ['chest'], from: 3 },
  { type: 'take', card: 'key' },
  { type: 'bury', card: 'key' },
  { type: 'place', berth: 'white' },
  { type: 'pass' },
  { type: 'sail' },
];

afterAll(() => void vi.unstubAllGlobals());

describe.each(LANGUAGES)('in %s', language => {
  beforeAll(() => inLanguage(language));

  it('every reason has words, whatever was tried', () => {
    expect(CODES.size).toBeGreaterThan(35);
    for (const code of CODES)
      for (const action of ACTIONS) {
        const text = reasonWords({ code }, 'wielka', action);
        expectSentence(text);
        expect(text, code).not.toBe(reasonWords({ code: 'something new' }, 'wielka'));
      }
  });
});

it('no words are left over for reasons that nobody gives', () => {
  const given = [...CODES, 'unknown'];
  const keys = Object.keys(EN).flatMap(key => (key.startsWith('why.') ? [key.split('.')[1]] : []));
  // Some codes end in the name of a field, such as `no-raft`.
  const beginnings = Object.values(SOURCES).flatMap(text =>
    [...text.matchAll(/\breason\(`([a-z-]+)\$\{/g)].map(([, beginning]) => beginning),
  );
  const isGiven = (code: string) => given.includes(code) || beginnings.some(beginning => code.startsWith(beginning));
  expect(keys.filter(code => !isGiven(code))).toEqual([]);
});

describe('why not', () => {
  beforeAll(() => inLanguage('en'));
  const why = (choices: Choices, position: Parameters<typeof table>[1], action: Action, viewer = 0) => {
    const t = table(choices, position);
    const reason = whyNot(t.game.rules, t.view(viewer), action);
    if (viewer === 0) expect(reason?.code).toBe(judgedCode(t, action));
    return reason && reasonWords(reason, choices.edition, action);
  };
  const judgedCode = (t: ReturnType<typeof table>, action: Action) => {
    const judged = checkAction(t.game, 0, action);
    return judged.ok ? undefined : judged.reason.code;
  };

  it('says what stands in the way', () => {
    const voyage: Choices = { edition: 'cartagena2' };
    const stranded = { boat: 'far', pirates: [{ 14: 1 }], hands: ['map', 'map'] } as const;
    const { icons } = resolveRules(unwrap(setUp(voyage)));
    expect(icons).toContain('map');
    expect(
      why(
        voyage,
        { ...stranded, path: Array.from({ length: 30 }, () => 'cannon' as const) },
        { type: 'play', from: 14, card: 'map' },
      ),
    ).toBe('The boat is away: there is no way off the shore.');
    expect(why({ edition: 'classic' }, { hands: ['hat', 'key'] }, { type: 'play', from: 'start', card: 'key' })).toBe(
      'You do not hold a key.',
    );
    expect(why({ edition: 'classic' }, {}, { type: 'retreat', from: 'start' })).toBe(
      'Nobody to step back to: no space behind has one or two pirates on it.',
    );
  });

  it('or nothing, when it can be done', () => {
    expect(
      why({ edition: 'classic' }, { hands: ['key', 'key'] }, { type: 'play', from: 'start', card: 'key' }),
    ).toBeUndefined();
  });

  it('is the same for everybody else: it is not their turn', () => {
    expect(why({ edition: 'classic' }, {}, { type: 'end' }, 1)).toBe('It is for somebody else to decide now.');
  });
});
