/** Follows a table of our server. It parses no more than it needs, since there are thousands of these. */
import { applyChange, type ChangeMessage, type NewsMessage, type TableDetails } from '@cartagena/protocol';
import { headOf, openRawStream } from './raw-http.ts';

/** Its number in the log, and its JSON. */
type OnEvent = (seq: number, data: string) => void;

export interface StreamOptions {
  readonly port: number;
  readonly game: string;
  readonly cookie: string;
  /** The last event that is known; 0: none. */
  readonly after?: number;
  readonly onEvent: OnEvent;
  /** Called when it ended without being closed by us. */
  readonly onLost: () => void;
}

export class Stream {
  private end: () => void = () => {};
  private isClosed = false;

  /** Resolves when the server begins to answer. */
  static open({ port, game, cookie, after = 0, onEvent, onLost }: StreamOptions): Promise<Stream> {
    const headers = { ...(cookie ? { cookie } : {}), ...(after > 0 ? { 'last-event-id': after } : {}) };
    const stream = new Stream();
    return new Promise((resolve, reject) => {
      let isOpen = false;
      stream.end = openRawStream({
        port,
        text: headOf('GET', `/api/games/${game}/events?changes=1`, headers),
        onHead(status) {
          isOpen = status === 200;
          if (isOpen) return resolve(stream);
          reject(new Error(`A table could not be followed: ${status}.`));
          stream.close();
        },
        onText: reader(onEvent),
        onEnd(error) {
          if (!isOpen) reject(error ?? new Error('A table could not be followed: the connection was closed.'));
          else if (!stream.isClosed) onLost();
        },
      });
    });
  }

  close(): void {
    this.isClosed = true;
    this.end();
  }
}

/** The table after an event, which brings it whole, or as changes, or not at all while missed entries arrive. */
export function tableAfter(before: TableDetails | undefined, data: string): TableDetails | undefined {
  const message: NewsMessage | ChangeMessage = JSON.parse(data);
  return 'change' in message ? applyChange(before!, message.change) : (message.table ?? before);
}

const END = '\n\n';
const DATA = '\ndata: ';

/** Takes text in pieces of any size. Events without an id are not about the table. */
export function reader(onEvent: OnEvent): (piece: string) => void {
  let rest = '';
  return piece => {
    rest += piece;
    // The separator may be split between two pieces.
    let from = Math.max(0, rest.length - piece.length - 1);
    for (let end = rest.indexOf(END, from); end >= 0; end = rest.indexOf(END, from)) {
      const data = rest.startsWith('id: ') ? rest.indexOf(DATA) : -1;
      if (data >= 0 && data < end) onEvent(Number.parseInt(rest.slice(4, 16), 10), rest.slice(data + DATA.length, end));
      rest = rest.slice(end + END.length);
      from = 0;
    }
  };
}
