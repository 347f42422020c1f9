/** Dragging a card out of the hand, to a pirate or to where one shall land. */
import type { CardName, Place } from '@cartagena/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PirateRef } from '../../board/model.ts';
import { placeNamed } from '../../board/places.ts';
import { listenForDrags } from '../../ui/drag.ts';

interface CardDrag {
  readonly card: CardName;
  /** Where it was lifted, in the window, in pixels. */
  readonly x: number;
  readonly y: number;
}

interface CardReports {
  readonly onCard: (card: CardName) => void;
  readonly onLift: ((card: CardName) => void) | undefined;
  readonly onDrop: ((card: CardName, on: PirateRef | Place | undefined) => void) | undefined;
}

/** `follow` is moved along with the pointer; whatever would take the card says so while it is over it. */
export function useCardDrag(
  hand: RefObject<HTMLElement>,
  follow: RefObject<HTMLElement>,
  reports: CardReports,
): CardDrag | undefined {
  const [drag, setDrag] = useState<CardDrag | undefined>();
  const now = useRef(reports);
  now.current = reports;
  useEffect(
    () =>
      listenForDrags<CardName>(hand.current!, {
        held(target) {
          const button = target.closest<HTMLElement>('[data-usable="true"]');
          return now.current.onDrop && (button?.dataset.card as CardName | undefined);
        },
        onLift(card, { clientX: x, clientY: y }) {
          now.current.onLift?.(card);
          setDrag({ card, x, y });
        },
        onMove(_, event) {
          if (follow.current) follow.current.style.translate = `${event.clientX}px ${event.clientY}px`;
          welcome(choiceUnder(event));
        },
        onDrop(card, event) {
          setDrag(undefined);
          welcome(null);
          const choice = event && choiceUnder(event);
          now.current.onDrop?.(card, choice ? chosenBy(choice) : undefined);
          // A finger that slips a little has tapped.
          if (event && hand.current?.contains(elementUnder(event))) now.current.onCard(card);
        },
      }),
    [],
  );
  return drag;
}

const elementUnder = ({ clientX, clientY }: PointerEvent): Element | null =>
  document.elementFromPoint(clientX, clientY);

/** The button of the board that takes what is dropped there. */
const choiceUnder = (event: PointerEvent): HTMLElement | null =>
  elementUnder(event)?.closest<HTMLElement>('[data-pirate], [data-target]') ?? null;

/** Marked in the document itself: nothing is drawn anew while a card is on its way. */
function welcome(choice: HTMLElement | null): void {
  const before = document.querySelector('[data-welcomes]');
  if (before === choice) return;
  before?.removeAttribute('data-welcomes');
  choice?.setAttribute('data-welcomes', '');
}

function chosenBy({ dataset: { pirate, target } }: HTMLElement): PirateRef | Place {
  return pirate === undefined ? placeNamed(target!) : JSON.parse(pirate);
}
