import { namedActions } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { type Chosen, choosing, NOTHING } from './choosing.ts';
import { optionsOf } from './option.ts';
import { promptKey } from './prompt.ts';

const POSITION: Position = { pirates: [{ 4: 1, 10: 1 }, { 9: 1 }], hands: ['key skull', 'hat'] };
const AT_10 = { seat: 0, at: 10, hat: false } as const;

function ask(position: Position, chosen: Chosen, ...before: string[]): string {
  const t = table({ edition: 'classic' }, position);
  t.do(...before);
  const view = t.view(0);
  const legal = view.actor === 0 ? namedActions(t.game.rules, t.game.state) : [];
  return promptKey(view, choosing(view, optionsOf(t.game.rules, view, legal), chosen), false);
}

it.each([
  ['begin', POSITION, NOTHING, []],
  ['card', POSITION, { cards: ['key'] }, []],
  ['pirate', POSITION, { cards: [], pirate: AT_10 }, []],
  ['confirm', POSITION, { cards: ['key'], pirate: AT_10 }, []],
  ['more', POSITION, NOTHING, ['play 4 key']],
  ['play', { hands: ['key skull', 'hat'] }, NOTHING, []],
  ['gain', { ...POSITION, pirates: [{ 12: 1, 10: 1 }, { 9: 1 }], hands: ['', 'hat'] }, NOTHING, []],
  ['only', { hands: ['', 'hat'] }, NOTHING, []],
  ['wait', { ...POSITION, turn: 1 }, NOTHING, []],
] as const)('%s', (key, position, chosen, before) => {
  expect(ask(position, chosen, ...before)).toBe(`table.ask.${key}`);
});
