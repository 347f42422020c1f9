/** The server's API, asked from the page. A cookie says who asks; nobody has to fill in a form. */
import type { Result } from '@cartagena/engine';
import type {
  ActionRequest,
  BackRequest,
  ChatRequest,
  Code,
  Done,
  Me,
  MuteRequest,
  Opened,
  OpenRequest,
  Problem,
  SeatRequest,
  TableList,
  TableView,
} from '@cartagena/protocol';

export type Answer<T> = Result<T, Problem>;

/** Said when no server answers. */
export const UNREACHABLE = 'unreachable';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** Times, in milliseconds, after which a request that got no answer is sent again. It has a key, so it is done once. */
const PAUSES = [300, 1200, 3000];
/** Answers that are worth another try. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

export async function ask<T>(method: Method, path: string, body?: object): Promise<Answer<T>> {
  const key = method === 'GET' ? undefined : crypto.randomUUID();
  for (let tries = 0; ; tries++) {
    const response = await send(method, path, body, key);
    const isLast = tries === PAUSES.length;
    if (response && (isLast || !PASSING.has(response.status))) return readAnswer<T>(response);
    if (isLast) return unreachable();
    await pause(PAUSES[tries]);
  }
}

function send(method: Method, path: string, body: object | undefined, key?: string): Promise<Response | undefined> {
  return fetch(`/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined);
}

const unreachable = (): Answer<never> => ({
  ok: false,
  reason: { code: UNREACHABLE, text: 'The server does not answer.' },
});

async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text().catch(() => undefined);
  if (response.ok && (response.status === 204 || text === '')) return { ok: true, value: undefined as T };
  try {
    const value = JSON.parse(text ?? '');
    return response.ok ? { ok: true, value } : { ok: false, reason: value };
  } catch {
    // A page of something in between, such as a proxy.
    return unreachable();
  }
}

let introduced: Promise<Answer<Me>> | undefined;

/** Who one is; makes one a guest at the first time. Asked once, unless it failed. */
export function introduceOneself(): Promise<Answer<Me>> {
  introduced ??= ask<Me>('GET', '/me').then(answer => {
    if (!answer.ok) introduced = undefined;
    return answer;
  });
  return introduced;
}

const at = (id: string): string => `/games/${encodeURIComponent(id)}`;

export const api = {
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  newCode: () => ask<Code>('POST', '/me/code'),
  /** From now on one is who asked for the code on another device. */
  async claim(code: string): Promise<Answer<Me>> {
    const answer = await ask<Me>('POST', '/me/claim', { code });
    if (answer.ok) introduced = undefined;
    return answer;
  },
  open: (table: OpenRequest) => ask<Opened>('POST', '/games', table),
  lobby: (status: 'open' | 'playing') => ask<TableList>('GET', `/games?status=${status}`),
  own: () => ask<TableList>('GET', '/me/games'),
  table: (id: string) => ask<TableView>('GET', at(id)),
  record: (id: string) => ask<unknown>('GET', `${at(id)}/record`),
  sit: (id: string, seat: SeatRequest) => ask<Done>('POST', `${at(id)}/seat`, seat),
  leave: (id: string) => ask<Done>('DELETE', `${at(id)}/seat`),
  stir: (id: string, entropy: string) => ask<Done>('POST', `${at(id)}/entropy`, { entropy }),
  start: (id: string) => ask<Done>('POST', `${at(id)}/start`),
  act: (id: string, action: ActionRequest) => ask<Done>('POST', `${at(id)}/actions`, action),
  undo: (id: string) => ask<Done>('POST', `${at(id)}/undo`),
  askBack: (id: string, back: BackRequest) => ask<Done>('POST', `${at(id)}/back`, back),
  answerBack: (id: string, agrees: boolean) => ask<Done>('POST', `${at(id)}/back/answer`, { agrees }),
  resign: (id: string) => ask<Done>('POST', `${at(id)}/resign`),
  comeBack: (id: string) => ask<Done>('POST', `${at(id)}/return`),
  say: (id: string, said: ChatRequest) => ask<Done>('POST', `${at(id)}/chat`, said),
  mute: (id: string, mute: MuteRequest) => ask<Done>('POST', `${at(id)}/mute`, mute),
  rematch: (id: string) => ask<Opened>('POST', `${at(id)}/rematch`),
};
