/** An engine in a thread of its own, and what it is asked to do there. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Choices } from '@cartagena/engine';
import { fail } from '../io/fail.ts';
import { type Engine, heapGrowth, playFor, playGames, type Tally } from './random-games.ts';

interface Seating {
  /** The address of the engine's main file. */
  readonly engine: string;
  readonly choices: Choices;
  readonly seed: string;
}

type Order = { readonly games: number } | { readonly seconds: number } | 'heap';

/** An engine in a thread of its own: two builds must not share the compiler's knowledge of the loop around them. */
export class Player {
  private readonly worker: Worker;

  constructor(seating: Seating) {
    this.worker = new Worker(fileURLToPath(import.meta.url), { workerData: { bench: seating } });
    this.worker.on('error', error => fail(`An engine stopped: ${error.message}`));
  }

  play(order: Exclude<Order, 'heap'>): Promise<Tally> {
    return this.ask(order);
  }

  heapGrowth(): Promise<number> {
    return this.ask('heap');
  }

  close(): Promise<number> {
    return this.worker.terminate();
  }

  private async ask<T>(order: Order): Promise<T> {
    this.worker.postMessage(order);
    const [answer] = await once(this.worker, 'message');
    return answer;
  }
}

/** The other side of `Player`. */
async function answerOrders({ engine: address, choices, seed }: Seating): Promise<void> {
  const engine: Engine = await import(address);
  const rules = engine.resolveRules(engine.unwrap(engine.setUp(choices)));
  const game = engine.newGame(rules, new engine.SeededChance(seed));
  const out = engine.actionBuffer(rules);
  parentPort?.on('message', (order: Order) => {
    if (order === 'heap') parentPort?.postMessage(heapGrowth(engine, game, out));
    else if ('games' in order) parentPort?.postMessage(playGames(engine, game, out, order.games));
    else {
      const tally = playFor(engine, game, out, order.seconds);
      // How many games that were is up to the machine: those that follow are always the same. The compiler had taken this field for
      // constant, and must learn that it is not before anything is measured.
      game.chance = new engine.SeededChance(seed);
      playFor(engine, game, out, order.seconds);
      game.chance = new engine.SeededChance(seed);
      parentPort?.postMessage(tally);
    }
  });
}

if (!isMainThread && workerData?.bench) await answerOrders(workerData.bench);
