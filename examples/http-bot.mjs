// A bot that sits down at a table of a server and plays there. It needs nothing but Node. The API is in docs/server-api.md.
//
//   node examples/http-bot.mjs http://localhost:3000/api/games/THE-ID-OF-THE-TABLE
//
// The link that people open in the browser will do as well. With TOKEN in the environment it plays as that player.
// Its policy: run with a card when the hand is good, step back to draw when it is small.

const [link] = process.argv.slice(2);
const id = link && /[\w-]{16,}/.exec(new URL(link).pathname + new URL(link).hash)?.[0];
if (!id) {
  console.error('Usage: node examples/http-bot.mjs LINK-OF-THE-TABLE');
  process.exit(1);
}
const server = new URL(link).origin;
const table = `/api/games/${id}`;
let token = process.env.TOKEN;

/** Below so many cards it is time to draw. */
const SMALL_HAND = 4;

/** Asks the server; waits and asks again when it was too fast. */
async function ask(method, path, body) {
  const response = await fetch(server + path, {
    method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  if (response.status === 429) {
    await new Promise(resolve => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)));
    return ask(method, path, body);
  }
  const answer = await response.json();
  // Somebody was faster, or we are: the next event tells how things stand.
  if (response.status === 409) return undefined;
  if (!response.ok) throw new Error(answer.text);
  return answer;
}

/** The events of the table, for ever: after a lost connection it goes on where it was. */
async function* events() {
  let last = '';
  for (;;) {
    try {
      const headers = { authorization: `Bearer ${token}`, ...(last ? { 'last-event-id': last } : {}) };
      const response = await fetch(`${server + table}/events`, { headers });
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
    } catch (error) {
      console.error(`Connection lost (${error.message}). Trying again …`);
    }
    await new Promise(resolve => setTimeout(resolve, 1000));
  }
}

function decide({ legal, view }, seat) {
  const hand = view.seats[seat].handCount;
  const worth = ({ type }) => {
    if (type === 'play') return 2 + Math.random();
    if (type === 'retreat') return hand < SMALL_HAND ? 4 : 1;
    if (type === 'hoist') return 9;
    return type === 'end' ? 0 : 1 + Math.random();
  };
  return legal.toSorted((a, b) => worth(b) - worth(a))[0];
}

token ??= (await ask('POST', '/api/me/token', { name: 'Example bot' })).token;
const { you, status } = await ask('GET', table);
if (you === null && status === 'open') await ask('POST', `${table}/seat`);

for await (const { table: now } of events()) {
  if (!now) continue;
  if (now.status === 'over') {
    console.log(now.winners.includes(now.you) ? 'I have won!' : 'Well played.');
    break;
  }
  const { game, you: seat, seq } = now;
  if (seat === null && now.status === 'playing') throw new Error('The game is on without me.');
  if (game && game.legal.length > 0) await ask('POST', `${table}/actions`, { seq, action: decide(game, seat) });
}
process.exit();
