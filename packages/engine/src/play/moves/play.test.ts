/** A plain card is used at once. It must come to the same as the steps of a resolution. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../../base/chance.ts';
import { USE } from '../../base/vocabulary.ts';
import type { GameEvent } from '../../model/events.ts';
import type { Game } from '../../model/rules.ts';
import { copyState, stateKey } from '../../model/state.ts';
import { resolveRules } from '../../setup/resolve.ts';
import { drawMix } from '../../testing/mixes.ts';
import { oneIn, QUICK } from '../../testing/quick.ts';
import { everySetup } from '../../testing/setups.ts';
import { actionBuffer, apply, legalActions } from '../actions.ts';
import { newGame } from '../deal.ts';
import { playCards } from '../resolution.ts';
import { play } from './play.ts';

/** The state and the events after `change`, which is made to a copy of the game. */
function outcome({ rules, state }: Game, seed: string, change: (copy: Game) => void) {
  const events: GameEvent[] = [];
  const copy: Game = {
    rules,
    state: copyState(rules, state),
    chance: new SeededChance(seed),
    emit: event => events.push(event),
  };
  change(copy);
  return { key: stateKey(copy.state), events: JSON.stringify(events) };
}

/** Plays the card step by step, as if it were marked. */
function resolve(game: Game, index: number): void {
  const { rules, state } = game;
  const kind = Math.floor(index / rules.routes) % rules.cardKinds;
  state.route = index % rules.routes;
  state.mover = Math.floor(index / (rules.cardKinds * rules.routes));
  state.icon = rules.kindIcon[kind];
  playCards(game, rules.singleCard[kind], USE.move);
}

describe('a plain card', () => {
  it('leaves the state and the events of a resolution', () => {
    const mixes = Array.from({ length: 100 }, (_, i) => drawMix(new SeededChance(`plain card ${i}`)));
    let compared = 0;
    for (const [i, config] of oneIn(24, [...everySetup(), ...mixes]).entries()) {
      const rules = resolveRules(config);
      const game = newGame(rules, new SeededChance(`plain cards ${i}`));
      const out = actionBuffer(rules);
      const base = rules.bases[rules.moveTypes.indexOf(play)];
      for (let n = legalActions(rules, game.state, out); n > 0; n = legalActions(rules, game.state, out)) {
        const action = out[game.chance.below(n)];
        if (rules.moveTypes[rules.moveTypeOf[action]] === play && game.chance.below(4) === 0) {
          const index = action - base;
          const seed = `${i} ${compared++}`;
          const atOnce = outcome(game, seed, copy => apply(copy, action));
          const inSteps = outcome(game, seed, copy => resolve(copy, index));
          if (atOnce.key !== inSteps.key || atOnce.events !== inSteps.events) expect(atOnce).toEqual(inSteps);
        }
        apply(game, action);
      }
    }
    expect(compared).toBeGreaterThan(QUICK ? 40 : 1000);
  });
});
