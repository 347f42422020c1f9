/** Whole games of random actions with fair deals, as a server would run them. */
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
import { completeConfig, type RecordedConfig } from '../recorded-config.ts';

export interface FairGame {
  readonly config: RecordedConfig;
  readonly deal: FairDeal;
  readonly actions: readonly RecordedAction[];
  readonly state: State;
}

/** A secret for tests, known to everybody. */
export const secretOf = (name: string): Uint8Array => {
  const chance = new SeededChance(name);
  return Uint8Array.from({ length: 32 }, () => chance.below(256));
};

/** A deal without takebacks; every second seat adds something. */
export function dealOf(config: GameConfig, name: string): FairDeal {
  const secret = secretOf(name);
  const entropies = Array.from({ length: config.seats }, (_, seat) => (seat % 2 === 0 ? `${name} ☠ ${seat}` : ''));
  return { ...makeCommitment(name, secret), secret: toHex(secret), entropies, takebacks: [] };
}

/** A takeback by consent of the last `count` actions, when `at` actions were made for the first time. */
export interface ConsentedTakeback {
  readonly at: number;
  readonly count: number;
}

export function playFair(config: RecordedConfig, name: string, takebacks: readonly ConsentedTakeback[] = []): FairGame {
  const rules = resolveRules(completeConfig(config));
  const out = actionBuffer(rules);
  const player = new SeededChance(`${name}/player`);
  const due = [...takebacks];
  let deal = dealOf(rules.config, name);
  let source = fairChance(config, deal);
  let played: ActionId[] = [];
  let actions: RecordedAction[] = [];
  let game = newGame(rules, source('', 0));
  const perform = (action: ActionId) => {
    actions.push({ seat: game.state.actor, action: makeNotation(rules, action) });
    played.push(action);
    game.chance = source('', played.length);
    apply(game, action);
  };
  while (!isOver(game.state)) {
    if (due[0]?.at === played.length) {
      const remaining = played.slice(0, played.length - due.shift()!.count);
      deal = { ...deal, takebacks: [...deal.takebacks, remaining.length] };
      source = fairChance(config, deal);
      played = [];
      actions = [];
      game = newGame(rules, source('', 0));
      for (const action of remaining) perform(action);
    }
    perform(out[player.below(legalActions(rules, game.state, out))]);
  }
  return { config, deal, actions, state: game.state };
}
