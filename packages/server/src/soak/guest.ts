/** Somebody with a browser: follows a table through any node, and holds what it hears against what must come. */
import { randomUUID } from 'node:crypto';
import type { TableDetails } from '@cartagena/protocol';
import { ask, askFor, type HttpAnswer } from '../load/ask.ts';
import { Stream, tableAfter } from '../load/stream.ts';
import type { Findings } from './findings.ts';

/** Refusals that people meet who are not the only ones: too late, not their turn, a bot plays for them. */
const HONEST = [403, 409];
/** How often a request without an answer is sent again. */
const TRIES = 3;

export class Guest {
  readonly cookie: string;
  /** The node that it talks to. */
  port: number;
  /** It is about to do something, and does nothing else meanwhile. */
  isBusy = false;
  /** The last entry that it heard of; 0: none. */
  known = 0;
  private readonly findings: Findings;
  private game = '';
  private told: TableDetails | undefined;
  private stream: Stream | undefined;
  /** The last attempt to follow, as long as it holds. */
  private listening: symbol | undefined;

  private constructor(port: number, cookie: string, findings: Findings) {
    this.port = port;
    this.cookie = cookie;
    this.findings = findings;
  }

  /** Somebody new. */
  static async meet(port: number, findings: Findings): Promise<Guest> {
    return new Guest(port, (await askFor(port, 'GET', '/api/me', '')).cookie!, findings);
  }

  /** The same person on another device, or, without a cookie, a stranger. */
  static again(port: number, cookie: string, findings: Findings): Guest {
    return new Guest(port, cookie, findings);
  }

  get isFollowing(): boolean {
    return this.stream !== undefined;
  }

  /** As it heard of it last. */
  get table(): TableDetails | undefined {
    return this.told;
  }

  /** Follows this table from how it stands now. */
  async come(game: string): Promise<void> {
    this.leave();
    this.game = game;
    await this.listen();
  }

  /** The connection breaks; what was heard is remembered. */
  drop(): void {
    this.listening = undefined;
    this.stream?.close();
    this.stream = undefined;
  }

  /** Asks, through this node, for what it missed. */
  async resume(port: number): Promise<void> {
    this.port = port;
    if (this.game && this.listening === undefined) await this.listen();
  }

  /** Stops, and forgets the table. */
  leave(): void {
    this.drop();
    this.game = '';
    this.known = 0;
    this.told = undefined;
  }

  /** Undefined: refused, as it can happen to anybody. */
  async do(method: string, path: string, body?: object): Promise<HttpAnswer['body'] | undefined> {
    const answer = await this.insist(method, path, body);
    if (answer.status < 300) return answer.body;
    const { code = '' } = answer.body ?? {};
    if (HONEST.includes(answer.status)) this.findings.refuse(code);
    else this.findings.fault(`${method} ${path.replace(/games\/[^/]+/, 'games/…')}: ${answer.status} ${code}`);
    return undefined;
  }

  /** With the same key each time. */
  private async insist(method: string, path: string, body?: object): Promise<HttpAnswer> {
    const key = { 'idempotency-key': randomUUID() };
    for (let tries = 1; ; tries++) {
      try {
        return await ask(this.port, method, path, this.cookie, body, key);
      } catch (error) {
        if (tries === TRIES) throw error;
        this.findings.repeated++;
      }
    }
  }

  /** Of several attempts only the last counts. */
  private async listen(): Promise<void> {
    const { game, known: after, port, cookie } = this;
    const mine = Symbol();
    this.listening = mine;
    const isLast = () => this.listening === mine;
    const stream = await Stream.open({
      ...{ port, game, cookie, after },
      onEvent: (seq, data) => isLast() && this.hear(seq, data),
      onLost: () => {
        if (!isLast()) return;
        this.drop();
        this.findings.fault(`a connection was lost after ${this.known}`);
      },
    }).catch(error => {
      if (isLast()) this.listening = undefined;
      throw error;
    });
    if (isLast()) this.stream = stream;
    else stream.close();
  }

  private hear(seq: number, data: string): void {
    const { news } = JSON.parse(data);
    this.findings.events++;
    if (news === undefined && this.known > 0) this.findings.fault(`the table at ${seq} after ${this.known}`);
    if (news !== undefined && seq !== this.known + 1) this.findings.fault(`news ${seq} after ${this.known}`);
    this.known = seq;
    this.told = tableAfter(this.told, data);
  }
}
