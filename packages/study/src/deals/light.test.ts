/** The deals are on the first page of the client and on the server: they must not bring the bots with them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a file and all files that it imports load from other packages. */
function loadedBy(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const text = readFileSync(file, 'utf8');
  const loads = [...text.matchAll(/(?:import|export) (?!type )(?:[^;]*?) from '([^']+)'/g)];
  return loads.flatMap(([, from]) => (from.startsWith('.') ? loadedBy(new URL(from, file), seen) : [from]));
}

it('the deals load the engine and the seed of a bot, and nothing else', () => {
  const loaded = loadedBy(new URL('index.ts', import.meta.url));
  expect(new Set(loaded)).toEqual(new Set(['@cartagena/engine', '@cartagena/bots/thinker']));
  const thinker = loadedBy(new URL('../../../bots/src/worker/thinker.ts', import.meta.url));
  expect(new Set(thinker)).toEqual(new Set(['@cartagena/engine']));
});
