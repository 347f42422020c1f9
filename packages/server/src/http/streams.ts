/** Open connections that send updates, as server-sent events. */
import type { ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

/** The heartbeat interval in seconds, so that no proxy or client takes a connection for dead. */
const HEARTBEAT_SECONDS = 20;
/** The most bytes that may wait for a slow reader. Beyond that it is disconnected, and can resume where it was. */
const MAX_PENDING_BYTES = 512 * 1024;
/** A client that has not read the last event by then is disconnected, in milliseconds. */
const END_TIMEOUT_MS = 3000;
/** The most connections of one client, and of one address: an attacker could pose as many guests. */
const MAX_PER_CLIENT = 60;
const MAX_PER_ADDRESS = 600;

/** Whose connection it is, and which table it follows. */
export interface Follower {
  /** The player, or the address of a client without an identity. */
  readonly client: string;
  readonly address: string;
  readonly game: string;
}

/** Why a connection ended: the client left, the server asked it to connect again, or the client read too slowly. */
export type StreamEnd = 'left' | 'reconnect' | 'slow';

/** How many there are of each. */
class Tally {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string, count: number): void {
    const sum = this.of(key) + count;
    if (sum > 0) this.counts.set(key, sum);
    else this.counts.delete(key);
  }
}

const placeOf = ({ client, game }: Pick<Follower, 'client' | 'game'>): string => `${client} ${game}`;

export class Streams {
  /** One slot is due each second, so that heartbeats do not come all at once. */
  private readonly slots = Array.from({ length: HEARTBEAT_SECONDS }, () => new Set<ServerResponse>());
  private readonly perClient = new Tally();
  private readonly perAddress = new Tally();
  private readonly perPlace = new Tally();
  private readonly ends = new WeakMap<ServerResponse, StreamEnd>();
  private readonly metrics: Metrics;
  private readonly isLimited: boolean;
  private readonly timer: NodeJS.Timeout;
  private opened = 0;
  private due = 0;
  isStopping = false;

  constructor(metrics: Metrics, isLimited: boolean) {
    this.metrics = metrics;
    this.isLimited = isLimited;
    this.timer = setInterval(() => this.beat(), 1000);
    this.timer.unref();
  }

  hasRoom({ client, address }: Pick<Follower, 'client' | 'address'>): boolean {
    if (!this.isLimited) return true;
    return this.perClient.of(client) < MAX_PER_CLIENT && this.perAddress.of(address) < MAX_PER_ADDRESS;
  }

  /** Whether the player follows this table, on this node. */
  isPresent(game: string, player: string): boolean {
    return this.perPlace.of(placeOf({ client: player, game })) > 0;
  }

  /** Whether this answer is, or was, a stream. */
  has(response: ServerResponse): boolean {
    return this.ends.has(response);
  }

  /** Keeps the connection alive until it ends; then calls `onEnd` once. */
  add(follower: Follower, response: ServerResponse, onEnd: (why: StreamEnd) => void): void {
    const slot = this.slots[this.opened++ % HEARTBEAT_SECONDS];
    const since = performance.now();
    slot.add(response);
    this.ends.set(response, 'left');
    this.count(follower, 1);
    response.once('close', () => {
      slot.delete(response);
      this.count(follower, -1);
      const why = this.ends.get(response)!;
      this.metrics.streamTimes.observe({ end: why }, (performance.now() - since) / 1000);
      onEnd(why);
    });
  }

  /** Sends the event, unless the reader is too far behind. */
  send(response: ServerResponse, event: string): void {
    if (this.write(response, event)) this.metrics.events.inc();
  }

  /** Asks the followers to connect again. */
  end(response: ServerResponse): void {
    this.ends.set(response, 'reconnect');
    response.end(frame('reconnect', {}));
    setTimeout(() => response.destroy(), END_TIMEOUT_MS).unref();
  }

  /** Asks all followers to connect again; they will reach a node that is running then. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.timer);
    for (const slot of this.slots) for (const response of slot) this.end(response);
  }

  private count(follower: Follower, change: 1 | -1): void {
    this.perClient.add(follower.client, change);
    this.perAddress.add(follower.address, change);
    this.perPlace.add(placeOf(follower), change);
    this.metrics.streams.inc(change);
  }

  /** Whether it was written. */
  private write(response: ServerResponse, text: string): boolean {
    if (response.destroyed || response.writableEnded) return false;
    // What follows the head is sent as it is, so the layer of HTTP above the socket has nothing to do.
    const wire = response.socket ?? response;
    if (wire.writableLength > MAX_PENDING_BYTES) {
      this.metrics.cutOff.inc();
      this.ends.set(response, 'slow');
      response.destroy();
      return false;
    }
    wire.write(text);
    return true;
  }

  private beat(): void {
    this.due = (this.due + 1) % HEARTBEAT_SECONDS;
    for (const response of this.slots[this.due]) this.write(response, ':\n\n');
  }
}

/** An event as text. */
export const frame = (event: string, data: unknown, id?: number): string => framed(event, JSON.stringify(data), id);

/** The same for data that is JSON, which contains no line breaks. */
export const framed = (event: string, json: string, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${json}\n\n`;
