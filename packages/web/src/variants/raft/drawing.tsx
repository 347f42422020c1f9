/** The wharf with its rafts, and the open sea. */
import { Picture } from '../../art/picture.tsx';
import { box } from '../../board/geometry.ts';
import { type BoardLayout, rectOf } from '../../board/layout.ts';
import { muster } from '../../board/muster.ts';
import look from '../../board/place.module.css';
import { Haven, PlaceItem } from '../../board/place.tsx';
import type { DrawingProps, DrawingTraits } from '../drawing-traits.ts';
import { raftsIn } from './board.ts';
import css from './rafts.module.css';
import { LeavingRafts, Rafts } from './rafts.tsx';

export const raft: DrawingTraits = { Middle: WharfAndRafts, End: Sea, Leaving: LeavingRafts, Ground: Jetty };

function WharfAndRafts(props: DrawingProps) {
  return (
    <>
      <Wharf {...props} />
      <Rafts {...props} />
    </>
  );
}

function Wharf({ table, layout }: DrawingProps) {
  const rect = rectOf(layout, 'wharf');
  const { picture } = muster(rect, table.scene.crews.length);
  const waiting = raftsIn(table.scene)?.waiting ?? 0;
  return (
    <PlaceItem table={table} place="wharf" rect={rect}>
      <span class={look.landmark} style={box(picture)} aria-hidden="true">
        <Picture place="sea" />
        {waiting > 0 && <span class={css.waiting}>+{waiting}</span>}
      </span>
    </PlaceItem>
  );
}

function Sea({ table, layout }: DrawingProps) {
  return <Haven table={table} layout={layout} place="sea" />;
}

/** Planks from the path to the wharf and on, with posts for the ropes. */
function Jetty({ layout }: { readonly layout: BoardLayout }) {
  const { bridge, spaces, stretches } = layout;
  const [before, after] = [spaces[stretches[0].last - 1], spaces[stretches[1].first - 1]];
  const { x, width } = bridge!;
  const from = before.y + before.height - 6;
  const planks = Array.from(
    { length: Math.floor((after.y - from) / 7) },
    (_, i) => `M${x} ${from + 7 * (i + 1)}h${width}`,
  );
  return (
    <g>
      <rect fill="var(--jetty)" x={x} y={from} width={width} height={after.y - from + 6} rx="3" />
      <path stroke="var(--plank)" stroke-width="1.2" d={planks.join('')} />
    </g>
  );
}
