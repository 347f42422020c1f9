/** Places and pieces of the board in words. */
import type { Place } from '@cartagena/engine';
import type { Colour } from '@cartagena/protocol';
import { say } from '../words/words.ts';
import { berthOf } from './diff.ts';
import type { BoardScene, BoardShape, PirateRef, Target } from './model.ts';

type Landmark = BoardShape['start'] | BoardShape['goal'] | 'wharf' | 'sea';

/** A place that is not a space, by what it looks like. */
export function landmarkOf(shape: BoardShape, place: 'start' | 'goal' | 'boat' | 'wharf' | 'sea'): Landmark {
  if (place === 'start') return shape.start;
  if (place === 'goal') return shape.goal;
  return place;
}

/** "on space 14", "in the cell". */
export const atPlace = (shape: BoardShape, place: Place): string => inWords('at', shape, place);
/** "to space 14", "into the boat". */
export const toPlace = (shape: BoardShape, place: Place): string => inWords('to', shape, place);

function inWords(how: 'at' | 'to', shape: BoardShape, place: Place): string {
  if (typeof place === 'number') return say(`${how}.space`, { n: place });
  const berth = berthOf(place);
  if (berth) return say(`${how}.${berth}`, { n: Number(place.at(-1)) });
  return say(`${how}.${landmarkOf(shape, place as 'start' | 'goal' | 'boat' | 'wharf' | 'sea')}`);
}

const colourOf = ({ crews }: BoardScene, seat: number): Colour => crews[seat].colour;

/** "Blue pirate", "Blue captain". */
function who(scene: BoardScene, { seat, hat }: Pick<PirateRef, 'seat' | 'hat'>): string {
  return say(`${hat ? 'captain' : 'pirate'}.${colourOf(scene, seat)}`);
}

/** "Blue pirate on space 14". */
export function pirateInWords(scene: BoardScene, pirate: PirateRef): string {
  return `${who(scene, pirate)} ${atPlace(scene.shape, pirate.at)}`;
}

/** "Blue pirate to space 20, 2 cards, cannot be undone". */
export function targetInWords(scene: BoardScene, target: Target): string {
  return [
    say('board.target', { pirate: who(scene, target), to: toPlace(scene.shape, target.place) }),
    ...(target.gains > 0 ? [say('board.target.gains', { n: target.gains })] : []),
    ...(target.isFinal ? [say('table.final')] : []),
  ].join(', ');
}

/** "2 blue pirates, 1 red pirate", as a list; empty: nobody stands there. */
function crewsInWords({ crews }: BoardScene, place: Place): string[] {
  return crews.flatMap(({ colour, pirates, hat }) => {
    const bare = (pirates[place] ?? 0) - (hat === place ? 1 : 0);
    return [
      ...(hat === place ? [say(`captain.${colour}`).toLowerCase()] : []),
      ...(bare > 0 ? [say(`pirates.${colour}`, { n: bare })] : []),
    ];
  });
}

/** A place with all that is there: "Space 14, key, 1 blue pirate". */
export function placeInWords(scene: BoardScene, place: Place): string {
  return [...titleOf(scene, place), ...crewsInWords(scene, place)].join(', ');
}

function titleOf(scene: BoardScene, place: Place): string[] {
  const { shape, path, covered, chests, boat, rafts, crews } = scene;
  if (typeof place === 'number')
    return [
      say('board.space', { n: place, icon: say(`icon.${path[place - 1]}`) }),
      ...(covered.includes(place) ? [say('board.covered')] : []),
      ...(chests.includes(place) ? [say('board.chest')] : []),
    ];
  const berth = berthOf(place);
  if (berth) {
    const raft = rafts!.docked[berth]!;
    const n = Number(place.at(-1));
    const token = raft.tokens[n - 1];
    return [
      say(`board.raft.${berth}`, { n, icon: say(`icon.${raft.icons[n - 1]}`) }),
      ...(token ? [say(`board.${token}`)] : []),
    ];
  }
  if (place === 'boat')
    return [
      say(`board.boat.${boat!.at}`),
      ...(boat!.skipper === undefined ? [] : [say(`board.skipper.${crews[boat!.skipper].colour}`)]),
    ];
  const name = say(`place.${landmarkOf(shape, place as 'start' | 'goal' | 'wharf' | 'sea')}`);
  return place === 'wharf' && rafts ? [name, say('board.rafts.waiting', { n: rafts.waiting })] : [name];
}
