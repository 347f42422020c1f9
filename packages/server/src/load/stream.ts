/** Follows a table. What is told is looked at no more than is needed: there are thousands of these. */
import { type ClientRequest, request } from 'node:http';

/** Its number in the log, and its JSON. */
type OnEvent = (seq: number, data: string) => void;

export interface StreamOptions {
  readonly port: number;
  readonly game: string;
  readonly cookie: string;
  /** The last event that is known; 0: none. */
  readonly after?: number;
  readonly onEvent: OnEvent;
  /** It ended though nobody closed it. */
  readonly onLost: () => void;
}

export class Stream {
  private readonly request: ClientRequest;
  private isClosed = false;

  private constructor(asked: ClientRequest) {
    this.request = asked;
  }

  /** Resolves when the server begins to tell. */
  static open({ port, game, cookie, after = 0, onEvent, onLost }: StreamOptions): Promise<Stream> {
    return new Promise((resolve, reject) => {
      const headers = { ...(cookie ? { cookie } : {}), ...(after > 0 ? { 'last-event-id': String(after) } : {}) };
      const path = `/api/games/${game}/events`;
      const asked = request({ host: '127.0.0.1', port, path, headers, agent: false });
      const stream = new Stream(asked);
      asked.on('error', reject);
      asked.on('response', response => {
        if (response.statusCode !== 200) {
          response.resume();
          return reject(new Error(`A table could not be followed: ${response.statusCode}.`));
        }
        const read = reader(onEvent);
        response.setEncoding('utf8');
        response.on('data', read);
        response.on('error', () => {});
        response.on('close', () => stream.isClosed || onLost());
        resolve(stream);
      });
      asked.end();
    });
  }

  close(): void {
    this.isClosed = true;
    this.request.destroy();
  }
}

const END = '\n\n';
const DATA = '\ndata: ';

/** Takes pieces of text as they come. Events without an id tell nothing about the table. */
export function reader(onEvent: OnEvent): (piece: string) => void {
  let rest = '';
  return piece => {
    rest += piece;
    // An end may have come in two pieces.
    let from = Math.max(0, rest.length - piece.length - 1);
    for (let end = rest.indexOf(END, from); end >= 0; end = rest.indexOf(END, from)) {
      const data = rest.startsWith('id: ') ? rest.indexOf(DATA) : -1;
      if (data >= 0 && data < end) onEvent(Number.parseInt(rest.slice(4, 16), 10), rest.slice(data + DATA.length, end));
      rest = rest.slice(end + END.length);
      from = 0;
    }
  };
}
