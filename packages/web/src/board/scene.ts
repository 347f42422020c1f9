/** What the board shows of a game, from its rules and what a viewer may see. */
import type { GameConfig, ModuleId, Rules, View } from '@cartagena/engine';
import type { Colour } from '@cartagena/protocol';
import { useMemo } from 'preact/hooks';
import { VARIANT_BOARDS } from '../variants/board.ts';
import type { BoardScene, BoardShape, BoardToken, Crew, Moorings, Scenery } from './model.ts';

/** The seats' colours, in order. */
export function sceneOf(rules: Rules, view: View, colours: readonly Colour[]): BoardScene {
  return {
    shape: shapeOf(rules),
    path: view.path,
    crews: view.seats.map(
      ({ pirates, hat }, seat): Crew => ({
        seat,
        colour: colours[seat],
        pirates,
        ...(hat === undefined ? {} : { hat }),
      }),
    ),
    ...partsOf(rules.config, view),
  };
}

/** The same for a component, which renders the board again only if something of it has changed. */
export const useScene = (rules: Rules, view: View, players: readonly Pick<Crew, 'colour'>[]): BoardScene =>
  useMemo(() => sceneOf(rules, view, coloursOf(players)), [rules, view, players]);

const coloursOf = (players: readonly Pick<Crew, 'colour'>[]): Colour[] => players.map(({ colour }) => colour);

function partsOf({ modules }: GameConfig, view: View): Pick<BoardScene, 'tokens' | 'moorings' | 'parts'> {
  const tokens: BoardToken[] = [];
  const moorings: { -readonly [P in keyof Moorings]: string } = {};
  const parts: { [M in ModuleId]?: unknown } = {};
  for (const module of modules) {
    const seen = VARIANT_BOARDS[module]?.scene?.(view);
    tokens.push(...(seen?.tokens ?? []));
    Object.assign(moorings, seen?.moorings);
    if (seen?.part !== undefined) parts[module] = seen.part;
  }
  return { tokens, moorings, parts };
}

export function shapeOf(rules: Rules): BoardShape {
  const { board, config } = rules;
  const segments = config.segments.reduce((sum, count) => sum + count, 0);
  const scenery = sceneryOf(config, board.legs.length);
  const by = config.modules.find(module => VARIANT_BOARDS[module]?.divides);
  const after = by && VARIANT_BOARDS[by]?.divides?.(rules);
  const places = new Set(board.names.filter(name => typeof name === 'string' && name !== 'start' && name !== 'goal'));
  return {
    legs: board.legs.map(({ first, last }, i) => ({ first, last, scenery: scenery.legs[i] ?? 'tunnel' })),
    segment: board.spaces / segments,
    start: scenery.start,
    goal: scenery.goal,
    ...(by && after !== undefined ? { gap: { by, after } } : {}),
    places: [...places].map(String),
  };
}

interface Surroundings extends Pick<BoardShape, 'start' | 'goal'> {
  readonly legs: readonly Scenery[];
}

function sceneryOf({ edition, landscape }: GameConfig, legCount: number): Surroundings {
  const isLong = legCount > 1;
  switch (edition) {
    case 'cartagena2':
      return { start: 'beach', goal: 'nest', legs: ['beach', 'jungle'] };
    case 'wielka':
      if (isLong) return { start: 'cell', goal: 'hideout', legs: ['tunnel', 'jungle'] };
      return landscape === 'tunnel'
        ? { start: 'cell', goal: 'boat', legs: ['tunnel'] }
        : { start: 'boat', goal: 'hideout', legs: ['jungle'] };
    default:
      return { start: 'cell', goal: isLong ? 'hideout' : 'sloop', legs: ['tunnel', 'jungle'] };
  }
}
