// What can be said of the files for containers without running any: tools/container proves the rest, on demand.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeIgnore, parseCommand, parseContainerfile, parseVariables } from '../tools/container/containerfile.mjs';

const at = path => new URL(`../${path}`, import.meta.url);
const read = path => readFileSync(at(path), 'utf8');
const instructions = parseContainerfile(read('Containerfile'));
const last = word => instructions.findLast(one => one.word === word)?.rest;

it('the image runs the program as a user of its own, with a volume for games and a health check', () => {
  expect(last('USER')).toBe('cartagena');
  expect(parseVariables(last('ENV'))).toMatchObject({
    HOST: '0.0.0.0',
    PORT: last('EXPOSE'),
    DATA_DIR: last('VOLUME'),
  });
  expect(parseCommand(last('CMD')).at(-1)).toBe('serve');
  expect(parseCommand(last('HEALTHCHECK')).at(-1)).toContain(`:${last('EXPOSE')}/healthz`);
});

it('what was built or installed here is not sent along, and all sources are', () => {
  const isIgnored = makeIgnore(read('.containerignore'));
  const away = [
    'node_modules',
    'packages/web/dist',
    'tools/peer/node_modules',
    '.git',
    '.cache',
    'data',
    'packages/cli/tsconfig.tsbuildinfo',
  ];
  expect(away.filter(path => !isIgnored(path))).toEqual([]);
  const sources = ['package.json', 'packages/study/src/puzzles/data', 'packages/web/src', 'scripts/bundle.mjs'];
  expect(sources.filter(path => isIgnored(path) || !existsSync(at(path)))).toEqual([]);
});

it('the proxy of the compose file knows its nodes by their names', () => {
  const compose = read('deploy/compose.yaml');
  const nodes = [...read('deploy/compose-nginx.conf').matchAll(/^ {2}server (\S+):(\d+)/gm)].map(([, name, port]) => [
    name,
    port,
  ]);
  expect(nodes).toHaveLength(2);
  for (const [name, port] of nodes) {
    expect(compose).toMatch(new RegExp(`^ {2}${name}: \\*node$`, 'm'));
    expect(port).toBe(last('EXPOSE'));
  }
});

it('nothing of a Containerfile is left out unnoticed', () => {
  expect(() => parseContainerfile('FROM debian\noops')).toThrow('This is no instruction: oops');
  expect(parseContainerfile('# words\nRUN a \\\n  && b\n')).toEqual([{ word: 'RUN', rest: 'a    && b' }]);
  expect(() => parseCommand('node main.js')).toThrow('Write it as a list');
});
