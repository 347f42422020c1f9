// Appends to several games at once and says which entries were acknowledged, until it is killed.
import { writeSync } from 'node:fs';
import { openStore } from '../../../dist/store/index.js';

const [address, games] = process.argv.slice(2);
const store = await openStore(address, { defaultFile: address });

async function play(game) {
  for (let seq = (await store.game(game)).seq; ; seq++) {
    const entry = { at: Date.now(), kind: 'action', seat: 0, player: null, body: { number: seq + 1 } };
    const result = await store.append({ game, after: seq, entries: [entry], row: {} });
    if (result !== 'done') throw new Error(`${game} is ${result}`);
    writeSync(1, `${game} ${seq + 1}\n`);
  }
}
await Promise.all(games.split(',').map(play));
