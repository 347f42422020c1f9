/** Cards on their way between hands and piles, while a step is shown. */
import type { CardName, EditionId, GameEvent, Viewer } from '@cartagena/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardBack, CardFace, markIn } from '../../art/card.tsx';
import { animate, prefersCalm } from '../../board/motion.ts';
import { eventTraits } from '../../events/event-words.ts';
import { cardsOf } from '../../events/telling.ts';
import type { Playback } from '../../game/playback.ts';
import type { CardPlace } from '../../variants/event-traits.ts';
import style from './flights.module.css';

interface FlightsProps {
  readonly playback: Pick<Playback, 'step'>;
  readonly viewer: Viewer;
  readonly edition: EditionId;
}

/** Where a card is on the page: its middle, and how wide it looks there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Flight {
  /** Undefined: it is face down. */
  readonly card: CardName | undefined;
  readonly from: Spot;
  readonly to: Spot;
  /** The part of the time after which it sets off. */
  readonly delay: number;
  readonly duration: number;
}

export function Flights({ playback, viewer, edition }: FlightsProps) {
  const flights = useSignal<readonly Flight[]>([]);
  // The page still looks as it did before the step: there the cards set off.
  useSignalEffect(() => {
    const step = playback.step.value;
    flights.value = step && !prefersCalm() ? flightsIn(step.events, viewer, step.milliseconds) : [];
  });
  return (
    <div aria-hidden="true">
      {flights.value.map((flight, i) => (
        <FlyingCard key={`${i} ${flight.from.x} ${flight.to.x}`} flight={flight} edition={edition} />
      ))}
    </div>
  );
}

/** More at once would be a blur. */
const MOST = 6;

function flightsIn(events: readonly GameEvent[], viewer: Viewer, duration: number): Flight[] {
  const cards = events.flatMap(event => {
    const traits = eventTraits(event);
    const flow = traits?.flow?.(event) ?? traits?.passesCard?.(event);
    if (!flow) return [];
    const known = 'cards' in event || 'secret' in event ? cardsOf(event) : undefined;
    return (known ?? [undefined]).map(card => ({ card, ...flow }));
  });
  return cards.slice(0, MOST).flatMap(({ card, from, to }, i, all) => {
    const [begin, end] = [spotOf(from, card, viewer), spotOf(to, card, viewer)];
    return begin && end ? [{ card, from: begin, to: end, delay: (i / all.length) * 0.4, duration }] : [];
  });
}

/** A card on a plate is this wide. */
const SMALL = 20;

/** Undefined: that is not on this page. */
function spotOf(place: CardPlace, card: CardName | undefined, viewer: Viewer): Spot | undefined {
  const find = (selector: string) => document.querySelector(`main ${selector}`)?.getBoundingClientRect();
  const middle = ({ x, y, width, height }: DOMRect, wide = width): Spot => ({
    x: x + width / 2,
    y: y + height / 2,
    width: wide,
  });
  if (place === viewer) {
    const hand = find('[data-hand]');
    const own = find(`[data-hand] [data-card="${card}"]`) ?? find('[data-hand] li:last-child');
    return own ? middle(own) : hand && middle(hand, hand.height / 1.6);
  }
  if (typeof place === 'number') {
    const plate = find(`[data-seat="${place}"]`);
    return plate && middle(plate, SMALL);
  }
  const pile = find(place === 'row' ? '[data-head="true"]' : `[data-pile="${place}"]`);
  return pile && middle(pile);
}

function FlyingCard({ flight, edition }: { readonly flight: Flight; readonly edition: EditionId }) {
  const element = useRef<HTMLSpanElement>(null);
  const { card, from, to, delay, duration } = flight;
  useLayoutEffect(() => {
    const at = ({ x, y, width }: Spot) => `translate(${x}px, ${y}px) scale(${width / to.width})`;
    return animate(
      element.current!,
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.85 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: duration * (0.94 - delay), delay: duration * delay, easing: 'ease-in-out', fill: 'both' },
    );
  }, []);
  return (
    <span ref={element} class={style.card} style={{ width: `${to.width}px` }} data-flight={card ?? 'back'}>
      {card ? <CardFace card={card} mark={markIn(edition)} /> : <CardBack />}
    </span>
  );
}
