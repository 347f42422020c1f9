/** The board: where everybody stands, and what may be chosen there. */
import type { Place } from '@cartagena/engine';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import { VARIANT_DRAWINGS } from '../variants/drawings.ts';
import { say } from '../words/words.ts';
import css from './board.module.css';
import type { BoardContext, Picking } from './context.ts';
import { useDrag } from './drag.ts';
import { Ground } from './ground.tsx';
import { withoutTravellers } from './journeys.ts';
import { type BoardLayout, layOut, rectOf } from './layout.ts';
import { type BoardMarks, type BoardReports, type BoardScene, NO_MARKS, NO_REPORTS } from './model.ts';
import { type BoardStep, type Motion, useMotion } from './motion.ts';
import { placeName } from './names.ts';
import { Picker } from './picker.tsx';
import { Haven, PlaceItem } from './place.tsx';
import { isUnknownPlace } from './places.ts';
import { Traveller } from './traveller.tsx';

export interface BoardProps {
  readonly scene: BoardScene;
  readonly marks?: BoardMarks;
  readonly reports?: BoardReports;
  /** What leads to this scene, as long as it is on its way. */
  readonly step?: BoardStep | undefined;
  /** Whether spaces show their numbers. */
  readonly numbers: boolean;
}

/** Fills the element that it is in. */
export function Board({ scene, marks = NO_MARKS, reports = NO_REPORTS, step, numbers }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const follow = useRef<HTMLSpanElement>(null);
  const size = useSize(root);
  const motion = useMotion(scene, step);
  const layout = useLayout(scene, size);
  const drag = useDrag(root, follow, { layout, moorings: scene.moorings, reports });
  const [picking, setPicking] = useState<Picking | undefined>();
  useEffect(() => setPicking(undefined), [marks, layout]);
  const ground = useMemo(
    () =>
      layout && (
        <Ground
          layout={layout}
          path={scene.path}
          segment={scene.shape.segment}
          numbers={numbers}
          gap={scene.shape.gap}
        />
      ),
    [layout, scene.path.join(), numbers],
  );
  const shown = useMemo(() => (motion ? withoutTravellers(scene, motion.journeys) : scene), [scene, motion]);
  const table: BoardContext = {
    scene,
    shown,
    marks,
    reports,
    numbers,
    onPick: setPicking,
    over: drag?.over,
  };
  return (
    <div ref={root} class={`${css.board} ${drag ? css.dragging : ''}`}>
      {layout && (
        <>
          {ground}
          <Path table={table} layout={layout} motion={motion} />
          {motion &&
            drawingsIn(scene).map(([module, { Leaving }]) =>
              Leaving ? <Leaving key={module} table={table} layout={layout} motion={motion} /> : null,
            )}
          {picking && <Picker table={table} picking={picking} onDone={() => setPicking(undefined)} />}
          <div aria-hidden="true">
            {motion?.journeys.map((journey, i) => (
              <Traveller
                key={`${motion.serial} ${i}`}
                layout={layout}
                before={motion.before}
                after={scene}
                journey={journey}
                duration={motion.duration}
              />
            ))}
            {drag && (
              <span
                ref={follow}
                class={css.dragged}
                style={{ transform: `translate(${drag.begin.x}px, ${drag.begin.y}px)` }}
              >
                <Pawn
                  colour={scene.crews[drag.pirate.seat].colour}
                  hat={drag.pirate.hat}
                  size={layout.spaces[0].width * 0.4}
                />
              </span>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** What variants draw themselves in this scene. */
const drawingsIn = ({ parts }: BoardScene) =>
  Object.entries(VARIANT_DRAWINGS).filter(([module]) => Object.hasOwn(parts, module));

interface PathProps {
  readonly table: BoardContext;
  readonly layout: BoardLayout;
  readonly motion: Motion | undefined;
}

/** All places in the order of the escape, as a list. */
function Path(props: PathProps) {
  const { table, layout } = props;
  const { shape } = table.scene;
  const drawings = drawingsIn(table.scene);
  const { scene, shown, numbers, reports } = table;
  const items = useMemo(
    () => new Map<Place, { readonly marks: string; readonly item: VNode }>(),
    [scene, shown, numbers, reports, layout],
  );
  /** A space is rendered again only if what may be chosen there is something else: the same item is skipped. */
  const space = (place: Place): VNode => {
    const marks = marksAt(table, place);
    const known = items.get(place);
    if (known?.marks === marks) return known.item;
    const item = <PlaceItem key={place} table={table} place={place} rect={rectOf(layout, place)} />;
    items.set(place, { marks, item });
    return item;
  };
  const spaces = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => space(first + i));
  const [before, after] = layout.stretches;
  const name = (place: 'start' | 'goal') => placeName(shape, place);
  return (
    <ol aria-label={say('board.path.way', { from: name('start'), to: name('goal') })}>
      <Haven table={table} layout={layout} place="start" />
      {spaces(before.first, before.last)}
      {drawings.map(([module, { Middle }]) => Middle && <Middle key={module} {...props} />)}
      {after && spaces(after.first, after.last)}
      <Haven table={table} layout={layout} place="goal" />
      {drawings.map(([module, { End }]) => End && <End key={module} {...props} />)}
      {(shape.places ?? []).filter(isUnknownPlace).map(place => (
        <Haven key={place} table={table} layout={layout} place={place} />
      ))}
    </ol>
  );
}

/** All that may be chosen at a place, as text. */
function marksAt({ marks: { movable, chosen, targets, tokens }, over }: BoardContext, place: Place): string {
  const here = ({ at }: { readonly at: Place }): boolean => at === place;
  return JSON.stringify([
    movable.filter(here),
    chosen && here(chosen) ? chosen : null,
    targets.filter(target => target.place === place),
    tokens.includes(place),
    over === place,
  ]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Nothing is known before the page around has been drawn: to ask earlier would hold it up. */
function useSize(root: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight } = root.current!;
      setSize(size =>
        size.width === clientWidth && size.height === clientHeight
          ? size
          : { width: clientWidth, height: clientHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, []);
  return size;
}

function useLayout({ shape }: BoardScene, { width, height }: Size): BoardLayout | undefined {
  return useMemo(
    () => (width > 0 && height > 0 ? layOut(shape, width, height) : undefined),
    [JSON.stringify(shape), width, height],
  );
}
