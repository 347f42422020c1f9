/** A variant that is registered at run time, and that nothing in this package knows, is played like any other. */
import { BOTS } from '@cartagena/bots';
import {
  isOver,
  type Module,
  newRecord,
  parseRecord,
  registerModule,
  replay,
  resolveRules,
  setUp,
  unwrap,
} from '@cartagena/engine';
import { stash } from '@cartagena/engine/testing/variant';
import { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { simulateText } from '../contest/report/simulate-text.ts';
import { playMatch } from '../contest/run/match.ts';
import { botPlayer } from '../contest/run/player.ts';
import { SimulateStats } from '../contest/stats/simulate-stats.ts';
import { addTableOptions, configFrom } from '../options/table-options.ts';
import { report } from '../render/transcript.ts';
import { describePlan } from '../study/plan-words.ts';
import { playRandomly } from '../testing/random-game.ts';
import { TRACE_FORMATS, traceGame } from '../trace/trace.ts';

afterAll(registerModule(stash as Module));

const TABLE = { edition: 'classic', modules: ['retreat', 'stash'] } as const;
const config = unwrap(setUp({ ...TABLE, pirates: 4 }));

describe('at the terminal', () => {
  const output = playRandomly(TABLE);

  it('is played to its end', async () => {
    expect(await output).toMatch(/ wins\.| share the victory\./);
    expect(await output).not.toMatch(/undefined|NaN|\[object/);
  });

  it('has its events, actions and decisions described by their names', async () => {
    expect(await output).toMatch(/^ {2}stashed: seat [AB], cards \w+\.$/m);
    expect(await output).toMatch(/^ {2}dug: seat [AB], cards \w+\.$/m);
    expect(await output).toMatch(/\b\d+ {2}stash \w+\b/);
    expect(await output).toMatch(/Choose: dig\.\n 1 {2}dig {4}2 {2}leave$/m);
    expect(await output).toMatch(/^ {2}stash {5}written as "stash card"$/m);
  });
});

it('can be chosen on the command line', () => {
  const options = addTableOptions(new Command()).parse(['--modules', 'stash'], { from: 'user' });
  expect(configFrom(options.opts()).modules).toEqual(['retreat', 'stash']);
});

it('is simulated, and its record is reported', async () => {
  const rules = resolveRules(config);
  const seats = [botPlayer(BOTS.random), botPlayer(BOTS.greedy)];
  const { record, ...result } = await playMatch({ rules, seats, seed: 's', name: 's' });
  const stats = new SimulateStats(['random', 'greedy'], config);
  stats.add({ number: 0, seed: 's', name: 's', seats: [0, 1] }, result);
  expect(simulateText(stats.result(1, 's'))).toContain('classic with retreat, stash');
  const read = unwrap(parseRecord(JSON.parse(JSON.stringify(record))));
  expect(isOver(unwrap(replay(read)).state)).toBe(true);
  expect(report(read)).toMatch(/^ {2}stashed: seat A, cards \w+\.$/m);
  expect(report(read, { viewer: 1 })).toMatch(/^ {2}stashed: seat A\.$/m);
  expect(report(newRecord(config, 's'))).toContain('with retreat, stash');
});

it('has words in a plan', () => {
  const step = { action: { type: 'stash', card: 'key' }, moves: [], draws: 0 } as const;
  const gains = { win: 0, threat: 0, home: 0, cards: 0, ground: 0, others: 0, jump: 0, opening: 0 };
  expect(describePlan({ steps: [step], open: false, chance: 0.5, gains })).toBe('stash key');
});

it.each(TRACE_FORMATS)('is traced in format %i', format => {
  const lines = [...traceGame(config, 'traced', 0, format)] as { type: string; events: { type: string }[] }[];
  expect(lines.at(-1)).toMatchObject({ type: 'end' });
  expect(lines.flatMap(({ events = [] }) => events.map(({ type }) => type))).toContain('dug');
});
