/** Which actions players can find by touching what the table shows, at moments of random games. */
import {
  actionBuffer,
  apply,
  type Game,
  legalActions,
  newGame,
  type Rules,
  SeededChance,
  type View,
} from '@cartagena/engine';
import { expect } from 'vitest';
import { type Choosing, type Chosen, choosing, NOTHING } from '../choosing.ts';
import type { Option } from '../option.ts';
import { type Touch, touch } from '../touch.ts';

/** Everything that can be touched. */
function touches(now: Choosing): Touch[] {
  const { cards, icons, slots, marks, buttons } = now;
  return [
    ...[...cards].map(card => ({ card })),
    ...icons.map(icon => ({ icon })),
    ...[...slots].map(slot => ({ slot })),
    ...marks.movable.map(pirate => ({ pirate })),
    ...marks.targets.map(({ place }) => ({ target: place })),
    ...marks.tokens.map(token => ({ token })),
    ...buttons.map(button => ({ button })),
  ];
}

/** All options that some sequence of touches leads to. */
export function reachable(view: View, options: readonly Option[]): Set<Option> {
  const found = new Set<Option>();
  const seen = new Set<string>();
  const queue: Chosen[] = [NOTHING];
  for (let chosen = queue.pop(); chosen; chosen = queue.pop()) {
    const key = JSON.stringify([chosen.cards, chosen.icon, chosen.pirate, chosen.slot, chosen.pair]);
    if (seen.has(key)) continue;
    seen.add(key);
    const now = choosing(view, options, chosen);
    if (now.settled) found.add(now.settled);
    for (const one of touches(now)) {
      const outcome = touch(now, one);
      expect(outcome, `${key} ${JSON.stringify(one)}`).not.toEqual({ type: 'refused' });
      if (outcome.type === 'act') found.add(outcome.option);
      if (outcome.type === 'ask') for (const option of outcome.options) found.add(option);
      if (outcome.type === 'chosen') queue.push(outcome.chosen);
    }
  }
  return found;
}

/** A random game, stopping every now and then. */
export function* moments(rules: Rules, seed: string, every: number): Generator<Game> {
  const game = newGame(rules, new SeededChance(seed));
  const luck = new SeededChance(`${seed} moves`);
  const out = actionBuffer(rules);
  for (let made = 0; made < 400; made++) {
    const count = legalActions(rules, game.state, out);
    if (count === 0) return;
    if (made % every === 0) yield game;
    apply(game, out[luck.below(count)]);
  }
}
