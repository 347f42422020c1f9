// A bot that sits down at tables of a server and plays at all of them at once. It needs nothing but Node. The API: docs/server-api.md.
//
//   node examples/http-bot.mjs http://localhost:3000/api/games/THE-ID-OF-THE-TABLE …
//
// The links that people open in the browser will do as well. With TOKEN in the environment it plays as that player.
// Its policy: run with a card when the hand is good, step back to draw when it is small.
import { randomUUID } from 'node:crypto';

/** With fewer cards it is time to draw. */
const SMALL_HAND = 4;
const RETRY_MS = 1000;

const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
const tableOf = link => /[\w-]{16,}/.exec(new URL(link).pathname + new URL(link).hash)?.[0];
const links = process.argv.slice(2);
if (links.length === 0 || !links.every(link => URL.canParse(link) && tableOf(link))) {
  console.error('Usage: node examples/http-bot.mjs LINK-OF-A-TABLE …');
  process.exit(1);
}
const { origin } = new URL(links[0]);
let token = process.env.TOKEN;

/** Asks the server, again after a lost connection or when it was too fast. The key makes sure that nothing is done twice. */
async function ask(method, path, body = {}) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  if (token) headers.authorization = `Bearer ${token}`;
  for (;;) {
    const response = await fetch(origin + path, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (!response || response.status === 429 || response.status >= 500) {
      await wait(RETRY_MS * Number(response?.headers.get('retry-after') ?? 1));
      continue;
    }
    // Somebody was faster: the next event shows the table as it is.
    if (response.status === 409) return undefined;
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.text);
    return answer;
  }
}

/** The events of a table, for ever: after a lost connection it goes on where it was. */
async function* events(table) {
  for (let last = ''; ; await wait(RETRY_MS))
    try {
      const headers = { authorization: `Bearer ${token}`, ...(last ? { 'last-event-id': last } : {}) };
      const response = await fetch(`${origin + table}/events`, { headers });
      if (!response.ok) throw new Error((await response.json()).text);
      let text = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const parts = (text + chunk).split('\n\n');
        text = parts.pop();
        for (const part of parts) {
          const field = name => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
          last = field('id') ?? last;
          if (field('data')) yield { type: field('event'), ...JSON.parse(field('data')) };
        }
      }
      throw new Error('the stream has ended');
    } catch (error) {
      console.error(`Connection lost (${error.message}). Trying again …`);
    }
}

function decide({ legal, view }, seat) {
  const worth = ({ type }) => {
    if (type === 'play') return 2 + Math.random();
    if (type === 'retreat') return view.seats[seat].handCount < SMALL_HAND ? 4 : 1;
    if (type === 'hoist') return 9;
    return type === 'end' ? 0 : 1 + Math.random();
  };
  return legal.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Sits down at a table if there is a seat, and plays there to the end. */
async function play(link) {
  const table = `/api/games/${tableOf(link)}`;
  const { you, status } = await ask('GET', table);
  if (you === null && status === 'open') await ask('POST', `${table}/seat`);
  for await (const { table: now } of events(table)) {
    if (now?.status === 'over') return now.winners.includes(now.you) ? 'I have won!' : 'Well played.';
    if (now?.status === 'playing' && now.you === null) return 'The game is on without me.';
    if (now?.game?.legal.length > 0)
      await ask('POST', `${table}/actions`, { seq: now.seq, action: decide(now.game, now.you) });
  }
}

token ??= (await ask('POST', '/api/me/token', { name: 'Example bot' })).token;
for (const result of await Promise.all(links.map(play))) console.log(result);
process.exit();
