/** Asks a server, on connections that are kept. */
import { Agent, request } from 'node:http';

const HOST = '127.0.0.1';
const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' });

export interface Answer {
  readonly status: number;
  readonly cookie: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what is answered.
  readonly body: any;
}

export function ask(
  port: number,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
  more: { readonly [header: string]: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      cookie,
      ...more,
      ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
    };
    const asked = request({ host: HOST, port, method, path, headers, agent }, response => {
      let heard = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        heard += part;
      });
      response.on('error', reject);
      response.on('end', () => {
        const set = response.headers['set-cookie']?.[0]?.split(';', 1)[0];
        const isJson = response.headers['content-type']?.includes('json') === true;
        resolve({ status: response.statusCode!, cookie: set, body: isJson && heard ? JSON.parse(heard) : heard });
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

/** Ends the connections that are kept. */
export const hangUp = (): void => agent.destroy();

/** The same, where anything but success is a failure. */
export async function askFor(
  port: number,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await ask(port, method, path, cookie, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path.replace(/games\/[^/]+/, 'games/…')}: ${answer.body?.text ?? answer.status}`);
  return answer;
}
