/** What a thinker and its worker send each other, and through what. */
import type { Action, GameConfig, View } from '@cartagena/engine';

/** One end of a connection between two threads. */
export interface Port {
  postMessage(message: unknown): void;
  listen(onMessage: (message: unknown) => void): void;
}

/** The end that owns a worker. */
export interface WorkerPort extends Port {
  /** Reports that the worker has ended, and why. */
  onEnd(report: (why: string) => void): void;
  terminate(): void;
}

/** A decision to be made. */
export interface Thought {
  /** The name of the bot. */
  readonly bot: string;
  readonly config: GameConfig;
  /** What the seat that must decide may see. */
  readonly view: View;
  /** The seed and stream of the bot's own luck. The seed of the game must not be derivable from them: see `botSeed`. */
  readonly seed: string;
  readonly stream: number;
  /**
   * With a number of iterations alone the decision can be reproduced. With a time limit it ends then at the latest; with neither, the
   * bot's own time counts.
   */
  readonly iterations?: number;
  readonly milliseconds?: number;
}

export type ThoughtRequest = Thought & { readonly id: number };
export type ThoughtAnswer =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly error: string };
