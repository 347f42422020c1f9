/**
 * Bots that think in another thread. Both ends speak through a port, so that the same code runs in worker threads of Node and in
 * Web Workers of a browser: node.ts and web.ts are their entries.
 */
import type { Action } from '@cartagena/engine';
import type { Thought, ThoughtAnswer, ThoughtRequest, WorkerPort } from './messages.ts';

export { botSeed } from './bot-seed.ts';
export type { Thought, WorkerPort } from './messages.ts';

interface PendingThought {
  resolve(action: Action): void;
  reject(error: Error): void;
}

export class Thinker {
  private readonly port: WorkerPort;
  private readonly pending = new Map<number, PendingThought>();
  private requestCount = 0;
  /** Why no more requests are accepted. */
  private endReason: string | undefined;

  constructor(port: WorkerPort) {
    this.port = port;
    port.listen(message => this.settle(message as ThoughtAnswer));
    port.onEnd(why => this.end(why));
  }

  think(thought: Thought): Promise<Action> {
    if (this.endReason !== undefined) return Promise.reject(new Error(this.endReason));
    const id = ++this.requestCount;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.port.postMessage(makeRequest(id, thought));
    });
  }

  /** Ends the worker, and rejects the decisions that are still pending. */
  close(): void {
    this.end('The bots were sent home.');
    this.port.terminate();
  }

  private settle(answer: ThoughtAnswer): void {
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    if ('error' in answer) pending?.reject(new Error(answer.error));
    else pending?.resolve(answer.action);
  }

  private end(why: string): void {
    this.endReason ??= why;
    for (const { reject } of this.pending.values()) reject(new Error(this.endReason));
    this.pending.clear();
  }
}

/** Field by field: whatever else the caller's object holds, a state for instance, stays in this thread. */
function makeRequest(id: number, thought: Thought): ThoughtRequest {
  const { bot, config, view, seed, stream, iterations, milliseconds } = thought;
  return { id, bot, config, view, seed, stream, iterations, milliseconds };
}
