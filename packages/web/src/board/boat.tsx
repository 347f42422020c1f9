/** The boat, at the shore where it is docked, with everybody aboard. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import css from './boat.module.css';
import type { BoardLayout } from './layout.ts';
import { animate, type Motion } from './motion.ts';
import { PlaceItem, type Table } from './place.tsx';

interface BoatProps {
  readonly table: Table;
  readonly layout: BoardLayout;
  readonly motion: Motion | undefined;
}

export function Boat({ table, layout, motion }: BoatProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const { at, skipper } = table.scene.boat!;
  const rect = layout.boat![at];
  const sails = motion?.change.boatSails ? motion.serial : 0;
  useLayoutEffect(() => {
    const item = anchor.current?.closest('li');
    if (!sails || !item) return;
    const from = layout.boat![at === 'near' ? 'far' : 'near'];
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
