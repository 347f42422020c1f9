/** What happened between two scenes, as far as it can be seen: who went where, whether the boat sailed, which rafts left. */
import { BERTHS, type Berth, type Place } from '@cartagena/engine';
import type { BoardScene, BoardShape, Crew } from './model.ts';

export interface Journey {
  readonly seat: number;
  readonly hat: boolean;
  readonly from: Place;
  readonly to: Place;
}

export interface Change {
  readonly journeys: readonly Journey[];
  readonly boatSails: boolean;
  readonly rafts: readonly { readonly berth: Berth; readonly fate: 'sails' | 'sinks' }[];
}

export function changeBetween(before: BoardScene, after: BoardScene): Change {
  const rafts = raftsGone(before, after);
  const journeys = before.crews.flatMap((crew, i) => journeysOf(before.shape, crew, after.crews[i]));
  // Whoever is aboard a raft that sails goes with it.
  const goesAlong = ({ from, to }: Journey) =>
    to === 'sea' && rafts.some(({ berth, fate }) => fate === 'sails' && berthOf(from) === berth);
  return {
    journeys: journeys.filter(journey => !goesAlong(journey)),
    boatSails: before.boat !== undefined && after.boat !== undefined && before.boat.at !== after.boat.at,
    rafts,
  };
}

export const berthOf = (place: Place): Berth | undefined =>
  BERTHS.find(berth => typeof place === 'string' && place.startsWith(berth));

/** The name of a place as a key or an attribute, back to the place. */
export const placeNamed = (key: string): Place => (/^\d+$/.test(key) ? Number(key) : (key as Place));

function journeysOf(shape: BoardShape, before: Crew, after: Crew): Journey[] {
  const { seat } = before;
  const [bare, bareAfter] = [bareheaded(before), bareheaded(after)];
  const places = [...new Set([...Object.keys(bare), ...Object.keys(bareAfter)])]
    .map(placeNamed)
    .sort((a, b) => progress(shape, a) - progress(shape, b));
  const more = (a: Counts, b: Counts) =>
    places.flatMap(place => Array.from({ length: Math.max(0, (a[place] ?? 0) - (b[place] ?? 0)) }, () => place));
  // Both are in the order of the path: nobody overtakes a fellow without need.
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

/** How far along the path a place is. */
function progress({ legs, wharfAfter }: BoardShape, place: Place): number {
  if (typeof place === 'number') return place;
  const end = legs.at(-1)!.last;
  switch (place) {
    case 'start':
      return 0;
    case 'boat':
      return legs[0].last + 0.5;
    case 'goal':
      return end + 1;
    case 'sea':
      return end + 2;
    default:
      return (wharfAfter ?? end) + (place === 'wharf' ? 0.5 : 0.6);
  }
}

function raftsGone(before: BoardScene, after: BoardScene): Change['rafts'] {
  return BERTHS.flatMap(berth => {
    const raft = before.rafts?.docked[berth];
    const now = after.rafts?.docked[berth];
    if (!raft || raft.icons.join() === now?.icons.join()) return [];
    const atSea = (scene: BoardScene) => scene.crews.reduce((sum, { pirates }) => sum + (pirates.sea ?? 0), 0);
    const holes = raft.tokens.filter(token => token === 'hole').length;
    return [{ berth, fate: holes >= 2 && atSea(after) === atSea(before) ? ('sinks' as const) : ('sails' as const) }];
  });
}

/** The scene without those who are on their way. */
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
