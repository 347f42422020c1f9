/** A game server as the generator sees it: ours, or another one measured at the same pace with the same gauges. */
import type { LoadOptions } from './options.ts';
import type { ServerProcess } from './server-process.ts';

export type Seating = Pick<LoadOptions, 'people' | 'bots' | 'level' | 'edition'>;

/** A client at a table: a player or a spectator. */
export interface Client {
  /** The last change of the table that it received. */
  readonly seq: number;
  /** Whether it must decide. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  follow(game: string, onHeard: (seq: number) => void, onLost: () => void): Promise<void>;
  /** Performs a legal action, which becomes the change `seq + 1`. Resolves when the server acknowledges it. */
  act(random: () => number): Promise<void>;
  /** Stops following, and forgets the table. */
  leave(): void;
}

export interface Subject {
  readonly name: string;
  start(options: LoadOptions): Promise<{ readonly servers: readonly ServerProcess[]; leave(): Promise<void> }>;
  /** A new guest. */
  meet(port: number): Promise<Client>;
  /** A client without an identity. */
  stranger(port: number): Client;
  /** Starts a game for as many of the clients as there are seats for people; resolves to its id. */
  openGame(clients: readonly Client[], seating: Seating): Promise<string>;
  /** Bytes on all connections, both ways, and those of them that brought updates. */
  readonly traffic: { readonly all: number; readonly updates: number };
}
