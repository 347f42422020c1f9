/** What may be chosen in a place, as buttons with names in words: its pirates, its token, and coming here. */
import type { Place } from '@cartagena/engine';
import { Piece } from '../art/piece.tsx';
import { say } from '../words/words.ts';
import css from './choices.module.css';
import type { BoardContext } from './context.ts';
import { box, type Rect } from './geometry.ts';
import { isSamePirate, type Target } from './model.ts';
import { atPlace, pirateInWords, targetInWords } from './names.ts';
import { isCramped, reachIn } from './reach.ts';

export interface ChoicesProps {
  readonly table: BoardContext;
  readonly place: Place;
  readonly rect: Rect;
  readonly targets: readonly Target[];
}

export function Choices(props: ChoicesProps) {
  const { table, place, targets } = props;
  return (
    <>
      <PirateButtons {...props} />
      {table.marks.tokens.includes(place) && <TokenButton table={table} place={place} />}
      {targets.map(target => (
        <TargetButton key={target.seat} table={table} target={target} />
      ))}
    </>
  );
}

function PirateButtons({ table, place, rect, targets }: ChoicesProps) {
  const { marks, reports, scene, onPick } = table;
  const pirates = marks.movable.filter(({ at }) => at === place);
  const reaches = reachIn(scene, place, rect, pirates);
  const { chosen } = marks;
  return (
    <>
      {reaches.map(({ pirate, part }) => (
        <button
          key={`${pirate.seat} ${pirate.hat}`}
          type="button"
          class={`${css.choice} ${css.pirateChoice} ${targets.length > 0 ? css.beneath : ''}`}
          style={box(part)}
          aria-pressed={chosen !== undefined && isSamePirate(chosen, pirate)}
          aria-label={pirateInWords(scene, pirate)}
          data-pirate={JSON.stringify(pirate)}
          onClick={event => {
            const pointer = pointerOf(event);
            if (pointer && isCramped(reaches, pointer))
              onPick({ place, pirates: reaches.map(({ pirate }) => pirate), opener: event.currentTarget });
            else reports.onPirate(pirate);
          }}
        />
      ))}
    </>
  );
}

/** What was pressed with; undefined: a key. */
function pointerOf(event: MouseEvent): 'finger' | 'arrow' | undefined {
  if (event.detail === 0) return undefined;
  // Not all browsers tell it with a click.
  const isCoarse = () => matchMedia('(pointer: coarse)').matches;
  const isMouse = event instanceof PointerEvent ? event.pointerType === 'mouse' : !isCoarse();
  return isMouse ? 'arrow' : 'finger';
}

function TokenButton({ table, place }: Pick<ChoicesProps, 'table' | 'place'>) {
  const { scene, reports } = table;
  const words = scene.tokens.find(token => token.place === place && token.touchWords)?.touchWords;
  if (!words) return null;
  return (
    <button
      type="button"
      class={`${css.choice} ${css.tokenChoice}`}
      aria-label={say(words, { at: atPlace(scene.shape, place) })}
      onClick={() => reports.onToken(place)}
    />
  );
}

function TargetButton({ table, target }: { readonly table: BoardContext; readonly target: Target }) {
  return (
    <button
      type="button"
      class={`${css.choice} ${css.targetChoice}`}
      aria-label={targetInWords(table.scene, target)}
      data-target={target.place}
      onClick={() => table.reports.onTarget(target)}
    >
      {target.gains > 0 && (
        <span class={css.gains} aria-hidden="true">
          +{target.gains}
        </span>
      )}
      {target.isFinal && <Piece id="sign-seal" class={css.seal} />}
    </button>
  );
}
