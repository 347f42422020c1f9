/** What happened between two scenes, as far as it can be seen: which pirates went where, and what variants' pieces did. */
import type { ModuleId } from '@cartagena/engine';
import { VARIANT_BOARDS } from '../variants/board.ts';
import type { Journey, PartChange } from '../variants/board-traits.ts';
import type { BoardScene, BoardShape, Crew } from './model.ts';
import { placeNamed, progressOf } from './places.ts';

export interface Change {
  readonly journeys: readonly Journey[];
  readonly parts: { readonly [M in ModuleId]?: PartChange };
}

export const STILL: Change = { journeys: [], parts: {} };

export const isStill = ({ journeys, parts }: Change): boolean =>
  journeys.length === 0 && Object.keys(parts).length === 0;

export function changeBetween(before: BoardScene, after: BoardScene): Change {
  const parts = Object.entries(VARIANT_BOARDS).flatMap(([module, board]) => {
    const change = board.change?.(before, after);
    return change ? [[module, change] as const] : [];
  });
  const isCarried = (journey: Journey) => parts.some(([, { carries }]) => carries?.(journey));
  return {
    journeys: before.crews
      .flatMap((crew, i) => journeysOf(before.shape, crew, after.crews[i]))
      .filter(journey => !isCarried(journey)),
    parts: Object.fromEntries(parts),
  };
}

function journeysOf(shape: BoardShape, before: Crew, after: Crew): Journey[] {
  const { seat } = before;
  const [bare, bareAfter] = [bareheaded(before), bareheaded(after)];
  const places = [...new Set([...Object.keys(bare), ...Object.keys(bareAfter)])]
    .map(placeNamed)
    .sort((a, b) => progressOf(shape, a) - progressOf(shape, b));
  const more = (a: Counts, b: Counts) =>
    places.flatMap(place => Array.from({ length: Math.max(0, (a[place] ?? 0) - (b[place] ?? 0)) }, () => place));
  // Both are in the order of the path: no pirate overtakes a fellow without need.
  const [left, reached] = [more(bare, bareAfter), more(bareAfter, bare)];
  const journeys = left
    .slice(0, reached.length)
    .map((from, i): Journey => ({ seat, hat: false, from, to: reached[i] }));
  if (before.hat !== undefined && after.hat !== undefined && before.hat !== after.hat)
    journeys.push({ seat, hat: true, from: before.hat, to: after.hat });
  return journeys;
}

type Counts = { readonly [place: string]: number };

/** How many without the hat stand where. */
function bareheaded({ pirates, hat }: Crew): Counts {
  return hat === undefined ? pirates : { ...pirates, [hat]: (pirates[hat] ?? 0) - 1 };
}

/** The scene without the pirates that are on their way. */
export function withoutTravellers(scene: BoardScene, journeys: readonly Journey[]): BoardScene {
  if (journeys.length === 0) return scene;
  return {
    ...scene,
    crews: scene.crews.map(crew => {
      const mine = journeys.filter(({ seat }) => seat === crew.seat);
      if (mine.length === 0) return crew;
      const pirates: { [place: string]: number } = { ...crew.pirates };
      for (const { to } of mine) pirates[to] = (pirates[to] ?? 0) - 1;
      const { hat, ...rest } = crew;
      const hatTravels = mine.some(journey => journey.hat);
      return { ...rest, pirates, ...(hat === undefined || hatTravels ? {} : { hat }) };
    }),
  };
}
