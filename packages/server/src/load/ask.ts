/** Sends requests to a server over persistent connections. */
import { askRaw, headOf } from './raw-http.ts';

export { hangUp } from './raw-http.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly cookie: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what is answered.
  readonly body: any;
}

export async function ask(
  port: number,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
  more: { readonly [header: string]: string } = {},
): Promise<HttpAnswer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = headOf(method, path, {
    ...(cookie ? { cookie } : {}),
    ...more,
    ...(text ? { 'content-type': 'application/json' } : {}),
    'content-length': Buffer.byteLength(text),
  });
  const answer = await askRaw(port, head + text);
  const isJson = /^content-type: [^\r]*json/im.test(answer.head);
  return {
    status: answer.status,
    cookie: /^set-cookie: ([^;\r]*)/im.exec(answer.head)?.[1],
    body: isJson && answer.body ? JSON.parse(answer.body) : answer.body,
  };
}

/** The same, but throws unless the request succeeds. */
export async function askFor(
  port: number,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
): Promise<HttpAnswer> {
  const answer = await ask(port, method, path, cookie, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path.replace(/games\/[^/]+/, 'games/…')}: ${answer.body?.text ?? answer.status}`);
  return answer;
}
