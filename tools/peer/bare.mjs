// The least that a server can do for an action: it reads an HTTP request, answers it, and sends an update of 650 bytes to each client of the
// table by server-sent events. No game, no players, no checks. It speaks as much of our API as the generator needs, so what it costs
// is what HTTP in Node costs. STORAGE is memory, or a folder: then an action is synced to a file before it is answered, with
// all that arrived meanwhile.
import { fdatasync, openSync, write } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const { PORT, STORAGE = 'memory' } = process.env;
const PADDING = 'x'.repeat(500);
const ACTIONS = ['a'];

const tables = [];
const JSON_HEAD = { 'content-type': 'application/json; charset=utf-8', 'set-cookie': 'guest=1' };
const STREAM_HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
};

const file = STORAGE === 'memory' ? undefined : openSync(join(STORAGE, 'log'), 'a');
let lines = '';
let waiting = [];
let isSyncing = false;

function store(line, done) {
  if (file === undefined) return done();
  lines += line;
  waiting.push(done);
  if (!isSyncing) sync();
}

function sync() {
  isSyncing = true;
  const [text, all] = [lines, waiting];
  lines = '';
  waiting = [];
  write(file, text, () =>
    fdatasync(file, () => {
      isSyncing = false;
      if (waiting.length > 0) sync();
      for (const done of all) done();
    }),
  );
}

function answer(response, body) {
  const text = JSON.stringify(body);
  response.writeHead(200, { ...JSON_HEAD, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

/** The first client that follows is asked, then the next one. */
const legalFor = (table, i) => (table.seq % table.clients.length === i ? ACTIONS : []);

function follow(table, response) {
  const i = table.clients.push(response) - 1;
  response.writeHead(200, STREAM_HEAD);
  const game = { legal: i === 0 ? ACTIONS : [] };
  response.write(`id: ${table.seq}\nevent: table\ndata: ${JSON.stringify({ table: { status: 'playing', game } })}\n\n`);
  response.on('close', () => table.clients.splice(table.clients.indexOf(response), 1));
}

function act(table, text, response) {
  const { seq, action } = JSON.parse(text);
  store(`${table.id} ${seq} ${action}\n`, () => {
    table.seq++;
    table.clients.forEach((client, i) => {
      const change = { '~game': { '=legal': legalFor(table, i) } };
      client.write(`id: ${table.seq}\nevent: news\ndata: ${JSON.stringify({ news: PADDING, change })}\n\n`);
    });
    answer(response, { seq: table.seq });
  });
}

createServer((request, response) => {
  const [, , what, id, how] = request.url.split(/[/?]/);
  if (how === 'events') return follow(tables[id], response);
  if (what !== 'games') return answer(response, {});
  let text = '';
  request.setEncoding('utf8');
  request.on('data', piece => {
    text += piece;
  });
  request.on('end', () => {
    if (how === 'actions') return act(tables[id], text, response);
    // The first client to follow may act at a multiple of their number.
    if (id === undefined) tables.push({ id: tables.length, seq: 60, clients: [] });
    answer(response, { id: String(id ?? tables.length - 1) });
  });
}).listen(Number(PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit());
