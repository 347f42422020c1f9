/** Somebody at a table, in a seat or beside it. */
import type { TableDetails } from '@cartagena/protocol';
import { askFor } from './ask.ts';
import { Stream } from './stream.ts';

export class Client {
  /** The node that it talks to. */
  readonly port: number;
  readonly cookie: string;
  /** The last entry that it heard of. */
  seq = 0;
  /** What it heard last, which may be long. */
  private told = '';
  private stream: Stream | undefined;

  private constructor(port: number, cookie: string) {
    this.port = port;
    this.cookie = cookie;
  }

  /** A new guest. */
  static async meet(port: number): Promise<Client> {
    return new Client(port, (await askFor(port, 'GET', '/api/me', '')).cookie!);
  }

  /** Nobody knows who it is. */
  static stranger(port: number): Client {
    return new Client(port, '');
  }

  async follow(game: string, onHeard: (seq: number) => void, onLost: () => void): Promise<void> {
    this.stream?.close();
    this.stream = await Stream.open({
      port: this.port,
      game,
      cookie: this.cookie,
      after: this.seq,
      onEvent: (seq, data) => {
        this.seq = seq;
        this.told = data;
        onHeard(seq);
      },
      onLost,
    });
  }

  /** As it stood when it heard of it last. */
  get table(): TableDetails {
    return JSON.parse(this.told).table;
  }

  get isAsked(): boolean {
    return !this.isOver && this.told.includes('"legal":[{');
  }

  get isOver(): boolean {
    return this.told.includes('"status":"over"');
  }

  /** Stops, and forgets the table. */
  leave(): void {
    this.stream?.close();
    this.stream = undefined;
    this.seq = 0;
    this.told = '';
  }
}
