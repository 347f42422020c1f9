/** Random games with a fixed seed, as one number: what makes the engine faster must not change what is played. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { Choices } from '../model/game-config.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { deal, newGame } from '../play/deal.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';

const GAMES = 20;

/** For each table the checksums at two and at five seats. */
const TABLES: readonly (readonly [Choices, readonly string[]])[] = [
  [{ edition: 'classic' }, ['a810f8cb', '270c0bf5']],
  [{ edition: 'classic', supply: 'row', hands: 'open' }, ['4b024481', '1ff1cb0d']],
  [{ edition: 'cartagena2' }, ['aa23e5b1', '9937744']],
  [{ edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] }, ['74bda042', '402a452d']],
  [{ edition: 'wielka' }, ['cf6a9845', 'abe9254f']],
  [
    { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] },
    ['ca6fb672', 'b190b080'],
  ],
  [{ edition: 'diaries' }, ['4b024481', '1ff1cb0d']],
  [{ edition: 'diaries', modules: ['retreat', 'captain', 'raft'] }, ['b14f68eb', '11d5dcae']],
];

/** Of every decision: how many actions were legal, and which one was done. */
function checksumOf(choices: Choices): string {
  const rules = resolveRules(unwrap(setUp({ ...choices, recycle: true, layout: 'random' })));
  const game = newGame(rules, new SeededChance('checksum'));
  const out = actionBuffer(rules);
  let sum = 0;
  for (let i = 0; i < GAMES; i++) {
    deal(game);
    for (let n = legalActions(rules, game.state, out); n > 0; n = legalActions(rules, game.state, out)) {
      const action = out[game.chance.below(n)];
      sum = (Math.imul(sum, 31) + Math.imul(n, 65_599) + action) | 0;
      apply(game, action);
    }
  }
  return (sum >>> 0).toString(16);
}

describe('the checksum of random games', () => {
  it.each(TABLES)('%j', (choices, expected) => {
    expect([2, 5].map(seats => checksumOf({ ...choices, seats }))).toEqual(expected);
  });
});
