/** What the board shows of a game, from its rules and what a viewer may see. */
import type { GameConfig, Rules, TableView, View } from '@cartagena/engine';
import type { Colour } from '@cartagena/protocol';
import type { BoardScene, BoardShape, Crew } from './model.ts';

/** The seats' colours, in order. */
export function sceneOf(rules: Rules, view: View, colours: readonly Colour[]): BoardScene {
  const rafts = view.rafts && raftsOf(view.rafts);
  return {
    shape: shapeOf(rules),
    path: view.path,
    covered: view.covered,
    chests: view.chests?.at ?? [],
    ...(view.boat ? { boat: { at: view.boat, ...(view.hasFreeSail ? { skipper: view.turn } : {}) } } : {}),
    ...(rafts ? { rafts } : {}),
    crews: view.seats.map(
      ({ pirates, hat }, seat): Crew => ({
        seat,
        colour: colours[seat],
        pirates,
        ...(hat === undefined ? {} : { hat }),
      }),
    ),
  };
}

function raftsOf({ docked, left }: NonNullable<TableView['rafts']>): BoardScene['rafts'] {
  return { docked, waiting: left.length };
}

export function shapeOf({ board, config, wharf }: Pick<Rules, 'board' | 'config' | 'wharf'>): BoardShape {
  const segments = config.segments.reduce((sum, count) => sum + count, 0);
  const scenery = sceneryOf(config);
  return {
    legs: board.legs.map(({ first, last }, i) => ({ first, last, scenery: scenery.legs[i] })),
    segment: board.spaces / segments,
    start: scenery.start,
    goal: scenery.goal,
    ...(config.modules.includes('raft') ? { wharfAfter: board.behind[wharf] } : {}),
  };
}

type Scenery = Pick<BoardShape, 'start' | 'goal'> & { readonly legs: readonly BoardShape['legs'][number]['scenery'][] };

function sceneryOf({ edition, modules, landscape }: GameConfig): Scenery {
  const voyage = modules.includes('voyage');
  switch (edition) {
    case 'cartagena2':
      return { start: 'beach', goal: 'nest', legs: voyage ? ['beach', 'jungle'] : ['beach'] };
    case 'wielka':
      if (voyage) return { start: 'cell', goal: 'hideout', legs: ['tunnel', 'jungle'] };
      return landscape === 'tunnel'
        ? { start: 'cell', goal: 'boat', legs: ['tunnel'] }
        : { start: 'boat', goal: 'hideout', legs: ['jungle'] };
    default:
      return { start: 'cell', goal: voyage ? 'hideout' : 'sloop', legs: voyage ? ['tunnel', 'jungle'] : ['tunnel'] };
  }
}
