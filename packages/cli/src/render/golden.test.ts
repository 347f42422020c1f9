/** Recorded whole games in fixtures/, each with the report that it must still give. */
import { readdirSync, readFileSync } from 'node:fs';
import { EDITIONS, type GameEvent, isOver, MODULES, parseRecord, replay, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { formatRecord } from '../io/record-file.ts';
import { report } from './transcript.ts';

const FOLDER = new URL('../../../../fixtures/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const NAMES = readdirSync(FOLDER)
  .filter(file => file.endsWith('.json'))
  .map(file => file.slice(0, -'.json'.length));
const load = (name: string) => unwrap(parseRecord(JSON.parse(read(`${name}.json`))));

describe('golden games', () => {
  it.each(NAMES)('%s is a whole game and reads as it always did', name => {
    const record = load(name);
    expect(isOver(unwrap(replay(record)).state)).toBe(true);
    const { players } = JSON.parse(read(`${name}.json`));
    expect(formatRecord(record, players)).toBe(read(`${name}.json`));
    expect(report(record)).toBe(read(`${name}.txt`));
  });

  it('cover every edition and every module', () => {
    const configs = NAMES.map(name => load(name).config);
    expect(new Set(configs.map(config => config.edition))).toEqual(new Set(EDITIONS));
    expect(new Set(configs.flatMap(config => config.modules))).toEqual(new Set(MODULES));
  });

  it('show what each module brings', () => {
    const seen = new Set<GameEvent['type']>();
    for (const name of NAMES) unwrap(replay(load(name), { emit: event => seen.add(event.type) }));
    for (const type of [
      'sailed',
      'discarded',
      'stole',
      'looked',
      'gave',
      'buried',
      'opened',
      'picked',
      'token',
      'launched',
      'sank',
      'hoisted',
    ])
      expect(seen).toContain(type);
  });
});
