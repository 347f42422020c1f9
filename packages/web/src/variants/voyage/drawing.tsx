/** The boat, at the shore where it is docked, with all pirates aboard. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../../art/pawn.tsx';
import { animate } from '../../board/motion.ts';
import { PlaceItem } from '../../board/place.tsx';
import type { DrawingProps, DrawingTraits } from '../drawing-traits.ts';
import { boatIn } from './board.ts';
import css from './boat.module.css';

function Boat({ table, layout, motion }: DrawingProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const { dock, skipper } = boatIn(table.scene)!;
  const { boat } = layout.docks;
  const rect = boat[dock];
  const sails = motion?.parts.voyage ? motion.serial : 0;
  useLayoutEffect(() => {
    const item = anchor.current?.closest('li');
    if (!sails || !item) return;
    const from = boat[dock === 'near' ? 'far' : 'near'];
    const start = `translate(${from.x - rect.x}px, ${from.y - rect.y}px)`;
    return animate(item, [{ transform: start }, { transform: 'translate(0, 0)' }], {
      duration: motion!.duration,
      easing: 'ease-in-out',
    });
  }, [sails]);
  return (
    <PlaceItem table={table} place="boat" rect={rect} class={css.boat}>
      <div ref={anchor} class={css.hull} aria-hidden="true">
        <svg viewBox="0 0 160 80" preserveAspectRatio="none" width={rect.width} height={rect.height} aria-hidden="true">
          <use href="#vessel-boat" />
        </svg>
        {skipper !== undefined && (
          <span class={css.skipper}>
            <Pawn colour={table.scene.crews[skipper].colour} hat size={Math.min(20, rect.height * 0.3)} />
          </span>
        )}
      </div>
    </PlaceItem>
  );
}

export const voyage: DrawingTraits = { Middle: Boat };
