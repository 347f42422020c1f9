/** What is too large for the engine is refused when rules are compiled, with the name of what is too large. */
import { afterEach, describe, expect, it } from 'vitest';
import { unwrap } from '../base/result.ts';
import { addPlaces } from '../model/board.ts';
import type { Choices, GameConfig } from '../model/game-config.ts';
import type { Module, MoveType, RuleParts, Rules } from '../model/rules.ts';
import { plain } from '../play/dimensions.ts';
import { setUp } from './config.ts';
import { registerModule } from './registry.ts';
import { resolveRules } from './resolve.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const idle: MoveType = {
  type: 'end',
  phase: 'turn',
  dimensions: () => [],
  legal: (_rules, _state, _out, n) => n,
  apply() {},
};

let remove = () => {};
afterEach(() => remove());

/** Rules with a module that changes them like this. */
function resolveWith(patch: (base: RuleParts) => Partial<RuleParts>): Rules {
  const large = { id: 'large' as never, patch } as Module;
  remove = registerModule(large);
  return resolveRules(unwrap(setUp({ edition: 'diaries', modules: ['retreat', 'raft', large.id] })));
}

describe('limits', () => {
  it.each<[string, (base: RuleParts) => Partial<RuleParts>]>([
    [
      '65,536 actions',
      base => ({
        moves: [...base.moves, { ...idle, dimensions: () => [plain('a', numbers(300)), plain('b', numbers(300))] }],
      }),
    ],
    ['256 types of action', base => ({ moves: [...base.moves, ...numbers(300).map(() => ({ ...idle }))] })],
    [
      '255 steps of a resolution',
      base => ({ afterEffect: [...base.afterEffect, ...numbers(300).map(() => () => true)] }),
    ],
    [
      '255 combinations of cards',
      base => ({
        combinationMakers: [
          ...base.combinationMakers,
          () =>
            numbers(300).map(() => ({
              type: 'lay',
              cards: [0],
              uses: { moves: 1, hatOnly: false, others: [], icon: 255 },
            })),
        ],
      }),
    ],
  ])('%s are the most', (limit, patch) => {
    const [most, ...what] = limit.split(' ');
    const text = new RegExp(`${what.join(' ')}.* at most ${most.replace(',', '')}`);
    expect(() => resolveWith(patch)).toThrow(text);
  });

  it.each<[string, (base: RuleParts, room: number) => Partial<RuleParts>, (rules: Rules) => number, number]>([
    [
      'steps of a resolution',
      (base, room) => ({ afterEffect: [...base.afterEffect, ...numbers(room).map(() => () => true)] }),
      ({ steps }) => steps.length,
      255,
    ],
    [
      'types of action',
      (base, room) => ({ moves: [...base.moves, ...numbers(room).map(() => ({ ...idle }))] }),
      ({ moveTypes }) => moveTypes.length,
      256,
    ],
  ])('%s may be as many as fit, and not one more', (_, patch, countOf, most) => {
    const before = countOf(resolveWith(() => ({})));
    remove();
    expect(countOf(resolveWith(base => patch(base, most - before)))).toBe(most);
    remove();
    expect(() => resolveWith(base => patch(base, most - before + 1))).toThrow(`at most ${most}`);
  });

  it.each<[string, Partial<GameConfig>, number]>([
    ['9 seats', { seats: 9 }, 8],
    ['8 pirates of a seat', { pirates: 8 }, 7],
    ['33 segments', { segments: [33] }, 32],
    ['33 segments', { segments: [11, 22] }, 32],
  ])('%s are too many', (what, choices, most) => {
    const config = { ...unwrap(setUp({ edition: 'classic' })), ...choices };
    expect(() => resolveRules(config)).toThrow(`These rules have ${what} and the engine takes at most ${most}.`);
  });

  it('nine ways forward are too many', () => {
    expect(() => resolveWith(() => ({ routes: 9 }))).toThrow('9 ways forward and the engine takes at most 8');
  });

  it('a board has at most 254 places', () => {
    expect(() =>
      resolveWith(base => ({
        board: addPlaces(
          base.board,
          numbers(250).map(i => ({ name: i, progress: 0 })),
        ),
      })),
    ).toThrow('places; at most 254 fit');
  });
});

describe('the rules of a table', () => {
  const rulesOf = (choices: Choices) => resolveRules(unwrap(setUp(choices)));

  it.each<[Choices, boolean]>([
    [{ edition: 'classic', supply: 'stock', hands: 'hidden' }, false],
    [{ edition: 'classic', supply: 'row', hands: 'hidden' }, true],
    [{ edition: 'classic', supply: 'row', hands: 'open' }, false],
    [{ edition: 'wielka', modules: ['retreat', 'items'], hands: 'hidden' }, true],
    [{ edition: 'wielka', modules: ['retreat', 'items'], hands: 'open' }, false],
  ])('%j track who knows which card: %s [CORE-9]', (choices, tracks) => {
    expect(rulesOf(choices)).toMatchObject({ tracksKnowledge: tracks, openHands: choices.hands === 'open' });
  });

  it('without a module ask, look and pass on nothing', () => {
    expect(rulesOf({ edition: 'classic' })).toMatchObject({
      marks: false,
      hats: false,
      discardsTogether: false,
      sortsCards: false,
      passesUnseen: false,
      declaresUseLate: false,
      winsByArrival: true,
      routes: 1,
      kindsPlayedAtOnce: 6,
    });
  });

  it('list the kinds of marked cards after the plain ones, and play plain ones at once [RAFT-2]', () => {
    const { cardNames, kindMarked, kindsPlayedAtOnce } = rulesOf({ edition: 'diaries', modules: ['retreat', 'raft'] });
    expect(cardNames.slice(5, 7)).toEqual(['skull', 'bottle*']);
    expect([...kindMarked]).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(kindsPlayedAtOnce).toBe(6);
  });

  it('ask plain cards for nothing but their use and their effect [LIMIT-1]', () => {
    const { steps, isForMarked } = rulesOf({ edition: 'cartagena2' });
    expect(steps.filter((_, i) => !isForMarked[i])).toHaveLength(2);
    expect(isForMarked).toContain(true);
  });

  it('know the combinations of each type, and have each of them in one run', () => {
    const rules = rulesOf({ edition: 'wielka', modules: ['retreat', 'items', 'captain'], supply: 'row' });
    const { combinations, combinationRuns, combinationRange, moveTypes } = rules;
    let found = 0;
    moveTypes.forEach(({ type }, number) => {
      const { from, to } = combinationRange[type] ?? { from: 0, to: 0 };
      const ofType = combinations.slice(from, to);
      expect(ofType.every(other => other.type === type)).toBe(true);
      const inRuns = combinationRuns[number].flatMap(run =>
        numbers(31)
          .filter(second => (run.seconds >> second) & 1)
          .map(second => {
            const { cards, uses } = ofType[run.from + run.offsets[second]];
            expect(1 << cards[0]).toBe(run.first);
            expect(cards[1] ?? 30).toBe(second);
            expect(uses).toBe(run.uses);
            return run.from + run.offsets[second];
          }),
      );
      expect(inRuns).toEqual(numbers(ofType.length));
      found += inRuns.length;
    });
    expect(found).toBe(combinations.length);
  });
});
