/** Format 1 is pinned to traces that an older revision wrote: fixtures/trace, each a whole game. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type GameConfig, parseConfig, replay, type Snapshot, turnsPlayed, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { OLD_NAMES } from './old-names.ts';
import { traceGame } from './trace.ts';

const FOLDER = new URL('../../../../fixtures/trace/', import.meta.url);
const PINNED = readdirSync(FOLDER).map(file => {
  const lines = gunzipSync(readFileSync(new URL(file, FOLDER)))
    .toString()
    .trimEnd()
    .split('\n');
  const { config, seed, game } = JSON.parse(lines[0]);
  return { name: file.replace('.jsonl.gz', ''), lines, config: unwrap(parseConfig(config)), seed, game };
});

type Line = {
  readonly type: string;
  readonly turns: number;
  readonly seat: number;
  readonly notation: string;
  readonly state: Snapshot;
};

describe('format 1', () => {
  it.each(PINNED)('of $name is the same byte for byte', ({ lines, config, seed, game }) => {
    const traced = Array.from(traceGame(config, seed, game), line => JSON.stringify(line));
    // Line by line, so that a failure shows the line that differs.
    for (const [i, line] of traced.entries()) expect(line).toBe(lines[i]);
    expect(traced.length).toBe(lines.length);
  });

  it('is pinned for every edition and module of that revision', () => {
    const configs = PINNED.map(({ config }) => config);
    expect(new Set(configs.map(({ edition }) => edition))).toEqual(
      new Set(['classic', 'cartagena2', 'wielka', 'diaries']),
    );
    const modules = ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items', 'captain', 'raft', 'flag'];
    expect(new Set(configs.flatMap(({ modules }) => modules))).toEqual(new Set(modules));
    for (const { revision } of configs) expect(revision).toBe(1);
  });

  it('writes a field of the configuration that came later only where it departs from the edition', () => {
    const { lines, config } = PINNED[0];
    const [line] = traceGame({ ...config, fog: true } as GameConfig, 's', 0) as Iterable<{ config: object }>;
    expect(Object.keys(line.config)).toEqual([...Object.keys(JSON.parse(lines[0]).config), 'fog']);
  });
});

describe('format 2', () => {
  const games = PINNED.map(({ name, config, seed, game }) => ({
    name,
    config,
    seed,
    one: [...traceGame(config, seed, game, 1)] as Line[],
    two: [...traceGame(config, seed, game, 2)] as Line[],
  }));

  it.each(games)('of $name is the same game in the names of the engine', ({ one, two }) => {
    expect(two.length).toBe(one.length);
    expect(two.map(({ notation }) => notation)).toEqual(one.map(({ notation }) => notation));
    expect(two[0]).toMatchObject({ type: 'game', format: 2, state: { actionsLeft: expect.any(Number) } });
  });

  it.each(games)('of $name counts the turn that wins', ({ config, seed, two }) => {
    const actions = two
      .filter(({ type }) => type === 'action')
      .map(({ seat, notation }) => ({ seat, action: notation }));
    const { state } = unwrap(replay({ format: 1, config, seed, actions }));
    expect(two.at(-1)!.turns).toBe(turnsPlayed(state));
  });

  it('is documented with every name that differs', () => {
    const page = readFileSync(new URL('../../../../docs/trace.md', import.meta.url), 'utf8');
    const rows = page.slice(page.indexOf('## Format 2')).matchAll(/^\| (.*) \| (.*) \|$/gm);
    const names = (cell: string) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name);
    const documented = Array.from(rows, ([, one, two]) => names(one).map((name, i) => [name, names(two)[i]])).flat();
    expect(documented.sort()).toEqual([...OLD_NAMES].sort());
  });
});
