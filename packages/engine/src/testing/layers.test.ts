/** Who may import whom. Dependencies point one way, between packages and between the rooms of the engine. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** What the code of each package may import of the others. */
const MAY_IMPORT: { readonly [name: string]: readonly string[] } = {
  engine: [],
  fair: ['engine'],
  bots: ['engine'],
  study: ['engine', 'bots'],
  protocol: ['engine', 'fair'],
  server: ['engine', 'fair', 'bots', 'study', 'protocol'],
  cli: ['engine', 'fair', 'bots', 'study', 'server'],
  web: ['engine', 'fair', 'bots', 'study', 'protocol'],
};

/** The engine's rooms, from the bottom up: each may import those before it, and itself. */
const ROOMS = ['base', 'model', 'play', 'modules', 'setup', 'view', 'record', 'module.ts', 'index.ts'] as const;
/** Rooms that do without some of those below. */
const WITHOUT: { readonly [room: string]: readonly string[] } = { view: ['modules', 'setup'] };

const isTest = (file: string) => /\.(test|spec)\.|[\\/]testing[\\/]/.test(file);

function sourcesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !isTest(`${sep}${file}`))
    .map(file => join(folder, file));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'";]*?from '([^']+)'|import\('([^']+)'\)|import '([^']+)'/g),
  ].map(match => match[1] ?? match[2] ?? match[3]);
}

describe('packages', () => {
  it('are all listed', () => {
    expect(readdirSync(PACKAGES).sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  it.each(Object.entries(MAY_IMPORT))('%s imports %j alone', (name, allowed) => {
    const files = sourcesOf(join(PACKAGES, name, 'src'));
    expect(files.length).toBeGreaterThan(5);
    const crossing = files.flatMap(file =>
      importsOf(file)
        .map(specifier => /^@cartagena\/([a-z]+)/.exec(specifier)?.[1])
        .filter(other => other !== undefined && other !== name && !allowed.includes(other))
        .map(other => `${relative(PACKAGES, file)} imports ${other}`),
    );
    expect(crossing).toEqual([]);
  });

  it('the engine imports nothing from outside', () => {
    const outside = sourcesOf(join(PACKAGES, 'engine', 'src')).flatMap(file =>
      importsOf(file).filter(specifier => !specifier.startsWith('.')),
    );
    expect(outside).toEqual([]);
  });

  it('the board of the client knows no rules: it imports types of the engine at most', () => {
    const knowing = sourcesOf(join(PACKAGES, 'web', 'src', 'board')).flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/import (?!type )([^;]*?) from '@cartagena\/engine'/g)]
        .filter(([, names]) =>
          names
            .replaceAll(/[{}\s]/g, '')
            .split(',')
            .some(name => name !== '' && !name.startsWith('type')),
        )
        .map(([line]) => `${relative(PACKAGES, file)}: ${line}`),
    );
    expect(knowing).toEqual([]);
  });
});

describe('rooms of the engine', () => {
  const src = join(PACKAGES, 'engine', 'src');

  it('are all listed', () => {
    const rooms = readdirSync(src).filter(name => name !== 'testing');
    expect(rooms.sort()).toEqual([...ROOMS].sort());
  });

  it.each(ROOMS)('%s imports from rooms below it alone', room => {
    const files = room.endsWith('.ts') ? [join(src, room)] : sourcesOf(join(src, room));
    const below: readonly string[] = ROOMS.slice(0, ROOMS.indexOf(room) + 1);
    const crossing = files.flatMap(file =>
      importsOf(file)
        .map(specifier => relative(src, join(dirname(file), specifier)).split(sep)[0])
        .filter(other => !below.includes(other) || WITHOUT[room]?.includes(other))
        .map(other => `${relative(src, file)} imports ${other}`),
    );
    expect(crossing).toEqual([]);
  });
});
