/** Asking in ways that no browser would: whatever Node's client lets through, and bytes that it does not. */
import { type Agent, request } from 'node:http';
import { connect } from 'node:net';

export interface WireAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: Buffer;
}

/** A stream of events is left as soon as it has begun. */
export function askOnWire(
  url: string,
  { method, path, headers, body }: WireRequest,
  agent: Agent,
): Promise<WireAnswer> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, method, path, headers, agent }, response => {
      const { statusCode: status = 0 } = response;
      const type = response.headers['content-type'] ?? '';
      if (type.startsWith('text/event-stream')) {
        resolve({ status, type, body: '' });
        response.destroy();
        return;
      }
      let body = '';
      response.setEncoding('utf8');
      response.on('data', text => {
        body += text;
      });
      response.on('end', () => resolve({ status, type, body }));
      response.on('error', reject);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

/** Sends bytes as they are and reads what comes until the line is closed; what is unfinished is broken off. */
export function sendBytes(url: string, bytes: Buffer): Promise<string> {
  return new Promise(resolve => {
    let heard = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('utf8').on('data', text => {
      heard += text;
      // It was answered, and the connection stays open for more.
      if (heard.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}
