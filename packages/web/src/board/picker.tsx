/** Which of several pirates in one place is meant, asked with room for a finger. */
import { useEffect, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import { say } from '../words/words.ts';
import type { BoardContext, Picking } from './context.ts';
import { type BoardLayout, rectOf } from './layout.ts';
import { atPlace, pirateInWords } from './names.ts';
import css from './picker.module.css';

interface PickerProps {
  readonly table: BoardContext;
  readonly picking: Picking;
  readonly layout: BoardLayout;
  readonly onDone: () => void;
}

/** Of one button, in pixels. */
const WIDTH = 56;
const HEIGHT = 60;
const EDGE = 8;

export function Picker({ table: { scene, reports }, picking, layout, onDone }: PickerProps) {
  const { place, pirates, opener } = picking;
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    box.current!.querySelector('button')?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) onDone();
    };
    addEventListener('pointerdown', leave);
    return () => removeEventListener('pointerdown', leave);
  }, [picking]);
  const { x, y, width } = rectOf(layout, place, scene.moorings);
  const across = Math.max(1, Math.min(pirates.length, Math.floor((layout.width - 2 * EDGE) / WIDTH)));
  const wide = across * WIDTH + 2 * EDGE;
  const high = Math.ceil(pirates.length / across) * HEIGHT + 2 * EDGE;
  const left = Math.max(0, Math.min(x + width / 2 - wide / 2, layout.width - wide));
  const top = Math.max(0, Math.min(y - EDGE, layout.height - high));
  const close = () => {
    onDone();
    opener.focus({ preventScroll: true });
  };
  return (
    <fieldset
      ref={box}
      class={css.picker}
      aria-label={say('board.which', { at: atPlace(scene.shape, place) })}
      style={{ left: `${left}px`, top: `${top}px`, width: `${wide}px`, padding: `${EDGE - 2}px` }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      {pirates.map(pirate => (
        <button
          key={`${pirate.seat} ${pirate.hat}`}
          type="button"
          class={css.pirate}
          style={{ width: `${WIDTH}px`, height: `${HEIGHT}px` }}
          aria-label={pirateInWords(scene, pirate)}
          data-pirate={JSON.stringify(pirate)}
          onClick={() => {
            close();
            reports.onPirate(pirate);
          }}
        >
          <Pawn colour={scene.crews[pirate.seat].colour} hat={pirate.hat} size={34} />
        </button>
      ))}
    </fieldset>
  );
}
