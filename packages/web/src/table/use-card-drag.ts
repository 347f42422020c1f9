/** Dragging a card out of the hand, to a pirate or to where one shall land. */
import type { CardName, Place } from '@cartagena/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PirateRef } from '../board/model.ts';
import { listenForDrags } from '../ui/drag.ts';

interface CardDrag {
  readonly card: CardName;
  /** In the window, in pixels. */
  readonly x: number;
  readonly y: number;
}

interface CardReports {
  readonly onCard: (card: CardName) => void;
  readonly onLift: ((card: CardName) => void) | undefined;
  readonly onDrop: ((card: CardName, on: PirateRef | Place | undefined) => void) | undefined;
}

export function useCardDrag(hand: RefObject<HTMLElement>, reports: CardReports): CardDrag | undefined {
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
        onLift: card => now.current.onLift?.(card),
        onMove: (card, { clientX: x, clientY: y }) => setDrag({ card, x, y }),
        onDrop(card, event) {
          setDrag(undefined);
          const under = event && document.elementFromPoint(event.clientX, event.clientY);
          now.current.onDrop?.(card, under ? chosenAt(under) : undefined);
          // A finger that slips a little has tapped.
          if (under && hand.current?.contains(under)) now.current.onCard(card);
        },
      }),
    [],
  );
  return drag;
}

const placeNamed = (name: string): Place => (/^\d+$/.test(name) ? Number(name) : (name as Place));

/** What the board offers to choose there. */
function chosenAt(under: Element): PirateRef | Place | undefined {
  const { pirate, target } = under.closest<HTMLElement>('[data-pirate], [data-target]')?.dataset ?? {};
  if (pirate !== undefined) return JSON.parse(pirate);
  return target === undefined ? undefined : placeNamed(target);
}
