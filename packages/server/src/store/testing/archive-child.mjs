// Archives what is old, and says so after each batch, until it is killed.
import { writeSync } from 'node:fs';
import { openStore } from '../../../dist/store/index.js';

const [address, now] = process.argv.slice(2);
const store = await openStore(address, { defaultFile: address });
const retention = { openGames: 1e9, startedGames: null, finishedGames: 500, answers: 1e9, tokens: 1e9, results: 1e9 };
for (;;) {
  const { archived } = await store.cleanUp(Number(now), retention);
  writeSync(1, `${archived}\n`);
}
