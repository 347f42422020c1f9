/**
 * Bots in a thread of their own. Both ends speak through a port, so that the same code runs in worker threads of Node and in
 * Web Workers of a browser. See worker/ for the entries.
 */
import { type Action, type GameConfig, type Rules, resolveRules, SeededChance, type View } from '@cartagena/engine';
import { type Bot, type Budget, timedBudget } from './bot.ts';

/** One end of a line to another thread. */
export interface Port {
  postMessage(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
}

/** The end that holds a worker. */
export interface WorkerPort extends Port {
  /** Says when the worker has ended, and why, whoever ended it. */
  onEnd(tell: (why: string) => void): void;
  terminate(): void;
}

/** A decision that is wanted. */
export interface Thought {
  /** The name of the bot. */
  readonly bot: string;
  readonly config: GameConfig;
  /** What the seat that must decide may see. */
  readonly view: View;
  /** Where the bot's luck comes from. */
  readonly seed: string;
  readonly stream: number;
  /** With a number of iterations the decision can be made again; otherwise the bot keeps to this time, or to its own. */
  readonly iterations?: number;
  readonly milliseconds?: number;
}

type Request = Thought & { readonly id: number };
type Answer = { readonly id: number; readonly action: Action } | { readonly id: number; readonly error: string };

/** Tables that a worker keeps in mind. */
const KEPT_RULES = 4;

/** The worker's end: answers requests one after the other. `now` is a clock that counts milliseconds. */
export function serveThinker(port: Port, bots: { readonly [name: string]: Bot }, now: () => number): void {
  const rulesOf = rememberRules();
  port.listen(message => port.postMessage(answer(message as Request)));

  function answer(request: Request): Answer {
    const { id, bot: name, config, view } = request;
    try {
      if (!Object.hasOwn(bots, name))
        throw new Error(`There is no bot "${name}". Choose one of ${Object.keys(bots).join(', ')}.`);
      return { id, action: bots[name].choose(rulesOf(config), view, budgetFor(bots[name], request, now)) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  }
}

function budgetFor(bot: Bot, { seed, stream, iterations, milliseconds }: Thought, now: () => number): Budget {
  const chance = new SeededChance(seed, stream);
  if (iterations !== undefined) return { chance, iterations };
  return timedBudget({ ...bot, milliseconds: milliseconds ?? bot.milliseconds }, chance, now);
}

/** Rules are made once for each configuration; of many, those used last are kept. */
function rememberRules(): (config: GameConfig) => Rules {
  const kept = new Map<string, Rules>();
  return config => {
    const key = JSON.stringify(config);
    const rules = kept.get(key) ?? resolveRules(config);
    kept.delete(key);
    kept.set(key, rules);
    if (kept.size > KEPT_RULES) kept.delete(kept.keys().next().value!);
    return rules;
  };
}

interface Waiting {
  resolve(action: Action): void;
  reject(error: Error): void;
}

/** The other end: whoever wants a decision and has better things to do meanwhile. */
export class Thinker {
  private readonly port: WorkerPort;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** Why nothing can be asked any more. */
  private ended: string | undefined;

  constructor(port: WorkerPort) {
    this.port = port;
    port.listen(message => this.hear(message as Answer));
    port.onEnd(why => this.end(why));
  }

  think(thought: Thought): Promise<Action> {
    if (this.ended !== undefined) return Promise.reject(new Error(this.ended));
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.port.postMessage({ ...thought, id } satisfies Request);
    });
  }

  /** Ends the worker. Decisions that are still wanted are refused. */
  close(): void {
    this.end('The bots were sent home.');
    this.port.terminate();
  }

  private hear(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.action);
  }

  private end(why: string): void {
    this.ended ??= why;
    for (const { reject } of this.waiting.values()) reject(new Error(this.ended));
    this.waiting.clear();
  }
}
