import { apply, copyState, makeNotation, SeededChance } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { leaningEvaluator, logOdds, pleasure } from './leaning.ts';
import { onePly } from './one-ply.ts';
import { searchContextFor } from './search-context.ts';

const POSITION: Position = {
  pirates: [
    { 12: 2, 9: 1 },
    { 9: 1, 20: 1 },
  ],
  hands: ['key hat', 'skull'],
};
const { rules, state } = table({ edition: 'classic' }, POSITION).game;
const WAY = rules.board.progress[rules.board.goal];

it('likes cards, ground, and that others have little of it', () => {
  expect(pleasure(rules, state, 0, {})).toBe(0);
  expect(pleasure(rules, state, 0, { cards: 0.25 })).toBe(0.5);
  expect(pleasure(rules, state, 0, { ground: 2 })).toBeCloseTo((2 * (12 + 12 + 9)) / WAY, 12);
  expect(pleasure(rules, state, 0, { blocking: 2 })).toBeCloseTo((-2 * (9 + 20)) / WAY, 12);
});

it('adds it to the chances, in log-odds, and leaves a finished game as it is', () => {
  const { evaluator } = searchContextFor(rules);
  evaluator.prepare(state);
  const [plain, leaning] = [new Float64Array(2), new Float64Array(2)];
  evaluator.evaluate(state, plain);
  leaningEvaluator(rules, evaluator, { cards: 0.25 }).evaluate(state, leaning);
  expect(logOdds(leaning[0]) - logOdds(plain[0])).toBeCloseTo(0.5, 3);
  const won = copyState(
    rules,
    table({ edition: 'classic' }, { pirates: [{ goal: 5, 36: 1 }], hands: ['key'] }).game.state,
  );
  apply({ rules, state: won, chance: new SeededChance('win') }, winIn());
  leaningEvaluator(rules, evaluator, { cards: 9 }).evaluate(won, leaning);
  expect(Array.from(leaning)).toEqual([1, 0]);
});

function winIn(): number {
  const t = table({ edition: 'classic' }, { pirates: [{ goal: 5, 36: 1 }], hands: ['key'] });
  const context = searchContextFor(t.game.rules);
  return context.startDecision(t.game.state).find(id => makeNotation(t.game.rules, id) === 'play 36 key')!;
}

it('who minds only its own business sees no difference in what happens to others', () => {
  const { evaluator } = searchContextFor(rules);
  evaluator.prepare(state);
  const other = copyState(rules, state);
  other.hand[rules.cardKinds] += 3;
  other.handCount[1] += 3;
  const plain = new Float64Array(2);
  const chanceIn = (position: typeof state) => {
    evaluator.evaluate(position, plain);
    return plain[0];
  };
  expect(chanceIn(other)).not.toBe(chanceIn(state));
  expect(evaluator.evaluateAlone(other, state, 0)).toBe(evaluator.evaluateAlone(state, state, 0));
  expect(evaluator.evaluateAlone(state, state, 0)).toBeCloseTo(chanceIn(state), 12);
});

it('who loves cards above all draws them', () => {
  const t = table({ edition: 'classic' }, POSITION);
  const context = searchContextFor(t.game.rules);
  const legal = context.startDecision(t.game.state);
  const decide = onePly({ overlooks: 0, misjudges: 0, leaning: { cards: 50 } });
  const action = decide(
    { rules: t.game.rules, context, view: t.view(0), sample: t.game.state, legal },
    { chance: new SeededChance('love') },
  );
  expect(makeNotation(t.game.rules, action)).toMatch(/^retreat/);
});
