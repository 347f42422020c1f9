import {
  type Choices,
  EDITIONS,
  newGame,
  PRESETS,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import { describe, expect, it } from 'vitest';
import { isUnknownPlace } from './places.ts';
import { sceneOf, shapeOf } from './scene.ts';

function tableOf(choices: Choices) {
  const rules = resolveRules(unwrap(setUp(choices)));
  const { state } = newGame(rules, new SeededChance('scene'));
  return { rules, view: viewFor(rules, state, 0) };
}

const TABLES: { readonly [name: string]: Choices } = {
  ...Object.fromEntries(EDITIONS.map(edition => [edition, { edition }])),
  ...PRESETS,
};

describe.each(Object.entries(TABLES))('%s', (_, choices) => {
  const { rules, view } = tableOf({ ...choices, seats: 3 });
  const scene = sceneOf(rules, view, COLOURS);

  it('has legs that cover the whole path, in whole segments', () => {
    const { legs, segment } = scene.shape;
    expect(legs[0].first).toBe(1);
    expect(legs.at(-1)!.last).toBe(scene.path.length);
    for (const { first, last } of legs) expect((last - first + 1) % segment).toBe(0);
  });

  it('shows all pirates of all colours at the start', () => {
    expect(scene.crews.map(({ colour }) => colour)).toEqual(COLOURS.slice(0, 3));
    for (const { pirates } of scene.crews) expect(pirates).toEqual({ start: rules.pirates });
  });

  it('shows hats where the rules have them', () => {
    expect(scene.crews[0].hat).toBe(rules.hats ? 'start' : undefined);
  });

  it('knows every place of the board, and draws each that it knows', () => {
    const named = rules.board.names.filter(name => typeof name === 'string');
    expect(['start', ...(scene.shape.places ?? []), 'goal'].sort()).toEqual([...new Set(named)].sort());
    expect(scene.shape.places?.filter(isUnknownPlace)).toEqual([]);
  });
});

describe('the scenery', () => {
  it.each([
    ['classic', 'cell', ['tunnel'], 'sloop'],
    ['cartagena2', 'beach', ['beach', 'jungle'], 'nest'],
    ['jolly-roger', 'beach', ['beach', 'jungle'], 'nest'],
    ['tunnel-stage', 'cell', ['tunnel'], 'boat'],
    ['jungle-stage', 'boat', ['jungle'], 'hideout'],
    ['great-escape', 'cell', ['tunnel', 'jungle'], 'hideout'],
    ['fourth-escape', 'cell', ['tunnel'], 'sloop'],
  ])('of %s goes from %s', (name, start, scenery, goal) => {
    const shape = shapeOf(tableOf(TABLES[name]).rules);
    expect([shape.start, shape.legs.map(leg => leg.scenery), shape.goal]).toEqual([start, scenery, goal]);
  });
});
