/** The server's API, asked from the page. A cookie says who asks; nobody has to fill in a form. */
import type { Result } from '@cartagena/engine';
import type {
  ActionRequest,
  BackAnswerRequest,
  BackRequest,
  ChainPage,
  ChatRequest,
  Code,
  DailyRequest,
  Done,
  IdleRequest,
  Leaderboard,
  LeaderboardEntry,
  LockRequest,
  Me,
  MuteRequest,
  Opened,
  OpenRequest,
  PlayedList,
  Problem,
  PushKey,
  RemoveRequest,
  RevealRequest,
  SeatRequest,
  ServerAddress,
  ShareRequest,
  SubscribeRequest,
  TableDetails,
  TableList,
} from '@cartagena/protocol';
import { randomText } from '../base/random-text.ts';
import { languageNow } from '../words/words.ts';

export type ApiResult<T> = Result<T, Problem>;

/** Said when no server answers. */
const NO_ANSWER: Problem = { code: 'unreachable', text: 'The server does not answer.' };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Times, in milliseconds, after which a request that got no answer is sent again. It has a key, so it is done once. */
const PAUSES = [300, 1200, 3000];
/** Answers that are worth another try. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Longer than this nobody waits for an answer, in milliseconds. */
const PATIENCE = 20_000;

export async function ask<T>(method: Method, path: string, body?: object): Promise<ApiResult<T>> {
  const key = method === 'GET' ? undefined : randomText();
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
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      'accept-language': languageNow(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined);
}

const unreachable = (): ApiResult<never> => ({ ok: false, reason: NO_ANSWER });

async function readAnswer<T>(response: Response): Promise<ApiResult<T>> {
  if (!response.ok) return { ok: false, reason: await readProblem(response) };
  if (response.status === 204) return { ok: true, value: undefined as T };
  try {
    return { ok: true, value: await response.json() };
  } catch {
    return unreachable();
  }
}

/** What the server says is wrong. Something in between, such as a proxy, speaks otherwise: then no server has answered. */
export async function readProblem(response: Response): Promise<Problem> {
  const said: Partial<Problem> | null = await response.json().catch(() => null);
  return typeof said?.code === 'string' && typeof said.text === 'string' ? (said as Problem) : NO_ANSWER;
}

let introduced: Promise<ApiResult<Me>> | undefined;

/** Who one is; makes one a guest at the first time. Asked once, unless it failed. */
export function ensureGuest(): Promise<ApiResult<Me>> {
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
  async claim(code: string): Promise<ApiResult<Me>> {
    const answer = await ask<Me>('POST', '/me/claim', { code });
    if (answer.ok) introduced = undefined;
    return answer;
  },
  open: (table: OpenRequest) => ask<Opened>('POST', '/games', table),
  lobby: (status: 'open' | 'playing') => ask<TableList>('GET', `/games?status=${status}`),
  /** Where others open the server, if it knows. */
  address: () => ask<ServerAddress>('GET', '/address'),
  own: () => ask<TableList>('GET', '/me/games'),
  played: (limit: number, after: string | null) =>
    ask<PlayedList>('GET', `/me/played?limit=${limit}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`),
  forgetPlayed: () => ask<undefined>('DELETE', '/me/played'),
  leaderboard: (day: string) => ask<Leaderboard>('GET', `/daily/${day}`),
  sendResult: (day: string, result: DailyRequest) => ask<LeaderboardEntry>('POST', `/daily/${day}`, result),
  withdrawResult: (day: string) => ask<undefined>('DELETE', `/daily/${day}`),
  table: (id: string) => ask<TableDetails>('GET', at(id)),
  record: (id: string) => ask<unknown>('GET', `${at(id)}/record`),
  sit: (id: string, seat: SeatRequest) => ask<Done>('POST', `${at(id)}/seat`, seat),
  remove: (id: string, seat: RemoveRequest) => ask<Done>('POST', `${at(id)}/remove`, seat),
  lock: (id: string, lock: LockRequest) => ask<Done>('POST', `${at(id)}/lock`, lock),
  claimIdle: (id: string, claim: IdleRequest) => ask<Done>('POST', `${at(id)}/idle`, claim),
  leave: (id: string) => ask<Done>('DELETE', `${at(id)}/seat`),
  share: (id: string, share: ShareRequest) => ask<Done>('POST', `${at(id)}/share`, share),
  reveal: (id: string, share: RevealRequest) => ask<Done>('POST', `${at(id)}/reveal`, share),
  restart: (id: string) => ask<Done>('POST', `${at(id)}/restart`),
  chain: (id: string, after: number) => ask<ChainPage>('GET', `${at(id)}/chain?after=${after}`),
  hire: (id: string, bot: string) => ask<Done>('POST', `${at(id)}/bots`, { bot }),
  start: (id: string) => ask<Done>('POST', `${at(id)}/start`),
  act: (id: string, action: ActionRequest) => ask<Done>('POST', `${at(id)}/actions`, action),
  undo: (id: string) => ask<Done>('POST', `${at(id)}/undo`),
  askBack: (id: string, back: BackRequest) => ask<Done>('POST', `${at(id)}/back`, back),
  answerBack: (id: string, body: BackAnswerRequest) => ask<Done>('POST', `${at(id)}/back/answer`, body),
  resign: (id: string) => ask<Done>('POST', `${at(id)}/resign`),
  comeBack: (id: string) => ask<Done>('POST', `${at(id)}/return`),
  say: (id: string, said: ChatRequest) => ask<Done>('POST', `${at(id)}/chat`, said),
  mute: (id: string, mute: MuteRequest) => ask<Done>('POST', `${at(id)}/mute`, mute),
  rematch: (id: string) => ask<Opened>('POST', `${at(id)}/rematch`),
  pushKey: () => ask<PushKey>('GET', '/push-key'),
  subscribe: (subscription: SubscribeRequest) => ask<undefined>('POST', '/me/push', subscription),
  unsubscribe: (endpoint: string) => ask<undefined>('DELETE', '/me/push', { endpoint }),
};
