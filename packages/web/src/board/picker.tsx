/** Which of several pirates in one place is meant, asked with room for a finger. Escape or a press beside it takes the question back. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import { say } from '../words/words.ts';
import type { BoardContext, Picking } from './context.ts';
import { clamp } from './geometry.ts';
import { atPlace, pirateInWords } from './names.ts';
import css from './picker.module.css';

interface PickerProps {
  readonly table: BoardContext;
  readonly picking: Picking;
  readonly onDone: () => void;
}

/** Of one button, and of the frame around all of them, in pixels. */
const WIDTH = 56;
const HEIGHT = 60;
const EDGE = 8;

export function Picker({ table: { scene, reports }, picking, onDone }: PickerProps) {
  const { place, pirates, opener } = picking;
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    // There the browser returns the focus. Not every one gives it to what was pressed.
    opener.focus({ preventScroll: true });
    box.current!.showPopover();
    box.current!.querySelector('button')!.focus({ preventScroll: true });
  }, [picking]);
  return (
    <fieldset
      ref={box}
      popover="auto"
      class={css.picker}
      aria-label={say('board.which', { at: atPlace(scene.shape, place) })}
      style={boxBeside(opener, pirates.length)}
      onToggle={({ newState }) => newState === 'closed' && onDone()}
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
            box.current!.hidePopover();
            reports.onPirate(pirate);
          }}
        >
          <Pawn colour={scene.crews[pirate.seat].colour} hat={pirate.hat} size={34} />
        </button>
      ))}
    </fieldset>
  );
}

/** Over the place, inside the window. */
function boxBeside(opener: HTMLElement, count: number) {
  const { x, y, width } = opener.getBoundingClientRect();
  const across = clamp(1, Math.floor((innerWidth - 2 * EDGE) / WIDTH), count);
  const wide = across * WIDTH + 2 * EDGE;
  const high = Math.ceil(count / across) * HEIGHT + 2 * EDGE;
  return {
    left: `${clamp(0, x + (width - wide) / 2, innerWidth - wide)}px`,
    top: `${clamp(0, y - EDGE, innerHeight - high)}px`,
    width: `${wide}px`,
    padding: `${EDGE - 2}px`,
  };
}
