/**
 * A table with the variant that exists only in the engine's tests, against a bot: what players get of a variant that the client
 * knows nothing about. Not part of the build. `/variant.html?bot=greedy&seed=1`
 */
import { type Module, newRecord, registerModule, setUp, unwrap } from '@cartagena/engine';
import { stash } from '@cartagena/engine/testing/variant';
import { render } from 'preact';
import '../art/font.css';
import { Sprite } from '../art/sprite.tsx';
import { settings } from '../base/settings.ts';
import { portOf, startBots } from '../game/bots.ts';
import { openLocalGame } from '../game/local-host.ts';
import { TableScreen } from '../table/view/table-screen.tsx';
import { Announcer } from '../ui/announce.tsx';
import '../ui/tokens.css';
import { speak } from '../words/words.ts';

registerModule(stash as Module);
const query = new URLSearchParams(location.search);
await speak(settings.language.value);
const config = unwrap(
  setUp({ edition: 'classic', modules: ['retreat', 'stash'], seats: 2, segments: [4], pirates: 4 }),
);
const host = openLocalGame(
  newRecord(config, query.get('seed') ?? 'variant'),
  [
    { name: 'Anna', colour: 'blue', bot: null },
    { name: 'Bruno', colour: 'red', bot: query.get('bot') ?? 'greedy' },
  ],
  {
    bots: startBots(() => portOf(new Worker(new URL('./variant-worker.ts', import.meta.url), { type: 'module' }))),
  },
);
render(
  <>
    <Sprite />
    <TableScreen host={host} />
    <Announcer />
  </>,
  document.getElementById('app')!,
);
