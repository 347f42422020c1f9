/** A real thread with the built bots. */
import { Worker } from 'node:worker_threads';
import { BOTS, Thinker, type Thought } from '@cartagena/bots';
import { holdWorker } from '@cartagena/bots/worker/thread';
import {
  apply,
  isOver,
  newGame,
  parseAction,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { afterAll, describe, expect, it } from 'vitest';

const config = unwrap(setUp({ edition: 'wielka', modules: ['retreat', 'empty', 'items'] }));
const rules = resolveRules(config);

function thought(bot: string): Thought {
  const { state } = newGame(rules, new SeededChance('deal'));
  return { bot, config, view: viewFor(rules, state, state.actor), seed: 'luck', stream: 1 };
}

const BUILT = new URL('../../../bots/dist/worker/node.js', import.meta.url);
/** Without the flags of the test runner, which would make it load the sources. */
const startThinker = () => new Thinker(holdWorker(new Worker(BUILT, { execArgv: [] })));

describe('bots in a worker thread', () => {
  const thinker = startThinker();
  afterAll(() => thinker.close());

  it.each(Object.keys(BOTS))('%s decides as it would in this thread', async bot => {
    const game = newGame(rules, new SeededChance('deal'));
    const { state } = game;
    for (let made = 0; made < 12 && !isOver(state); made++) {
      const view = viewFor(rules, state, state.actor);
      const direct = BOTS[bot].choose(rules, view, { chance: new SeededChance('luck', made), iterations: 3 });
      expect(await thinker.think({ bot, config, view, seed: 'luck', stream: made, iterations: 3 })).toEqual(direct);
      apply(game, unwrap(parseAction(rules, state, direct)));
    }
  });

  it('report what is wrong with a request', async () => {
    await expect(thinker.think(thought('kraken'))).rejects.toThrow(/There is no bot "kraken"\. Choose one of /);
  });

  it('reject pending requests when they are closed', async () => {
    const other = startThinker();
    const pending = other.think(thought('greedy'));
    other.close();
    await expect(pending).rejects.toThrow('sent home');
  });

  it.each([
    ['process.exit(3)', "The bots' thread ended with code 3."],
    ['throw new Error("mutiny")', "The bots' thread failed: mutiny"],
  ])('reject pending requests when their thread dies: %s', async (code, message) => {
    const source = `require('node:worker_threads').parentPort.on('message', () => { ${code} });`;
    const dying = new Thinker(holdWorker(new Worker(source, { eval: true })));
    await expect(dying.think(thought('greedy'))).rejects.toThrow(message);
    await expect(dying.think(thought('greedy'))).rejects.toThrow(message);
  });
});
