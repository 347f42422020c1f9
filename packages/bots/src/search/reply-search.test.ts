import { apply, copyState, makeNotation, SeededChance, type State } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { BOTS } from '../index.ts';
import { searchContextFor } from './search-context.ts';

/** One action a turn. B's last pirate goes from 30 to the hat on 36; if a pirate is there, it goes past it: home. */
const BRIDGE: Position = {
  pirates: [
    { 34: 2, goal: 4 },
    { 30: 1, goal: 5 },
  ],
  hands: ['pistol hat', 'hat'],
};
const OPEN = { edition: 'classic', actions: 1, supply: 'row', hands: 'open' } as const;
const REPLY = { seats: 1, width: 2 };

/** What each of A's actions is worth after B's answer. */
function worthsAfterReply(): Map<string, number> {
  const { rules, state } = table(OPEN, BRIDGE).game;
  const context = searchContextFor(rules);
  const after = (action: number): State => {
    const next = copyState(rules, state);
    apply({ rules, state: next, chance: new SeededChance('turn') }, action);
    return next;
  };
  return new Map(
    context
      .startDecision(state)
      .map(action => [makeNotation(rules, action), context.replySearch.worthOf(after(action), 0, REPLY, 'reply', 1)]),
  );
}

it('sees that a move builds the bridge over which the other wins', () => {
  const worths = worthsAfterReply();
  expect(worths.get('play 34 hat')).toBe(0);
  expect(worths.get('play 34 pistol')).toBeGreaterThan(0);
});

it('answers the same end only once, until it is told to forget', () => {
  const { rules, state } = table(OPEN, BRIDGE).game;
  const { evaluator, replySearch } = searchContextFor(rules);
  evaluator.prepare(state);
  const worth = replySearch.worthOf(state, 1, REPLY, 'one', 1);
  expect(replySearch.worthOf(state, 1, { ...REPLY, seats: 0 }, 'other', 2)).toBe(worth);
  replySearch.forget();
  expect(replySearch.worthOf(state, 1, { ...REPLY, seats: 0 }, 'other', 2)).not.toBe(worth);
});

it.each([0, 1, 2, 3])('a legend does not build that bridge', luck => {
  const { rules } = table(OPEN, BRIDGE).game;
  const view = table(OPEN, BRIDGE).view(0);
  const choice = BOTS.legend.choose(rules, view, { chance: new SeededChance('legend', luck) });
  expect(choice).not.toMatchObject({ type: 'play', card: 'hat' });
});

it('where hands are hidden, a legend fears a card that the other may hold', () => {
  const hidden = { ...OPEN, hands: 'hidden', supply: 'stock' } as const;
  const t = table(hidden, { ...BRIDGE, hands: ['pistol hat', 'hat hat hat hat'] });
  const choice = BOTS.legend.choose(t.game.rules, t.view(0), { chance: new SeededChance('hidden') });
  expect(choice).not.toMatchObject({ type: 'play', card: 'hat' });
});
