/**
 * How nodes tell each other what was appended. The store is the truth: a message may be lost, and then it is found by looking
 * (`store/feed.ts`). The bus makes it fast.
 */
import type { StoredEntry } from '../store/store.ts';

/** A game has reached a seq. */
export interface Growth {
  readonly game: string;
  readonly seq: number;
  /** What led there, so that nobody has to read the log for it; left out if it is too long for a message. */
  readonly entries?: readonly StoredEntry[] | undefined;
}

export interface Bus {
  /** Tells other nodes of entries that are durable. Neither waits nor fails. */
  publish(growth: Growth): void;
  /** Resolves when the growth of this game is heard here. If the bus is out of reach it resolves at once, and catches up later. */
  subscribe(game: string): Promise<void>;
  unsubscribe(game: string): void;
  /** If not, only looking finds what others append. */
  readonly isConnected: boolean;
  close(): Promise<void>;
}

export interface BusListener {
  /** Another node appended. */
  readonly onGrowth: (growth: Growth) => void;
  /** Messages may have been missed: the bus is connected, for the first time or again. */
  readonly onConnected: () => void;
  readonly onDisconnected: (why: Error) => void;
  /** A message could not be sent or read. */
  readonly onTrouble: (trouble: Error) => void;
}

/** For a store that no other node uses. */
export const NO_BUS: Bus = {
  publish() {},
  async subscribe() {},
  unsubscribe() {},
  isConnected: false,
  async close() {},
};
