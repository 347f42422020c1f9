/** Places and pieces of the board in words. */
import type { Place } from '@cartagena/engine';
import type { Colour } from '@cartagena/protocol';
import { VARIANT_BOARDS } from '../variants/board.ts';
import { entriesOf } from '../variants/by-variant.ts';
import { iconName } from '../words/icon-words.ts';
import { capitalized, listed, readable, say, sayIfKnown } from '../words/words.ts';
import type { BoardScene, BoardShape, PirateRef, Target } from './model.ts';
import { numberedPlace } from './places.ts';

/** A place that is not a space of the path, by what it looks like. */
export function landmarkOf(shape: BoardShape, place: string): string {
  if (place === 'start') return shape.start;
  return place === 'goal' ? shape.goal : place;
}

/** "Cell", "Sloop". */
export function placeName(shape: BoardShape, place: string): string {
  const landmark = landmarkOf(shape, place);
  return sayIfKnown(`place.${landmark}`) ?? capitalized(readable(landmark));
}

/** "on space 14", "in the cell". */
export const atPlace = (shape: BoardShape, place: Place): string => inWords('at', shape, place);
/** "to space 14", "to the sloop". */
export const toPlace = (shape: BoardShape, place: Place): string => inWords('to', shape, place);
/** "from space 12", "from the cell". */
export const fromPlace = (shape: BoardShape, place: Place): string => inWords('table.from', shape, place);

function inWords(how: 'at' | 'to' | 'table.from', shape: BoardShape, place: Place): string {
  if (typeof place === 'number') return say(`${how}.space`, { n: place });
  const { name, n } = numberedPlace(place) ?? { name: landmarkOf(shape, place), n: 0 };
  return sayIfKnown(`${how}.${name}`, { n }) ?? say(`${how}.place`, { name: readable(place) });
}

const colourOf = ({ crews }: BoardScene, seat: number): Colour => crews[seat].colour;

/** "Blue pirate"; the one with the hat has a word of its own. */
function who(scene: BoardScene, { seat, hat }: Pick<PirateRef, 'seat' | 'hat'>): string {
  return capitalized(say(`${hat ? 'pirate.hat' : 'pirate'}.${colourOf(scene, seat)}`));
}

/** "Blue pirate on space 14". */
export function pirateInWords(scene: BoardScene, pirate: PirateRef): string {
  return `${who(scene, pirate)} ${atPlace(scene.shape, pirate.at)}`;
}

/** "Blue pirate to space 20, 2 cards, cannot be undone". */
export function targetInWords(scene: BoardScene, target: Target): string {
  const { place, gains, isFinal } = target;
  const way = say('board.target', { pirate: who(scene, target), to: toPlace(scene.shape, place) });
  const text = gains > 0 ? say('board.target.gains', { text: way, n: gains }) : way;
  return isFinal ? say('board.target.final', { text }) : text;
}

/** "2 blue pirates and 1 red pirate"; empty: nobody stands there. */
function crewsInWords({ crews }: BoardScene, place: Place): string {
  const all = crews.flatMap(({ colour, pirates, hat }) => {
    const bare = (pirates[place] ?? 0) - (hat === place ? 1 : 0);
    return [
      ...(hat === place ? [say(`pirate.hat.${colour}`)] : []),
      ...(bare > 0 ? [say(`pirates.${colour}`, { n: bare })] : []),
    ];
  });
  return listed(all);
}

/** A place with all that is there: "Space 14, key, 1 blue pirate". */
export function placeInWords(scene: BoardScene, place: Place): string {
  return [...titleOf(scene, place), crewsInWords(scene, place)]
    .filter(what => what !== '')
    .reduce((text, what) => (text === '' ? what : say('board.with', { text, what })), '');
}

function titleOf(scene: BoardScene, place: Place): readonly string[] {
  const tokens = scene.tokens.filter(token => token.place === place).map(({ words }) => say(words));
  if (typeof place === 'number')
    return [say('board.space', { n: place, icon: iconName(scene.path[place - 1]) }), ...tokens];
  for (const { describe } of entriesOf(VARIANT_BOARDS)) {
    const words = describe?.(scene, place);
    if (words) return [...words, ...tokens];
  }
  return [placeName(scene.shape, place), ...tokens];
}
