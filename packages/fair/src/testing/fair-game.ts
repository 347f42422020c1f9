/** Whole games by random choice with fair deals, as a server would lead them. */
import {
  type ActionId,
  actionBuffer,
  apply,
  type GameConfig,
  isOver,
  legalActions,
  makeNotation,
  newGame,
  type RecordedAction,
  resolveRules,
  SeededChance,
  type State,
} from '@cartagena/engine';
import { makeCommitment } from '../commitment.ts';
import type { FairDeal } from '../deal.ts';
import { toHex } from '../encoding.ts';
import { fairChance } from '../fair-chance.ts';

export interface FairGame {
  readonly config: GameConfig;
  readonly luck: FairDeal;
  readonly actions: readonly RecordedAction[];
  readonly state: State;
}

/** A secret for tests: anybody can know it. */
export const secretOf = (name: string): Uint8Array => {
  const chance = new SeededChance(name);
  return Uint8Array.from({ length: 32 }, () => chance.below(256));
};

/** Everything but the takings back; every second seat adds something. */
export function luckOf(config: GameConfig, name: string): FairDeal {
  const secret = secretOf(name);
  const entropies = Array.from({ length: config.seats }, (_, seat) => (seat % 2 === 0 ? `${name} ☠ ${seat}` : ''));
  return { ...makeCommitment(name, secret), secret: toHex(secret), entropies, takebacks: [] };
}

/** Takes back by consent, `by` actions at a time, when `at` actions were made for the first time. */
export interface Regret {
  readonly at: number;
  readonly by: number;
}

export function playFair(config: GameConfig, name: string, regrets: readonly Regret[] = []): FairGame {
  const rules = resolveRules(config);
  const out = actionBuffer(rules);
  const player = new SeededChance(`${name}/player`);
  const left = [...regrets];
  let luck = luckOf(config, name);
  let source = fairChance(config, luck);
  let made: ActionId[] = [];
  let actions: RecordedAction[] = [];
  let game = newGame(rules, source('', 0));
  const perform = (action: ActionId) => {
    actions.push({ seat: game.state.actor, action: makeNotation(rules, action) });
    made.push(action);
    game.chance = source('', made.length);
    apply(game, action);
  };
  while (!isOver(game.state)) {
    if (left[0]?.at === made.length) {
      const stay = made.slice(0, made.length - left.shift()!.by);
      luck = { ...luck, takebacks: [...luck.takebacks, stay.length] };
      source = fairChance(config, luck);
      made = [];
      actions = [];
      game = newGame(rules, source('', 0));
      for (const action of stay) perform(action);
    }
    perform(out[player.below(legalActions(rules, game.state, out))]);
  }
  return { config, luck, actions, state: game.state };
}
