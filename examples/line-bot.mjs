// A bot as a program of its own. It reads one JSON object per line and answers each "decide" with one line.
// The protocol is in docs/bot-protocol.md. Try it:
//
//   npm start -- arena --bots mine,random --bot mine=cmd:"node examples/line-bot.mjs" --games 20
//
// Its policy: run as far as a card carries a pirate; when the hand is small, step back to two pirates and draw two cards.
import { createInterface } from 'node:readline';

/** Below so many cards it is time to draw. */
const SMALL_HAND = 4;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'bye') break;
  // "hello", "game" and "over" are good to know and want no answer.
  if (message.type === 'decide') answer({ id: message.id, action: decide(message) });
}
// Input that is still open would keep the program alive.
process.stdin.destroy();

function answer(object) {
  // Only answers go to standard output; use console.error for notes of your own.
  process.stdout.write(`${JSON.stringify(object)}\n`);
}

/** The number of the legal action that is worth most. Its text in `notation`, or the action itself, would do as well. */
function decide({ legal, view, seat }) {
  const worths = legal.map(action => worth(action, view, seat));
  return worths.indexOf(Math.max(...worths));
}

function worth(action, view, seat) {
  switch (action.type) {
    case 'play':
      return gain(view, seat, action.from, action.card);
    case 'move':
      return gain(view, seat, action.from, action.icon);
    case 'retreat': {
      const cards = standingBehind(view, numberOf(view, seat, action.from));
      return view.seats[seat].held < SMALL_HAND ? 4 * cards : cards - 10;
    }
    case 'hoist':
      return 1000;
    // To stop early is the last resort, and it may be all that is left.
    case 'end':
    case 'pass':
      return -100;
    default:
      return 0;
  }
}

/** How many spaces a card brings a pirate forward: to the next vacant space with its icon, or out of the passage. */
function gain(view, seat, from, card) {
  const start = numberOf(view, seat, from);
  // A golden or grey card carries a star: "key*".
  const icon = card.replace('*', '');
  for (let space = start + 1; space <= view.path.length; space++)
    if (view.path[space - 1] === icon && crowd(view, space) === 0 && !view.covered.includes(space))
      return space - start;
  return view.path.length + 1 - start;
}

/** How many pirates stand on the next space behind that has one or two: as many cards are drawn there. */
function standingBehind(view, from) {
  for (let space = from - 1; space > 0; space--) {
    const pirates = crowd(view, space);
    if (pirates === 1 || pirates === 2) return pirates;
  }
  return 0;
}

/** Pirates of all colours on a space. */
function crowd(view, space) {
  return view.seats.reduce((sum, { pirates }) => sum + (pirates[space] ?? 0), 0);
}

/** A place as a number along the path. "hat" is the place of the pirate that wears it; rafts and boats lie past the end. */
function numberOf(view, seat, place) {
  if (place === 'hat') return numberOf(view, seat, view.seats[seat].hat);
  if (place === 'start') return 0;
  return typeof place === 'number' ? place : view.path.length;
}
