/**
 * Connections that are open in somebody's name, by the token that said so. They end with it: at once when it is logged out at
 * this node, and within a minute when that happened at another one, or when it was too old.
 */
import type { ServerResponse } from 'node:http';

/** Looks before each token was looked up once. */
const ROUND = 60;
/** How often to look, in milliseconds. */
const LOOK_EVERY = 1000;

export interface LoginsOptions {
  readonly isKnown: (token: string) => Promise<boolean>;
  /** Ends a connection. */
  readonly end: (response: ServerResponse) => void;
}

export class Logins {
  private readonly options: LoginsOptions;
  /** By the hash of the token; those that were looked up last come last. */
  private readonly open = new Map<string, Set<ServerResponse>>();
  private readonly timer: NodeJS.Timeout;
  private isLooking = false;

  constructor(options: LoginsOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.look(), LOOK_EVERY);
    this.timer.unref();
  }

  add(token: string, response: ServerResponse): void {
    const others = this.open.get(token);
    if (others) others.add(response);
    else this.open.set(token, new Set([response]));
    response.once('close', () => {
      const left = this.open.get(token);
      left?.delete(response);
      if (left?.size === 0) this.open.delete(token);
    });
  }

  /** Nobody is known by this token any more. */
  end(token: string): void {
    for (const response of this.open.get(token) ?? []) this.options.end(response);
    this.open.delete(token);
  }

  /** Looks up those whose turn it is. */
  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    const due = [...this.open.keys()].slice(0, Math.ceil(this.open.size / ROUND));
    try {
      for (const token of due) {
        const isKnown = await this.options.isKnown(token);
        const connections = this.open.get(token);
        if (connections === undefined) continue;
        if (!isKnown) this.end(token);
        else {
          this.open.delete(token);
          this.open.set(token, connections);
        }
      }
    } catch {
      // Whoever cannot be looked up now stays; the next look begins with them.
    } finally {
      this.isLooking = false;
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
