/**
 * How many ways there are to play a number of actions from a position. A change of any rule shows here first.
 * The counts are confirmed by an independent implementation of the rules: `python3 tools/perft/perft.py fixtures/perft`.
 * `PERFT=write npx vitest run packages/engine/src/testing/perft.test.ts` writes the positions and their counts anew.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ActionId } from '../model/actions.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { nameAction } from '../play/actions.ts';
import { listLegal, type PerftFixture, perft, perftFixtures, restoreFixture, stateAfter } from './perft.ts';
import { PERFT_POSITIONS } from './perft-positions.ts';
import { QUICK } from './quick.ts';

const FOLDER = new URL('../../../../fixtures/perft/', import.meta.url);

if (process.env.PERFT === 'write') {
  mkdirSync(FOLDER, { recursive: true });
  for (const fixture of perftFixtures())
    writeFileSync(new URL(`${fixture.name}.json`, FOLDER), `${JSON.stringify(fixture)}\n`);
}

const FIXTURES: PerftFixture[] = readdirSync(FOLDER)
  .filter(file => file.endsWith('.json'))
  .map(file => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));

/** In a quick run trees are only followed as long as they are smaller than this. */
const QUICK_COUNT = 1000;

/** Adds all actions of the tree of that depth. */
function collectActions(rules: Rules, state: State, depth: number, actions: Set<ActionId>): void {
  for (const action of listLegal(rules, state)) {
    actions.add(action);
    if (depth > 1) collectActions(rules, stateAfter(rules, state, action), depth - 1, actions);
  }
}

describe('perft', () => {
  it('has the counts of every position', () => {
    expect(FIXTURES.map(({ name }) => name).sort()).toEqual(PERFT_POSITIONS.map(({ name }) => name).sort());
  });

  it.each(FIXTURES)('$name', fixture => {
    const { rules, state } = restoreFixture(fixture);
    const counts = fixture.counts.filter(count => !QUICK || count < QUICK_COUNT);
    expect(counts.map((_, i) => perft(rules, state, i + 1))).toEqual(counts);
  });

  it.runIf(!QUICK)('meets every type of action', () => {
    const restored = FIXTURES.map(restoreFixture);
    const types = new Set(restored.flatMap(({ rules }) => rules.moveTypes.map(({ type }) => type)));
    const met = restored.flatMap(({ rules, state }) => {
      const actions = new Set<ActionId>();
      collectActions(rules, state, 4, actions);
      return Array.from(actions, action => nameAction(rules, action).type);
    });
    expect(new Set(met)).toEqual(types);
  });
});
