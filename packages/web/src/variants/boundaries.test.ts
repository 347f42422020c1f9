/** What belongs to one variant is in its folder: all other code reaches it through the tables, and names none of its things. */
import { MODULES } from '@cartagena/engine';
import { expect, it } from 'vitest';

const load = (files: Record<string, string>) =>
  Object.entries(files).filter(([path]) => !/\.test\.ts$|\/testing\//.test(path));

const GENERIC = load(
  import.meta.glob<string>(
    [
      '../{app,base,board,events,exercise,game,home,online,plan,puzzles,replay,setup,stats,study,table,ui,words}/**/*.{ts,tsx}',
      './{by-variant,*-traits}.ts',
      // Catalogues have the words of all variants.
      '!../words/{en,pl}*.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);
const ALL = load(import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }));

const WORDS =
  'raft wharf berth snake chest boat skipper voyage joker hoist morgan sabre bomb pistol parrot freesail assist retreat captain';
/** In names too, such as `onChest`. */
const THINGS = new RegExp(
  WORDS.split(' ')
    .map(([first, ...rest]) => `[${first}${first.toUpperCase()}]${rest.join('')}`)
    .join('|'),
);
/** In one edition the way begins or ends at a boat, whatever variants are played. */
const ALLOWED: { readonly [path: string]: RegExp } = { '../board/scene.ts': /'boat'/g };

it('generic files name nothing that belongs to one variant', () => {
  expect(GENERIC.length).toBeGreaterThan(120);
  const found = GENERIC.filter(([path, text]) => THINGS.test(text.replace(ALLOWED[path] ?? '', '')));
  expect(found.map(([path, text]) => `${path}: ${THINGS.exec(text)?.[0]}`)).toEqual([]);
});

it('only the tables import from the folder of a variant', () => {
  const folders = new RegExp(`from '[./]*(?:variants/)?(?:${MODULES.join('|')})/`);
  const importers = ALL.filter(([, text]) => folders.test(text)).map(([path]) => path);
  expect(importers.sort()).toEqual(
    ['art', 'board', 'drawings', 'events', 'learn', 'setup', 'table'].map(facet => `./${facet}.ts`),
  );
});

it('no variant knows another', () => {
  for (const id of MODULES) {
    const own = ALL.filter(([path]) => path.startsWith(`./${id}/`));
    const others = new RegExp(`from '\\.\\./(?:${MODULES.filter(other => other !== id).join('|')})/`);
    expect(own.filter(([, text]) => others.test(text)).map(([path]) => path)).toEqual([]);
  }
});
