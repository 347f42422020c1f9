/** What reaches the thread in which a bot thinks: nothing that the bot's seat may not see. */
import {
  apply,
  checkAction,
  EDITIONS,
  type Game,
  type GameConfig,
  isOver,
  newGame,
  resolveRules,
  SeededChance,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { BOTS, botSeed, serveThinker, Thinker, type Thought } from '../index.ts';

const GAME_SEED = 'the seed of the game';
const FIELDS = ['bot', 'config', 'id', 'iterations', 'milliseconds', 'seed', 'stream', 'view'];

/** Of each edition the tables with hidden hands and the most modules, with a stock and with a row. */
const TABLES = EDITIONS.flatMap(edition =>
  (['stock', 'row'] as const).flatMap(supply =>
    everySetup()
      .filter(config => config.edition === edition && config.hands === 'hidden' && config.supply === supply)
      .sort((a, b) => b.modules.length - a.modules.length)
      .slice(0, 2),
  ),
);

/** A thinker whose worker runs in this thread, and every message that it was sent. */
function recordingThinker(): { thinker: Thinker; messages: Thought[] } {
  const messages: Thought[] = [];
  let [toWorker, toThinker]: ((message: unknown) => void)[] = [];
  const thinker = new Thinker({
    postMessage(message) {
      const sent = structuredClone(message);
      messages.push(sent as Thought);
      queueMicrotask(() => toWorker(sent));
    },
    listen(onMessage) {
      toThinker = onMessage;
    },
    onEnd() {},
    terminate() {},
  });
  const workerEnd = {
    postMessage: (message: unknown) => toThinker(message),
    listen(onMessage: (message: unknown) => void) {
      toWorker = onMessage;
    },
  };
  serveThinker(workerEnd, BOTS, () => 0);
  return { thinker, messages };
}

/** Fails if the message holds anything but the table's configuration, the acting seat's own view and a budget. */
function expectSecrecy(message: Thought, { rules, state }: Game): void {
  expect(Object.keys(message).sort()).toEqual(FIELDS);
  expect(message.config).toEqual(rules.config);
  expect(message.view).toEqual(viewFor(rules, state, state.actor));
  const handsShown = message.view.seats.flatMap(({ hand }, seat) => (hand === undefined ? [] : [seat]));
  expect(handsShown).toEqual([state.actor]);
  const { config: _config, view: _view, ...budget } = message;
  for (const value of Object.values(budget)) expect(value ?? '').not.toBeTypeOf('object');
  expect(JSON.stringify(message)).not.toContain(GAME_SEED);
}

function startGame(config: GameConfig): Game {
  return newGame(resolveRules(config), new SeededChance(GAME_SEED));
}

function makeThought({ rules, state }: Game, stream: number): Thought {
  const view = viewFor(rules, state, state.actor);
  return { bot: 'greedy', config: rules.config, view, seed: botSeed(GAME_SEED, 'greedy'), stream };
}

it('every edition is tested', () => {
  expect(new Set(TABLES.map(({ edition }) => edition))).toEqual(new Set(EDITIONS));
});

it.each(TABLES.map(config => [nameSetup(config), config] as const))(
  'a worker receives its seat’s view and a budget, even if the caller passes more: %s',
  async (_, config) => {
    const game = startGame(config);
    const { rules, state } = game;
    const { thinker, messages } = recordingThinker();
    for (let made = 0; made < 150 && !isOver(state); made++) {
      // A careless caller: its object holds the state, the seed and all hands as well.
      const careless = { ...makeThought(game, made), state, gameSeed: GAME_SEED, hands: state.hand };
      const action = await thinker.think(careless);
      expect(messages).toHaveLength(made + 1);
      expectSecrecy(messages[made], game);
      apply(game, unwrap(checkAction({ rules, state, chance: game.chance }, state.actor, action)));
    }
  },
);

describe('this test fails if a message also held', () => {
  const game = startGame(TABLES[0]);
  const { rules, state } = game;
  const other = (state.actor + 1) % rules.seats;
  const view = viewFor(rules, state, state.actor);
  const othersHand = viewFor(rules, state, other).seats[other].hand;
  const sent: Thought & { id: number } = {
    id: 1,
    iterations: undefined,
    milliseconds: undefined,
    ...makeThought(game, 0),
  };

  it.each<[what: string, message: object]>([
    ['the state', { ...sent, state }],
    ['the state instead of a budget', { ...sent, milliseconds: state }],
    ['the seed of the game', { ...sent, gameSeed: GAME_SEED }],
    ['a seed that contains the seed of the game', { ...sent, seed: `${GAME_SEED}/greedy` }],
    ['the view of another seat', { ...sent, view: viewFor(rules, state, other) }],
    [
      'the hand of another seat',
      { ...sent, view: { ...view, seats: view.seats.map(seat => ({ hand: othersHand, ...seat })) } },
    ],
  ])('%s', (_, message) => {
    expect(() => expectSecrecy(sent, game)).not.toThrow();
    expect(() => expectSecrecy(message as Thought, game)).toThrow();
  });
});

it('the luck of a bot is the same in the same game, and another one for another bot or game', () => {
  expect(botSeed(GAME_SEED, 'greedy')).toBe(botSeed(GAME_SEED, 'greedy'));
  const seeds = [botSeed('a', 'greedy'), botSeed('b', 'greedy'), botSeed('a', 'legend')];
  expect(new Set(seeds).size).toBe(3);
});
