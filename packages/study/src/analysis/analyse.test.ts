import { readFileSync } from 'node:fs';
import { BOTS } from '@cartagena/bots';
import {
  apply,
  checkAction,
  type GameRecord,
  isOver,
  makeNotation,
  newGame,
  newRecord,
  type RecordedAction,
  resolveRules,
  SeededChance,
  seededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { Analysis } from './analysis.ts';

const fixture = (name: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../../../fixtures/${name}.json`, import.meta.url), 'utf8'));

function finish(record: GameRecord, rounds = 1): Analysis {
  const steps = analyse(record, { rounds });
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

function playGame(players: readonly string[], seed: string): GameRecord {
  const rules = resolveRules(unwrap(setUp({ edition: 'classic', seats: players.length })));
  const game = newGame(rules, seededChance(seed, 0));
  const luck = new SeededChance(seed);
  const actions: RecordedAction[] = [];
  while (!isOver(game.state)) {
    const seat = game.state.actor;
    const choice = BOTS[players[seat]].choose(rules, viewFor(rules, game.state, seat), { chance: luck, iterations: 8 });
    const action = unwrap(checkAction(game, seat, choice));
    actions.push({ seat, action: makeNotation(rules, action) });
    game.chance = seededChance(seed, actions.length);
    apply(game, action);
  }
  return { ...newRecord(rules.config, seed), actions };
}

describe.each(['jamaica', 'cartagena2', 'great-escape', 'fourth-escape', 'jolly-roger'])('the analysis of %s', name => {
  const record = fixture(name);
  const analysis = finish(record);

  it('covers every action once', () => {
    let at = 0;
    for (const { from, to } of analysis.turns) {
      expect(from).toBe(at);
      expect(to).toBeGreaterThan(from);
      at = to;
    }
    expect(at).toBe(record.actions.length);
    for (const { at, seat, done } of analysis.turns.flatMap(turn => turn.choices))
      expect(record.actions[at]).toEqual({ seat, action: done });
  });

  it('has chances that add up and end with the result', () => {
    for (const row of analysis.chances) expect(row.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    expect(analysis.chances).toHaveLength(analysis.turns.length + 1);
    analysis.chances.at(-1)!.forEach((chance, seat) => {
      expect(chance).toBe(analysis.winners.includes(seat) ? 1 / analysis.winners.length : 0);
    });
  });

  it('rates no choice above the best, and its luck sums to zero', () => {
    for (const { choices, cost, luck } of analysis.turns) {
      for (const { chance, bestChance } of choices) expect(chance).toBeLessThanOrEqual(bestChance);
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(luck.reduce((sum, size) => sum + size)).toBeCloseTo(0);
    }
  });

  it('explains mistakes by what was done and what was better', () => {
    const mistakes = analysis.turns.filter(({ mistake }) => mistake);
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { mistake, seat, from, to } of mistakes) {
      expect(mistake!.seat).toBe(seat);
      expect(mistake!.at).toBeGreaterThanOrEqual(from);
      expect(mistake!.other.steps.length).toBeLessThanOrEqual(to - mistake!.at);
      expect(mistake!.better.steps[0].action).not.toEqual(mistake!.other.steps[0].action);
    }
  });
});

describe('an analysis', () => {
  it('is the same every time', () => {
    const record = fixture('family-basic');
    expect(finish(record)).toEqual(finish(record));
  });

  it('reports its progress after each turn', () => {
    const record = fixture('family-basic');
    const seen = [...analyse(record, { rounds: 1 })];
    expect(seen.map(({ turn }) => turn.number)).toEqual(seen.map((_, i) => i + 1));
    expect(seen.at(-1)).toMatchObject({ done: record.actions.length, total: record.actions.length });
  });

  it('accepts a game that is not over', () => {
    const record = fixture('jamaica');
    const { winners, turns } = finish({ ...record, actions: record.actions.slice(0, 10) });
    expect(winners).toEqual([]);
    expect(turns.at(-1)?.to).toBe(10);
  });

  it('finds that the decisions of a stronger player cost less', () => {
    const games = ['levels', 'more levels'].map(seed => finish(playGame(['corsair', 'landlubber'], seed), 4));
    const [corsair, landlubber] = [0, 1].map(seat => {
      const of = (what: 'cost' | 'choices') => games.reduce((sum, { seats }) => sum + seats[seat][what], 0);
      return of('cost') / of('choices');
    });
    expect(1.5 * corsair).toBeLessThan(landlubber);
  });
});
