/**
 * How many ways there are to play a number of actions from a position. A change of any rule shows here first.
 * The counts are confirmed by an independent implementation of the rules: `python3 tools/perft/perft.py fixtures/perft`.
 * `PERFT=write npx vitest run packages/engine/src/testing/perft.test.ts` writes the positions and their counts anew.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { nameAction } from '../play/actions.ts';
import { children, type PerftFixture, perft, perftFixtures, restoreFixture } from './perft.ts';

const FOLDER = new URL('../../../../fixtures/perft/', import.meta.url);

if (process.env.PERFT === 'write') {
  mkdirSync(FOLDER, { recursive: true });
  for (const fixture of perftFixtures())
    writeFileSync(new URL(`${fixture.name}.json`, FOLDER), `${JSON.stringify(fixture)}\n`);
}

const FIXTURES: PerftFixture[] = readdirSync(FOLDER)
  .filter(file => file.endsWith('.json'))
  .map(file => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));

/** Adds the types of all actions of the tree of that depth. */
function collectTypes(rules: Rules, state: State, depth: number, types: Set<string>): void {
  for (const { action, next } of children(rules, state)) {
    types.add(nameAction(rules, action).type);
    if (depth > 1) collectTypes(rules, next, depth - 1, types);
  }
}

describe('perft', () => {
  it.each(FIXTURES)('$name', fixture => {
    const { rules, state } = restoreFixture(fixture);
    expect(fixture.counts.map((_, i) => perft(rules, state, i + 1))).toEqual(fixture.counts);
  });

  it('meets every type of action', () => {
    const restored = FIXTURES.map(restoreFixture);
    const types = new Set(restored.flatMap(({ rules }) => rules.moveTypes.map(({ type }) => type)));
    const met = new Set<string>();
    for (const { rules, state } of restored) collectTypes(rules, state, 4, met);
    expect(met).toEqual(types);
  });
});
