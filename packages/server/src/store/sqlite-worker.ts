/** A thread that holds a connection to a SQLite file. Whatever is asked for while the disk is busy arrives, and is committed, together. */
import { parentPort, workerData } from 'node:worker_threads';
import { asError } from './database.ts';
import { SqliteFile } from './sqlite-file.ts';
import {
  packAnswers,
  RequestReader,
  type Requests,
  type SqliteAnswer,
  type SqliteRequest,
  type Task,
} from './sqlite-messages.ts';
import { mayPass } from './sqlite-trouble.ts';

/** So that the first of many writes need not wait for the last. */
const TOGETHER = 256;

type Read = Extract<SqliteRequest, { readonly read: unknown }>;
type Write = Extract<SqliteRequest, { readonly write: unknown }>;

const port = parentPort!;
const { file, role, copy } = workerData as Task;
let db: SqliteFile;
const reader = new RequestReader();

// The first answer says whether the file could be opened, and copied.
try {
  db = await SqliteFile.open(file, role);
  if (copy === undefined) port.on('message', serveAll);
  else {
    db.copyInto(copy);
    db.close();
  }
  tell([{ id: 0, rows: [] }]);
} catch (error) {
  tell([failed(0, error)]);
}

function serveAll(message: Requests): void {
  const requests = reader.read(message);
  for (let i = 0; i < requests.length; i += TOGETHER) serve(requests.slice(i, i + TOGETHER));
}

function serve(requests: readonly SqliteRequest[]): void {
  const writes = requests.filter((one): one is Write => 'write' in one);
  if (writes.length > 0) {
    const results = db.writeTogether(writes.map(({ write }) => write));
    tell(
      results.map((result, index) => {
        const { id } = writes[index];
        return result instanceof Error ? failed(id, result) : { id, written: result };
      }),
      writes.length,
      db.committed,
    );
  }
  const reads = requests.flatMap((one): SqliteAnswer[] => ('read' in one ? [answerTo(one)] : []));
  if (reads.length > 0) tell(reads);
  const close = requests.find(one => 'close' in one);
  if (close) {
    db.close();
    tell([{ id: close.id, closed: true }]);
    port.close();
  }
}

function answerTo({ id, read }: Read): SqliteAnswer {
  try {
    return { id, rows: db.read(read) };
  } catch (error) {
    return failed(id, error);
  }
}

function failed(id: number, error: unknown): SqliteAnswer {
  return { id, error: asError(error).message, mayPass: mayPass(error) };
}

function tell(answers: readonly SqliteAnswer[], committed?: number, number?: number): void {
  port.postMessage(packAnswers(answers, committed, number));
}
