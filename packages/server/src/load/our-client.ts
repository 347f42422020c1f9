/** A client of our own server. */
import type { TableDetails } from '@cartagena/protocol';
import { ask, askFor } from './ask.ts';
import { Stream, tableAfter } from './stream.ts';
import type { Client, Seating } from './subject.ts';

export class OurClient implements Client {
  seq = 0;
  /** The node it is connected to. */
  private readonly port: number;
  private readonly cookie: string;
  private game = '';
  private table: TableDetails | undefined;
  private stream: Stream | undefined;

  constructor(port: number, cookie: string) {
    this.port = port;
    this.cookie = cookie;
  }

  /** A new guest. */
  static async meet(port: number): Promise<OurClient> {
    return new OurClient(port, (await askFor(port, 'GET', '/api/me', '')).cookie!);
  }

  async follow(game: string, onHeard: (seq: number) => void, onLost: () => void): Promise<void> {
    this.stream?.close();
    this.game = game;
    this.stream = await Stream.open({
      port: this.port,
      game,
      cookie: this.cookie,
      after: this.seq,
      onEvent: (seq, data) => {
        this.seq = seq;
        this.table = tableAfter(this.table, data);
        onHeard(seq);
      },
      onLost,
    });
  }

  async act(random: () => number): Promise<void> {
    const { seq } = this;
    const { legal } = this.table!.game!;
    const action = legal[Math.floor(random() * legal.length)];
    const path = `/api/games/${this.game}/actions`;
    const { status, body } = await ask(this.port, 'POST', path, this.cookie, { seq, action });
    if (status !== 200 || body.seq !== seq + 1) throw new Error(`answered ${status} ${body?.code ?? ''}`);
  }

  get isAsked(): boolean {
    return !this.isOver && (this.table?.game?.legal.length ?? 0) > 0;
  }

  get isOver(): boolean {
    return this.table?.status === 'over';
  }

  leave(): void {
    this.stream?.close();
    this.stream = undefined;
    this.seq = 0;
    this.table = undefined;
  }

  /** Throws unless the request succeeds. */
  post(path: string, body?: unknown): ReturnType<typeof askFor> {
    return askFor(this.port, 'POST', `/api/${path}`, this.cookie, body);
  }
}

/** The first client opens a table, the others take seats. */
export async function openOurGame(clients: readonly OurClient[], seating: Seating): Promise<string> {
  const { people, bots, level, edition } = seating;
  const [host, ...others] = clients.slice(0, people);
  const seats = [
    ...Array.from({ length: people }, () => ({ by: 'person' })),
    ...Array.from({ length: bots }, () => ({ by: 'bot', bot: level })),
  ];
  const { id } = (await host.post('games', { game: { edition }, seats })).body;
  for (const client of others) await client.post(`games/${id}/seat`);
  await host.post(`games/${id}/start`);
  return id;
}
