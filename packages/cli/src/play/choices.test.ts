import { newGame, resolveRules, SeededChance, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { type ActionChoice, formatChoices, listChoices } from './choices.ts';

const choices = (count: number): ActionChoice[] =>
  Array.from({ length: count }, (_, i) => ({ action: i, label: `play ${i}` }));

describe('choices', () => {
  it('stand in columns, from top to bottom', () => {
    expect(formatChoices(choices(5), 30)).toBe(' 1  play 0  4  play 3\n 2  play 1  5  play 4\n 3  play 2');
    expect(formatChoices(choices(3), 10)).toBe(' 1  play 0\n 2  play 1\n 3  play 2');
  });

  it('never need more than the width', () => {
    for (const width of [20, 40, 80, 200])
      for (const line of formatChoices(choices(37), width).split('\n')) expect(line.length).toBeLessThanOrEqual(width);
  });

  it('say where a move leads, without touching the game', () => {
    const rules = resolveRules(unwrap(setUp({ edition: 'classic' })));
    const game = newGame(rules, new SeededChance('x'));
    const before = structuredClone(game.state);
    for (const { label } of listChoices(game)) expect(label).toMatch(/^play start \w+ → \d+$/);
    expect(game.state).toEqual(before);
  });
});
