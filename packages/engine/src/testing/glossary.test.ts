/** One word, one meaning: a public type name exists once, and every type in docs/glossary.md exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Packages whose names others see. */
const PACKAGES = ['engine', 'fair', 'bots', 'study', 'protocol', 'cli', 'server', 'web'];

function typesOf(name: string): string[] {
  const src = join(ROOT, 'packages', name, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|[\\/]?testing[\\/]/.test(file))
    .flatMap(file => {
      const text = readFileSync(join(src, file), 'utf8');
      return [...text.matchAll(/^export (?:abstract )?(?:interface|type|class) ([A-Za-z0-9]+)/gm)].map(
        match => match[1],
      );
    });
}

const OWNERS = PACKAGES.flatMap(name => typesOf(name).map(type => [type, name] as const));

it('a public type name exists once across all packages', () => {
  const twice = OWNERS.filter(([type], i) => OWNERS.some(([other], j) => other === type && j < i));
  expect(twice).toEqual([]);
  expect(OWNERS.length).toBeGreaterThan(400);
});

it('every type in the glossary exists, and is explained once', () => {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const rows = glossary.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| word'));
  const types = rows.flatMap(row => [...row.split('|')[1].matchAll(/`([A-Z][A-Za-z]+)`/g)].map(match => match[1]));
  const known = new Set(OWNERS.map(([type]) => type));
  expect(types.filter(type => !known.has(type))).toEqual([]);
  expect(types.filter((type, i) => types.indexOf(type) !== i)).toEqual([]);
  expect(types.length).toBeGreaterThan(80);
});
