/** A thread that holds a connection to a SQLite file. Whatever arrives while the disk is busy is committed together afterwards. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { asError, type Query, type Statement } from './database.ts';
import { SqliteFile } from './sqlite-file.ts';
import type { Answer, Answers, Request, Task } from './sqlite-messages.ts';
import { mayPass } from './sqlite-trouble.ts';

/** So that the first of many writes need not wait for the last. */
const TOGETHER = 256;

type Read = { readonly id: number; readonly read: Query };
type Write = { readonly id: number; readonly write: readonly Statement[] };

const port = parentPort!;
const { file, role, copy } = workerData as Task;
let db: SqliteFile;

// The first answer says whether the file could be opened, and copied.
try {
  db = new SqliteFile(file, role);
  if (copy === undefined) port.on('message', (first: Request) => serve([first, ...waiting()]));
  else {
    db.copyInto(copy);
    db.close();
  }
  tell([{ id: 0, rows: [] }]);
} catch (error) {
  tell([failed(0, error)]);
}

function* waiting(): Generator<Request> {
  for (let taken = 1; taken < TOGETHER; taken++) {
    const next = receiveMessageOnPort(port);
    if (next === undefined) return;
    yield next.message;
  }
}

function serve(requests: readonly Request[]): void {
  const writes = requests.filter((one): one is Write => 'write' in one);
  if (writes.length > 0) {
    const results = db.writeTogether(writes.map(({ write }) => write));
    tell(
      results.map((result, index) => {
        const { id } = writes[index];
        return result instanceof Error ? failed(id, result) : { id, written: result };
      }),
      writes.length,
    );
  }
  const reads = requests.flatMap((one): Answer[] => ('read' in one ? [answerTo(one)] : []));
  if (reads.length > 0) tell(reads);
  const close = requests.find(one => 'close' in one);
  if (close) {
    db.close();
    tell([{ id: close.id, closed: true }]);
    port.close();
  }
}

function answerTo({ id, read }: Read): Answer {
  try {
    return { id, rows: db.read(read) };
  } catch (error) {
    return failed(id, error);
  }
}

function failed(id: number, error: unknown): Answer {
  return { id, error: asError(error).message, mayPass: mayPass(error) };
}

function tell(answers: readonly Answer[], committed?: number): void {
  port.postMessage({ answers, committed } satisfies Answers);
}
