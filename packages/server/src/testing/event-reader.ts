/** Reads server-sent events. */

import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';

export interface ServerEvent {
  readonly id: number | undefined;
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it.
  readonly data: any;
  readonly raw: string;
}

export class EventReader {
  readonly events: ServerEvent[] = [];
  readonly response: IncomingMessage;
  readonly ended: Promise<void>;
  isEnded = false;
  private readonly hear: (event: ServerEvent) => void;
  private rest = '';

  private constructor(response: IncomingMessage, hear: (event: ServerEvent) => void) {
    this.response = response;
    this.hear = hear;
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.take(text));
    this.ended = new Promise(resolve => {
      for (const end of ['end', 'close', 'error'])
        response.on(end, () => {
          this.isEnded = true;
          resolve();
        });
    });
  }

  static open(
    url: string,
    cookie: string,
    after?: number,
    hear: (event: ServerEvent) => void = () => {},
  ): Promise<EventReader> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...(cookie ? { cookie } : {}),
        ...(after === undefined ? {} : { 'last-event-id': String(after) }),
      };
      request(url, { headers, agent: false }, response => resolve(new EventReader(response, hear)))
        .once('error', reject)
        .end();
    });
  }

  get ids(): (number | undefined)[] {
    return this.events.map(({ id }) => id);
  }

  cut(): void {
    this.response.destroy();
  }

  private take(text: string): void {
    const parts = (this.rest + text).split('\n\n');
    this.rest = parts.pop()!;
    for (const raw of parts) {
      if (raw.startsWith(':')) continue;
      const event = parseEvent(raw);
      this.events.push(event);
      this.hear(event);
    }
  }
}

function parseEvent(raw: string): ServerEvent {
  const fields = Object.fromEntries(raw.split('\n').map(line => line.split(/: (.*)/s).slice(0, 2)));
  return {
    id: fields.id === undefined ? undefined : Number(fields.id),
    event: fields.event ?? 'message',
    data: JSON.parse(fields.data),
    raw,
  };
}
