/**
 * As much of HTTP/1.1 as the generator needs, on plain sockets: it shares the cores with what it measures, and Node's own client would
 * use a large part of them.
 */
import { connect, type Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';

const HOST = '127.0.0.1';

/** Bytes on all connections, both ways, and those of them that brought updates. */
export const traffic = { all: 0, updates: 0 };

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';

export const headOf = (method: string, path: string, headers: { readonly [name: string]: string | number }): string =>
  `${method} ${path} HTTP/1.1\r\nhost: ${HOST}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

interface Waiting {
  resolve(answer: RawAnswer): void;
  reject(error: Error): void;
}

const NOTHING: Buffer = Buffer.alloc(0);

/** A persistent connection. */
class Connection {
  private readonly socket: Socket;
  private readonly onIdle: (isUsable: boolean) => void;
  private waiting: Waiting | undefined;
  private rest = NOTHING;

  constructor(port: number, onIdle: (isUsable: boolean) => void) {
    this.onIdle = onIdle;
    this.socket = connect({ host: HOST, port, noDelay: true });
    this.socket.on('data', (piece: Buffer) => this.take(piece));
    this.socket.on('error', error => this.fail(error));
    this.socket.on('close', () => this.fail(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })));
  }

  ask(text: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      traffic.all += Buffer.byteLength(text);
      this.socket.write(text);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(piece: Buffer): void {
    traffic.all += piece.length;
    this.rest = this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece]);
    const end = this.rest.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.rest.toString('latin1', 0, end);
    const body = bodyOf(head, this.rest.subarray(end + HEAD_END.length));
    if (body === undefined) return;
    const { waiting } = this;
    this.waiting = undefined;
    this.rest = NOTHING;
    const isLast = /^connection: close/im.test(head);
    if (isLast) this.close();
    this.onIdle(!isLast);
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }

  private fail(error: Error): void {
    const { waiting } = this;
    this.waiting = undefined;
    this.onIdle(false);
    waiting?.reject(error);
  }
}

/** Undefined while the answer is incomplete. */
function bodyOf(head: string, rest: Buffer): string | undefined {
  if (/^transfer-encoding: chunked/im.test(head)) {
    if (!rest.toString('latin1').endsWith('0\r\n\r\n')) return undefined;
    let text = '';
    takeChunks(rest, chunk => {
      text += chunk;
    });
    return text;
  }
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  return rest.length < length ? undefined : rest.toString('utf8', 0, length);
}

/** Handles each complete chunk. Returns the rest. */
function takeChunks(rest: Buffer, onText: (text: string) => void): Buffer {
  for (let size = rest.indexOf('\r\n'); size >= 0; size = rest.indexOf('\r\n')) {
    const start = size + 2;
    const end = start + Number.parseInt(rest.toString('latin1', 0, size), 16);
    if (rest.length < end + 2) break;
    onText(rest.toString('utf8', start, end));
    rest = rest.length === end + 2 ? NOTHING : rest.subarray(end + 2);
  }
  return rest;
}

/** Idle connections by port. The one used last is used next. */
const idle = new Map<number, Connection[]>();

export function askRaw(port: number, text: string): Promise<RawAnswer> {
  const free = idle.get(port) ?? [];
  idle.set(port, free);
  const known = free.pop();
  if (known) return known.ask(text);
  const made: Connection = new Connection(port, isUsable => {
    const at = free.indexOf(made);
    if (isUsable && at < 0) free.push(made);
    else if (!isUsable && at >= 0) free.splice(at, 1);
  });
  return made.ask(text);
}

/** Closes the idle connections. */
export function hangUp(): void {
  for (const free of idle.values()) for (const connection of free.splice(0)) connection.close();
}

export interface RawStreamOptions {
  readonly port: number;
  readonly text: string;
  /** Called when the head has arrived. */
  readonly onHead: (status: number) => void;
  readonly onText: (text: string) => void;
  readonly onEnd: (error: Error | undefined) => void;
}

/** An answer that lasts as long as its connection. Returns a function that ends it. */
export function openRawStream({ port, text, onHead, onText, onEnd }: RawStreamOptions): () => void {
  const socket = connect({ host: HOST, port, noDelay: true });
  let rest = NOTHING;
  const decoder = new StringDecoder('utf8');
  let hasHead = false;
  let isChunked = false;
  let failure: Error | undefined;
  socket.on('data', (piece: Buffer) => {
    traffic.all += piece.length;
    traffic.updates += piece.length;
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    if (!hasHead) {
      const end = rest.indexOf(HEAD_END);
      if (end < 0) return;
      hasHead = true;
      isChunked = /^transfer-encoding: chunked/im.test(rest.toString('latin1', 0, end));
      onHead(Number(rest.toString('latin1', 9, 12)));
      rest = rest.subarray(end + HEAD_END.length);
    }
    if (isChunked) rest = takeChunks(rest, onText);
    else {
      onText(decoder.write(rest));
      rest = NOTHING;
    }
  });
  socket.on('error', error => {
    failure = error;
  });
  socket.on('close', () => onEnd(failure));
  traffic.all += text.length;
  socket.write(text);
  return () => socket.destroy();
}
