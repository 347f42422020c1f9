import { type GameRecord, resolveRules } from '@cartagena/engine';
import { type Analysis, analyse, GAIN_ASPECTS, type TurnPlan } from '@cartagena/study';
import { beforeAll, describe, expect, it } from 'vitest';
import { shapeOf } from '../../board/scene.ts';
import { expectSentence, inLanguage, SETTING } from '../../events/testing/speaking.ts';
import { fixture } from '../../game/testing/fixtures.ts';
import { LANGUAGES } from '../../words/words.ts';
import { planWords, pointWords, whyWords } from './plan-words.ts';

function understood(name: string): Analysis {
  const work = analyse(fixture(name) as GameRecord, { rounds: 1 });
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

const GAMES = ['cartagena2', 'wielka-items', 'fourth-escape'];
const ANALYSES = new Map<string, Analysis>();
beforeAll(() => {
  for (const name of GAMES) ANALYSES.set(name, understood(name));
});

const PLAN: TurnPlan = {
  steps: [
    { action: { type: 'play', card: 'key', from: 12 }, moves: [{ seat: 0, from: 12, to: 17 }], draws: 0 },
    { action: { type: 'retreat', from: 20 }, moves: [{ seat: 0, from: 20, to: 18 }], draws: 2 },
  ],
  open: false,
  chance: 0.5,
  gains: { win: 0, threat: 0, home: 1, cards: 2, ground: 5, others: 0, jump: 0, opening: 0 },
};

it('a plan and its reason in English', async () => {
  await inLanguage('en');
  const words = 'Play a key: from space 12 to space 17, then step back from space 20 to space 18, and draw 2 cards';
  expect(planWords(SETTING, PLAN)).toBe(words);
  expect(planWords(SETTING, { ...PLAN, open: true })).toBe(`${words}, then see what comes`);
  const other = { ...PLAN, gains: { ...PLAN.gains, home: 0, cards: 0 } };
  expect(whyWords({ seat: 0, better: PLAN, other, cost: 0.1, because: ['home', 'cards'] })).toBe(
    'It brings 1 more pirate home and leaves 2 more cards in hand.',
  );
  expect(whyWords({ seat: 0, better: PLAN, other, cost: 0.1, because: [] })).toBe('');
});

it('a plan in Polish', async () => {
  await inLanguage('pl');
  expect(planWords(SETTING, PLAN)).toBe(
    'Zagraj klucz: z pola 12 na pole 17, potem cofnij się z pola 20 na pole 18 i dobierz 2 karty',
  );
});

describe.each(LANGUAGES)('in %s', language => {
  beforeAll(() => inLanguage(language));

  it.each(GAMES)('all that can be said about %s is said in whole sentences', name => {
    const analysis = ANALYSES.get(name)!;
    const rules = resolveRules(analysis.config);
    const setting = { ...SETTING, edition: analysis.config.edition, shape: shapeOf(rules) };
    const mistakes = analysis.turns.filter(({ mistake }) => mistake);
    expect(mistakes.length).toBeGreaterThan(3);
    for (const { number, seat, cost } of mistakes)
      expectSentence(pointWords(setting, analysis, { turn: number, seat, kind: 'choice', size: cost }));
    for (const size of [0.2, -0.2])
      expectSentence(pointWords(setting, analysis, { turn: 1, seat: 0, kind: 'luck', size }));
  });

  it('every reason has its words', () => {
    for (const aspect of GAIN_ASPECTS) {
      const other = { ...PLAN, gains: { ...PLAN.gains, [aspect]: PLAN.gains[aspect] - 3 } };
      const text = whyWords({ seat: 0, better: PLAN, other, cost: 0.1, because: [aspect] });
      expect(text, aspect).toMatch(/\p{L}/u);
      expect(text, aspect).not.toMatch(/[{}|]/);
    }
  });
});
