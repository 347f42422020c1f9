/** Runs what somebody wants done at a table. A request that is repeated with its key is answered the same and done once. */
import type { Result } from '@cartagena/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Creation, StoredAnswer } from '../store/store.ts';
import { withinBounds } from '../table-log/bounds.ts';
import type { NewEntry } from '../table-log/entry.ts';
import type { Table } from '../table-log/table.ts';
import { type Parts, tableOf, whoAsks } from './parts.ts';
import { HttpProblem, problem } from './problem.ts';
import { hashOf } from './secrets.ts';

/** Says that an answer is one of before. */
export const REPLAYED = 'idempotency-replayed';

/** What an answer is kept with: a hash of the request that it answers. */
interface Kept {
  readonly request: string;
  readonly answer: unknown;
}

/** Turns an answer into what the store keeps of it. */
export type Keep = (status: number, answer: unknown) => StoredAnswer;

/** The request's key, if it has one. */
export function keepFor(request: FastifyRequest, player: string, now: () => number): Keep | undefined {
  const key = keyOf(request);
  if (key === undefined) return undefined;
  const asked = fingerprint(request);
  return (status, answer) => ({
    player,
    key,
    status,
    body: JSON.stringify({ request: asked, answer } satisfies Kept),
    at: now(),
  });
}

/** What the request was answered before; undefined if it is new. */
export async function answeredBefore<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { store }: Pick<Parts, 'store'>,
  player: string,
): Promise<T | undefined> {
  const key = keyOf(request);
  const stored = key === undefined ? undefined : await store.answer(player, key);
  if (stored === undefined) return undefined;
  const kept = JSON.parse(stored.body) as Kept;
  if (kept.request !== fingerprint(request)) throw problem('key-reused');
  reply.code(stored.status).header(REPLAYED, 'true');
  return kept.answer as T;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[!-~]{1,64}$/.test(key)) throw problem('bad-key');
  return key;
}

const fingerprint = ({ method, url, body }: FastifyRequest): string =>
  hashOf(`${method} ${url} ${JSON.stringify(body)}`);

export type PlayerCommand = (table: Table, player: string) => Result<readonly NewEntry[]>;

/** Answers with what `answerOf` makes of the table. `opens` comes into being if the command changes anything. */
export async function runCommand<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<Parts, 'store' | 'tables' | 'now'>,
  command: PlayerCommand,
  answerOf: (table: Table) => T,
  opens?: Creation,
): Promise<T> {
  const id = tableOf(request);
  const player = whoAsks(request);
  const keep = keepFor(request, player, parts.now);
  /** What is stored with the entries, if there are any. */
  let answer: T | undefined;
  const keepAnswer = (table: Table): StoredAnswer => {
    answer = answerOf(table);
    return keep!(200, answer);
  };
  const bounded = (table: Table): Result<readonly NewEntry[]> => {
    answer = undefined;
    const made = command(table, player);
    return made.ok ? withinBounds(table, made.value) : made;
  };
  const outcome = await parts.tables.run(id, bounded, {
    answerFor: keep && keepAnswer,
    opens,
  });
  const isDone = outcome?.kind === 'done';
  if (isDone && answer !== undefined) return answer;
  // Nothing was stored with its key, perhaps because it was answered before. To look only now spares all other requests a read.
  const before = await answeredBefore<T>(request, reply, parts, player);
  if (before) return before;
  if (outcome === undefined) throw problem('no-table');
  if (isDone) return answerOf(outcome.table);
  if (outcome.kind !== 'refused') throw problem('key-reused');
  const { code, text, table } = outcome;
  throw new HttpProblem({ code, text }, { ...(code === 'malformed' ? { field: 'action' } : {}), seq: table.seq });
}

/** The number of the last entry. */
export const seqOf = ({ seq }: Table): { seq: number } => ({ seq });
