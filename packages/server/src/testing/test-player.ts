/** Plays at a table over HTTP, whatever happens to nodes, and notes what was acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Action } from '@cartagena/engine';
import type { TableDetails } from '@cartagena/protocol';
import { Follower } from './follower.ts';
import type { Answer, Client, Host } from './server.ts';

/** Before a request without an answer is repeated, in milliseconds. */
const PAUSE = 50;

export interface Acknowledged {
  readonly seq: number;
  readonly seat: number;
  readonly action: Action;
}

export class TestPlayer {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that should not come: nobody else acts for this seat, and nothing is sent twice. */
  readonly refusals: Answer[] = [];
  /** How often a request had to be repeated. */
  repeated = 0;
  readonly follower: Follower;
  private readonly client: Client;
  private readonly hosts: readonly Host[];
  private readonly id: string;
  private acting: Promise<void> | undefined;
  private isResting = false;
  private isClosed = false;

  constructor(client: Client, hosts: readonly Host[], id: string) {
    this.client = client;
    this.hosts = hosts;
    this.id = id;
    this.follower = new Follower(client, hosts, id, table => this.consider(table));
  }

  get isOver(): boolean {
    return this.follower.table?.status === 'over';
  }

  /** Acts no more, but still follows the table. */
  async rest(): Promise<void> {
    this.isResting = true;
    await this.acting;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.rest(), this.follower.close()]);
  }

  private consider(table: TableDetails): void {
    if (this.acting || this.isResting || !table.game || table.game.legal.length === 0) return;
    // News of an earlier chat message may come after the answer.
    if (table.seq < (this.acknowledged.at(-1)?.seq ?? 0)) return;
    this.acting = this.act(table).finally(() => {
      this.acting = undefined;
      // News of it may have come before its answer.
      const { table: now } = this.follower;
      if (now && now.seq > table.seq) this.consider(now);
    });
  }

  private async act({ seq, you, game }: TableDetails): Promise<void> {
    const action = choose(game!.legal);
    const answer = await this.insist({ seq, action });
    if (answer?.status === 200) this.acknowledged.push({ seq: answer.body.seq, seat: you!, action });
    else if (answer) this.refusals.push(answer);
  }

  /** Until there is an answer, with the same key each time. */
  private async insist(body: object): Promise<Answer | undefined> {
    const key = { 'idempotency-key': randomUUID() };
    while (!this.isClosed) {
      try {
        const answer = await this.client.post(`/api/games/${this.id}/actions`, body, key);
        if (answer.status < 500) return answer;
      } catch {
        // No answer: nobody knows whether it was done.
      }
      this.repeated++;
      const next = this.hosts.indexOf(this.client.node) + 1;
      this.client.node = this.hosts[next % this.hosts.length];
      await sleep(PAUSE);
    }
    return undefined;
  }
}

/** Runs when it can, so that games come to an end. */
function choose(legal: readonly Action[]): Action {
  const forward = legal.filter(({ type }) => type === 'play');
  const from = forward.length > 0 && Math.random() < 0.7 ? forward : legal;
  return from[Math.floor(Math.random() * from.length)];
}
