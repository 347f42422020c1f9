import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/result.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { everySetup } from '../testing/setups.ts';
import { createState } from './state.ts';

setFlagsFromString('--allow-natives-syntax');
// Compiled only now, when the flag is set.
const isFast = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;
const haveSameShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

describe('to the compiler', () => {
  const tables = everySetup().map(resolveRules);
  const classic = resolveRules(unwrap(setUp({ edition: 'classic' })));

  it('a state is a record, not a hash table', () => {
    expect(isFast(createState(classic))).toBe(true);
  });

  it('the states and boards of all tables are of one shape each', () => {
    for (const rules of tables) {
      expect(haveSameShape(createState(rules), createState(classic)), 'state').toBe(true);
      expect(haveSameShape(rules.board, classic.board), 'board').toBe(true);
    }
  });
});
