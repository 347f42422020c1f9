/** Every command counts the turns of a game in the same way. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS } from '@cartagena/bots';
import {
  actionBuffer,
  apply,
  deal,
  type GameEvent,
  legalActions,
  newGame,
  replay,
  resolveRules,
  SeededChance,
  setUp,
  turnsPlayed,
  unwrap,
} from '@cartagena/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { playMatch } from '../contest/run/match.ts';
import { botPlayer } from '../contest/run/player.ts';
import { formatRecord } from '../io/record-file.ts';
import { cartagena, fixture } from '../testing/cartagena.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-turns-'));
afterAll(() => rmSync(folder, { recursive: true }));
const lastLine = (text: string) => JSON.parse(text.trim().split('\n').at(-1)!);

const OPTIONS = ['--pirates', '4', '--segments', '4', '--seed', 'turns'];
const config = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));

describe('one game', async () => {
  const rules = resolveRules(config);
  const player = botPlayer(BOTS.random);
  const { record, turns } = await playMatch({ rules, seats: [player, player], seed: 'turns-0', name: 'turns-0' });
  const file = join(folder, 'game.json');
  writeFileSync(file, formatRecord(record));

  it('is won in the middle of a turn, which counts', () => {
    const events: GameEvent[] = [];
    const { state } = unwrap(replay(record, { emit: event => events.push(event) }));
    expect(turns).toBe(events.filter(({ type }) => type === 'turn').length);
    expect(turns).toBe(turnsPlayed(state));
  });

  it('has as many turns in a simulation as in an arena', () => {
    const simulated = cartagena(['simulate', '--players', 'random,random', '--games', '1', '--json', ...OPTIONS]);
    expect(lastLine(simulated.stdout).turns).toMatchObject({ mean: turns, least: turns, most: turns });
    const contested = cartagena(['arena', '--bots', 'random,random', '--games', '1', '--json', ...OPTIONS]);
    expect(lastLine(contested.stdout).turns).toEqual({ mean: turns, median: turns });
  });

  it('has as many turns for check, replay and analyse', () => {
    expect(cartagena(['check', file]).stdout).toContain(` actions, ${turns} turns, over`);
    expect(cartagena(['replay', file]).stdout.match(/^Turn \d+:/gm)).toHaveLength(turns);
    expect(cartagena(['analyse', file, '--rounds', '1']).stdout).toContain(`; ${turns} turns, won by`);
  });
});

it('a game with fair deals has as many turns for verify as for check', () => {
  const file = fixture('fair/three-rafts.json');
  expect(cartagena(['verify', file]).stdout).toContain(' after 50 turns.');
  expect(cartagena(['check', file]).stdout).toContain(', 50 turns, ');
  expect(readFileSync(fixture('fair/three-rafts.txt'), 'utf8').match(/^Turn \d+:/gm)).toHaveLength(50);
});

it('only turns that are over count in a game that is not', () => {
  const record = JSON.parse(readFileSync(fixture('jamaica.json'), 'utf8'));
  const cut = (actions: number) => JSON.stringify({ ...record, actions: record.actions.slice(0, actions) });
  expect(cartagena(['check'], cut(2)).stdout).toMatch(/^Valid: 2 actions, 0 turns, not over/);
  expect(cartagena(['check'], cut(4)).stdout).toMatch(/^Valid: 4 actions, 1 turn, not over/);
});

it('the benchmark counts the same turns', () => {
  const { stdout } = cartagena(['bench', '--table', 'classic', '--games', '1', '--rounds', '1']);
  const rules = resolveRules(unwrap(setUp({ edition: 'classic', seats: 2, layout: 'random', recycle: true })));
  const game = newGame(rules, new SeededChance('any'));
  game.chance = new SeededChance('bench classic');
  const out = actionBuffer(rules);
  deal(game);
  for (let count = legalActions(rules, game.state, out); count > 0; count = legalActions(rules, game.state, out))
    apply(game, out[game.chance.below(count)]);
  expect(JSON.parse(stdout).seats2.turnsPerGame).toBe(turnsPlayed(game.state));
});
