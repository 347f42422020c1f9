/** What is too large for the engine is refused when rules are compiled, with the name of what is too large. */
import { afterEach, describe, expect, it } from 'vitest';
import { unwrap } from '../base/result.ts';
import { addPlaces } from '../model/board.ts';
import type { Module, MoveType, RuleParts } from '../model/rules.ts';
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
function resolveWith(patch: (base: RuleParts) => Partial<RuleParts>): void {
  const large = { id: 'large' as never, patch } as Module;
  remove = registerModule(large);
  resolveRules(unwrap(setUp({ edition: 'diaries', modules: ['retreat', 'raft', large.id] })));
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
