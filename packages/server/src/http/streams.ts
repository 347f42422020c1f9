/** Connections that are kept open to tell what happens, by server-sent events. */
import type { ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Each connection is written to so often at least, in seconds, so that nobody takes it for dead. */
const HEARTBEAT = 20;
/** Bytes that may wait for a slow reader. It is cut off, and can resume where it was. */
const PILE = 512 * 1024;
/** Whoever has not read the last words by then is cut off, in milliseconds. */
const PATIENCE = 3000;
/** Connections of one client. */
const PER_CLIENT = 60;

export class Streams {
  /** One slot is due each second, so that heartbeats do not come all at once. */
  private readonly slots = Array.from({ length: HEARTBEAT }, () => new Set<ServerResponse>());
  private readonly perClient = new Map<string, number>();
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

  hasRoom(client: string): boolean {
    return !this.isLimited || (this.perClient.get(client) ?? 0) < PER_CLIENT;
  }

  /** Keeps the connection alive until it ends; `onEnd` is told once. */
  add(client: string, response: ServerResponse, onEnd: () => void): void {
    const slot = this.slots[this.opened++ % HEARTBEAT];
    slot.add(response);
    this.perClient.set(client, (this.perClient.get(client) ?? 0) + 1);
    this.metrics.streams.inc();
    response.once('close', () => {
      slot.delete(response);
      const left = this.perClient.get(client)! - 1;
      if (left > 0) this.perClient.set(client, left);
      else this.perClient.delete(client);
      this.metrics.streams.dec();
      onEnd();
    });
  }

  /** Sends it, unless the reader has fallen too far behind. */
  send(response: ServerResponse, text: string): void {
    if (response.destroyed || response.writableEnded) return;
    if (response.writableLength > PILE) {
      this.metrics.cutOff.inc();
      response.destroy();
    } else response.write(text);
  }

  /** Everybody is asked to connect again, to whichever node is there then. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.timer);
    const open = this.slots.flatMap(slot => [...slot]);
    for (const response of open) response.end(frame('reconnect', {}));
    const cut = () => {
      for (const response of open) response.destroy();
    };
    setTimeout(cut, PATIENCE).unref();
  }

  private beat(): void {
    this.due = (this.due + 1) % HEARTBEAT;
    for (const response of this.slots[this.due]) this.send(response, ':\n\n');
  }
}

/** An event as it is written. JSON has no line breaks of its own. */
export function frame(event: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
