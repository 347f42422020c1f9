/** Folders import one way: each those above it in this list, and itself. A variant's file belongs to the folder that reads it. */
import { expect, it } from 'vitest';

const LAYERS = [
  'words',
  'base',
  'art',
  'ui',
  'board',
  'events',
  'game',
  'table/choosing',
  'plan',
  'study',
  'table/view',
  'exercise',
  'learn',
  'online',
  'replay',
  'puzzles',
  'stats',
  'daily',
  'setup',
  'home',
  'offline',
  'app',
  'dev',
  'main.tsx',
] as const;
type Layer = (typeof LAYERS)[number];

/** Who reads the files of variants, by their names. */
const READERS: { readonly [name: string]: Layer } = {
  art: 'art',
  board: 'board',
  drawing: 'board',
  drawings: 'board',
  event: 'events',
  events: 'events',
  table: 'table/choosing',
  setup: 'plan',
  learn: 'learn',
};
/** Other files in the folder of a variant are parts of its drawing; the tables themselves are read by all. */
const OTHERWISE = { own: 'board', table: 'art' } as const;

const SOURCES = Object.entries(
  import.meta.glob<string>('./**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
).filter(([path]) => !/\.test\.ts$|\/testing\/|^\.\/offline\/worker\//.test(path));

function layerOf(path: string): number {
  const [, folder, ...rest] = path.split('/');
  if (folder === 'variants') return LAYERS.indexOf(readerOf(rest));
  return LAYERS.findIndex(layer => layer === folder || (folder === 'table' && layer === `table/${rest[0]}`));
}

function readerOf(path: readonly string[]): Layer {
  const name = /^([a-z]+)(?:-traits)?\.tsx?$/.exec(path.at(-1)!)?.[1] ?? '';
  return READERS[name] ?? OTHERWISE[path.length > 1 ? 'own' : 'table'];
}

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport\(|\bimport) ?'(\.{1,2}\/[^'?]+\.tsx?)'/g)].map(([, to]) => resolve(path, to));

function resolve(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

it('every file is in a layer', () => {
  expect(SOURCES.length).toBeGreaterThan(200);
  expect(SOURCES.filter(([path]) => layerOf(path) < 0).map(([path]) => path)).toEqual([]);
});

it('imports point one way', () => {
  const imports = SOURCES.flatMap(([path, text]) => importsOf(path, text).map(to => ({ path, to })));
  expect(imports.length).toBeGreaterThan(800);
  const wrong = imports.filter(({ path, to }) => layerOf(to) > layerOf(path));
  expect(wrong.map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
});
