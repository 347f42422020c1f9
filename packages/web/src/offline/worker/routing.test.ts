import { expect, it } from 'vitest';
import { documentFor, isOurs } from './routing.ts';

const ORIGIN = 'https://play.example';
const url = (path: string) => new URL(path, ORIGIN);

it.each(['/api/tables', '/api', '/metrics', '/healthz', 'https://elsewhere.example/x.js'])(
  '%s goes to the network',
  path => {
    expect(isOurs(url(path), ORIGIN)).toBe(false);
  },
);

it.each(['/', '/game', '/assets/a.js', '/apiary'])('%s is answered from what is kept', path => {
  expect(isOurs(url(path), ORIGIN)).toBe(true);
});

it('all pages are the same document, files are themselves', () => {
  expect(documentFor(url('/table/m3Zk0yq1SdWnq0cXHh2v7w?x=1.2'))).toBe('/index.html');
  expect(documentFor(url('/favicon.svg'))).toBe('/favicon.svg');
});
