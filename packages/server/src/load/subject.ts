/** A game server as the generator sees it: ours, or another one that is measured by the same pace and gauges. */
import type { LoadOptions } from './options.ts';
import type { ServerProcess } from './server-process.ts';

export type Seating = Pick<LoadOptions, 'people' | 'bots' | 'level' | 'edition'>;

/** Somebody at a table, in a seat or beside it. */
export interface Client {
  /** The last change of the table that it heard of. */
  readonly seq: number;
  /** It must decide. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  follow(game: string, onHeard: (seq: number) => void, onLost: () => void): Promise<void>;
  /** Does one of the things that are legal, which becomes the change `seq + 1`. Resolves when that is acknowledged. */
  act(random: () => number): Promise<void>;
  /** Stops following, and forgets the table. */
  leave(): void;
}

export interface Subject {
  readonly name: string;
  start(options: LoadOptions): Promise<{ readonly servers: readonly ServerProcess[]; leave(): Promise<void> }>;
  /** A new guest. */
  meet(port: number): Promise<Client>;
  /** Nobody knows who it is. */
  stranger(port: number): Client;
  /** Begins a game for the first of the clients, as many as there are seats for people; answers with its id. */
  openGame(clients: readonly Client[], seating: Seating): Promise<string>;
  /** Bytes on all connections, both ways, and those of them that brought updates. */
  readonly traffic: { readonly all: number; readonly updates: number };
}
