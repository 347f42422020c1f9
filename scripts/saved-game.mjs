// Games as a browser keeps them, for scripts that look at tables.
import { newRecord, setUp, unwrap } from '@cartagena/engine';

const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'];

/** A game that has not begun: `names` sit at it, those from `firstBot` on are bots. */
export function savedGame(id, choices, names, firstBot = 1) {
  const record = newRecord(unwrap(setUp({ seats: names.length, ...choices })), id);
  const players = names.map((name, seat) => ({ name, colour: COLOURS[seat], bot: seat < firstBot ? null : 'corsair' }));
  return { version: 1, id, startedAt: 1, savedAt: 1, players, actor: 0, winners: [], record };
}
