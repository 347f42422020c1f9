/** A place with all that is there: who stands on it, what lies on it, and what may be chosen there. */
import type { Place } from '@cartagena/engine';
import type { ComponentChildren } from 'preact';
import { Pawn } from '../art/pawn.tsx';
import { Picture } from '../art/picture.tsx';
import { Piece } from '../art/piece.tsx';
import { PLACE_DRAWING, type PlacePicture } from '../art/places.tsx';
import { Choices, type ChoicesProps } from './choices.tsx';
import type { BoardContext } from './context.ts';
import { box, type Rect } from './geometry.ts';
import { type BoardLayout, rectOf } from './layout.ts';
import { type BoardMarks, isSamePirate, type PirateRef } from './model.ts';
import { muster } from './muster.ts';
import { landmarkOf, placeInWords, placeName } from './names.ts';
import pirates from './pirates.module.css';
import css from './place.module.css';
import { isSpace, placeTraits } from './places.ts';
import { countOf, iconOn, slotsIn, standersOn, standingAt, standingOn } from './standing.ts';

interface PlaceProps {
  readonly table: BoardContext;
  readonly place: Place;
  readonly rect: Rect;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** How a pirate is marked: it may be moved, or it is the one that will be. */
function stanceOf({ movable, chosen }: BoardMarks, pirate: PirateRef): string {
  if (chosen && isSamePirate(chosen, pirate)) return pirates.chosen;
  return movable.some(other => isSamePirate(other, pirate)) ? pirates.movable : '';
}

/** Of those that are alike, only the first is shown as chosen. */
function stanceAmong(standers: readonly PirateRef[], i: number, marks: BoardMarks): string {
  const stance = stanceOf(marks, standers[i]);
  const isTwin = standers.findIndex(one => isSamePirate(one, standers[i])) < i;
  return isTwin && stance === pirates.chosen ? '' : stance;
}

export function PlaceItem({ table, place, rect, class: kind = '', children }: PlaceProps) {
  const { scene, marks, over } = table;
  const targets = marks.targets.filter(target => target.place === place);
  const inside: ChoicesProps = { table, place, rect, targets };
  const classes = [
    css.place,
    kind,
    targets.length > 0 ? css.target : '',
    over === place ? (targets.length > 0 ? css.welcome : css.over) : '',
  ];
  return (
    <li class={classes.filter(Boolean).join(' ')} style={box(rect)}>
      <span class="visually-hidden">{placeInWords(scene, place)}</span>
      {children}
      {isSpace(place) ? <Standers {...inside} /> : <Crews {...inside} />}
      <Choices {...inside} />
    </li>
  );
}

/** On a space everybody is seen, and so is everybody who could come. */
function Standers({ table, place, rect, targets }: ChoicesProps) {
  const { shown, marks } = table;
  const standers = standersOn(shown, place);
  const count = standers.length + targets.length;
  return (
    <>
      {shown.tokens
        .filter(token => token.place === place)
        .map(({ piece, appears, touchWords }) => (
          <Piece
            key={piece}
            id={piece}
            class={
              appears ? css.appears : `${css.token} ${touchWords && marks.tokens.includes(place) ? css.touchable : ''}`
            }
            style={box(iconOn(rect, table.numbers))}
          />
        ))}
      {standers.map((pirate, i) => (
        <Figure
          key={i}
          table={table}
          pirate={pirate}
          rect={standingOn(rect, i, count)}
          class={`${pirates.pawn} ${stanceAmong(standers, i, marks)}`}
        />
      ))}
      {targets.map((target, i) => (
        <Figure
          key={`ghost ${i}`}
          table={table}
          pirate={target}
          rect={standingOn(rect, standers.length + i, count)}
          class={pirates.ghost}
        />
      ))}
    </>
  );
}

interface FigureProps {
  readonly table: BoardContext;
  readonly pirate: Pick<PirateRef, 'seat' | 'hat'>;
  readonly rect: Rect;
  readonly class: string;
}

function Figure({ table, pirate: { seat, hat }, rect, class: kind }: FigureProps) {
  return (
    <span class={kind} style={box(rect)} aria-hidden="true">
      <Pawn colour={table.scene.crews[seat].colour} hat={hat} size={rect.width} />
    </span>
  );
}

/** In a place without a limit a crew is one pirate and a number. */
function Crews({ table, place, rect, targets }: ChoicesProps) {
  const { shown, marks } = table;
  const slots = slotsIn(place, rect, shown.crews.length);
  const showsNone = place === 'start' || place === 'goal';
  const { isPainted, crews } = placeTraits(place);
  return (
    <>
      {shown.crews.map((crew, i) => {
        const count = countOf(crew, place);
        const stand = standingAt(place, slots[i]);
        const target = targets.find(({ seat }) => seat === crew.seat);
        if (count === 0 && !target && !showsNone) return null;
        const hat = crew.hat === place;
        const refs = [false, true].map(hat => ({ seat: crew.seat, at: place, hat }));
        const stance = refs.map(ref => stanceOf(marks, ref)).find(Boolean) ?? '';
        return (
          <span key={crew.seat} aria-hidden="true">
            <span
              class={`${pirates.pawn} ${stance} ${count === 0 ? (target ? pirates.ghost : pirates.absent) : ''}`}
              style={box(stand)}
            >
              <Pawn colour={crew.colour} hat={hat} size={stand.width} />
            </span>
            <span
              class={`${pirates.count} ${isPainted ? pirates.painted : ''} ${count === 0 ? pirates.none : ''}`}
              style={crews?.count(slots[i]) ?? countBox(slots[i], stand)}
            >
              {target ? `${count}+1` : count}
            </span>
          </span>
        );
      })}
    </>
  );
}

function countBox(slot: Rect, stand: Rect) {
  return {
    left: `${stand.x + stand.width * 1.42}px`,
    top: `${stand.y}px`,
    height: `${stand.height}px`,
    lineHeight: `${stand.height}px`,
    fontSize: `${Math.max(11, Math.min(stand.height * 0.5, slot.width * 0.36))}px`,
  };
}

interface HavenProps {
  readonly table: BoardContext;
  readonly layout: BoardLayout;
  readonly place: string;
}

/** A place without a limit, with its picture and its name. */
export function Haven({ table, layout, place }: HavenProps) {
  const { shape, crews } = table.scene;
  const rect = rectOf(layout, place);
  const { picture } = muster(rect, crews.length);
  const landmark = landmarkOf(shape, place);
  const isDrawn = Object.hasOwn(PLACE_DRAWING, landmark);
  return (
    <PlaceItem table={table} place={place as Place} rect={rect} class={css.haven}>
      <span class={css.landmark} style={box(picture)} aria-hidden="true">
        {isDrawn && <Picture place={landmark as PlacePicture} />}
        {(picture.height >= 34 || !isDrawn) && <span class={css.landmarkName}>{placeName(shape, place)}</span>}
      </span>
    </PlaceItem>
  );
}
