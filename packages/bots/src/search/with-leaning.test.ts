import { makeNotation, SeededChance } from '@cartagena/engine';
import { table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { LEGEND_SEARCH } from '../levels/levels.ts';
import type { Leaning } from './leaning.ts';
import { plannedTurn } from './planned-turn.ts';
import { repliedSearch } from './replied-search.ts';
import { searchContextFor } from './search-context.ts';
import { withLeaning } from './with-leaning.ts';

const t = table(
  { edition: 'classic', actions: 1 },
  {
    pirates: [
      { 12: 2, 9: 1 },
      { 9: 1, 20: 1 },
    ],
    hands: ['key hat', 'skull'],
  },
);
const STRATEGIES = {
  'a planned turn': plannedTurn({ candidates: 8, width: 3, overlooks: 0, misjudges: 0 }),
  'a search that looks at answers': repliedSearch(LEGEND_SEARCH),
};

function choose(name: string, leaning?: Leaning): string {
  const { rules, state } = t.game;
  const context = searchContextFor(rules);
  const legal = context.startDecision(state);
  const plain = STRATEGIES[name as keyof typeof STRATEGIES];
  const decide = leaning ? withLeaning(leaning, plain) : plain;
  return makeNotation(
    rules,
    decide({ rules, context, view: t.view(0), sample: state, legal }, { chance: new SeededChance('love') }),
  );
}

it.each(Object.keys(STRATEGIES))('%s: who loves cards above all draws them, who loves to run plays them', name => {
  expect(choose(name, { cards: 2 })).toMatch(/^retreat/);
  expect(choose(name, { ground: 8 })).toMatch(/^play/);
});

it.each(Object.keys(STRATEGIES))('%s decides as before where nothing is loved, and for others meanwhile', name => {
  const before = choose(name);
  expect(choose(name, {})).toBe(before);
  expect(choose(name)).toBe(before);
});
