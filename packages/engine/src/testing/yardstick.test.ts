/** Figures of an independent program that plays the classic game by random choice: the same rules must give the same means. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { deal, newGame } from '../play/deal.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';

const GAMES = 4000;
const TOLERANCE = 0.02;

describe('random games of classic Jamaica', () => {
  it.each([
    { seats: 2, actions: 437, turns: 151 },
    { seats: 5, actions: 378, turns: 130 },
  ])('at $seats seats last $actions actions and $turns turns, within two per cent', ({ seats, actions, turns }) => {
    const rules = resolveRules(unwrap(setUp({ edition: 'classic', seats, layout: 'random', recycle: true })));
    const game = newGame(rules, new SeededChance('yardstick'));
    const out = actionBuffer(rules);
    let made = 0;
    let ended = 0;
    for (let i = 0; i < GAMES; i++) {
      deal(game);
      for (let n = legalActions(rules, game.state, out); n > 0; n = legalActions(rules, game.state, out)) {
        apply(game, out[game.chance.below(n)]);
        made++;
      }
      ended += game.state.turns;
    }
    expect(Math.abs(made / GAMES / actions - 1)).toBeLessThan(TOLERANCE);
    expect(Math.abs(ended / GAMES / turns - 1)).toBeLessThan(TOLERANCE);
  });
});
