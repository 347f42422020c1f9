import { type Choices, newGame, resolveRules, SeededChance, setUp, unwrap, viewFor } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { drawBoard, layoutFor } from './board.ts';
import { drawTable } from './table.ts';

function start(choices: Choices) {
  const rules = resolveRules(unwrap(setUp(choices)));
  const { state } = newGame(rules, new SeededChance('x'));
  return { config: rules.config, view: viewFor(rules, state, 0) };
}

function draw(choices: Choices, columns: number, rows: number): string[] {
  const { config, view } = start(choices);
  return drawBoard(config, view, layoutFor(config, view, columns, rows)).split('\n');
}

describe('the board', () => {
  it('shows whole icons where they fit', () => {
    expect(draw({ edition: 'cartagena2' }, 120, 50).join('\n')).toMatch(/telescope/);
    const narrow = draw({ edition: 'cartagena2' }, 80, 50);
    expect(narrow.join('\n')).toMatch(/compass/);
    expect(narrow.join('\n')).not.toMatch(/telescope/);
    for (const line of narrow) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('is short on a small screen', () => {
    const small = draw({ edition: 'classic' }, 80, 24);
    expect(small.length).toBe(8);
    expect(small).not.toContain('');
    expect(draw({ edition: 'classic' }, 80, 60).length).toBe(21);
  });

  it('marks every chest, however long the icon', () => {
    const lines = draw({ edition: 'wielka', modules: ['retreat', 'items'] }, 80, 24).join('\n');
    expect(lines.match(/chest\$/g)?.length).toBe(6);
  });
});

it('the table names the players if they are known', () => {
  const { view } = start({ edition: 'classic' });
  expect(drawTable(view, ['you', 'greedy'])).toMatch(/A Red \(you\) {5}6 cards: .*\n. B Blue \(greedy\) 6 cards\n/);
  expect(drawTable(view)).toMatch(/A Red {5}6 cards/);
});
