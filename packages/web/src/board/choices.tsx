/** What may be chosen in a place, as buttons with names in words: its pirates, its chest, and coming here. */
import type { Place } from '@cartagena/engine';
import { Piece } from '../art/piece.tsx';
import { say } from '../words/words.ts';
import css from './board.module.css';
import type { Rect } from './layout.ts';
import type { Target } from './model.ts';
import { atPlace, pirateInWords, targetInWords } from './names.ts';
import type { Table } from './place.tsx';
import { isSpace, slotsIn, standersOn } from './standing.ts';

interface ChoicesProps {
  readonly table: Table;
  readonly place: Place;
  readonly rect: Rect;
  readonly targets: readonly Target[];
}

export function Choices({ table, place, rect, targets }: ChoicesProps) {
  return (
    <>
      <PirateButtons table={table} place={place} rect={rect} targets={targets} />
      {table.marks.chests.includes(place) && <ChestButton table={table} place={place} />}
      {targets.map((target, i) => (
        <TargetButton key={i} table={table} target={target} i={i} of={targets.length} />
      ))}
    </>
  );
}

/** The whole space is theirs, in equal parts; among many, each has its slot. */
function PirateButtons({ table, place, rect, targets }: ChoicesProps) {
  const { marks, reports, scene } = table;
  const pirates = marks.movable.filter(({ at }) => at === place);
  const order = standersOn(scene, place);
  const rank = (i: number) => order.findIndex(({ seat, hat }) => seat === pirates[i].seat && hat === pirates[i].hat);
  const slots = isSpace(place) ? undefined : slotsIn(place, rect, scene.crews.length);
  return (
    <>
      {pirates
        .map((pirate, i) => ({ pirate, rank: rank(i) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ pirate }, i) => {
          const twins = pirates.filter(({ seat }) => seat === pirate.seat);
          const { chosen } = marks;
          const isChosen = chosen?.seat === pirate.seat && chosen.at === pirate.at && chosen.hat === pirate.hat;
          return (
            <button
              key={`${pirate.seat} ${pirate.hat}`}
              type="button"
              class={`${css.choice} ${css.pirateChoice} ${targets.length > 0 ? css.beneath : ''}`}
              style={slots ? partOf(slots[pirate.seat], twins.indexOf(pirate), twins.length) : share(i, pirates.length)}
              aria-pressed={isChosen}
              aria-label={pirateInWords(scene, pirate)}
              data-pirate={JSON.stringify(pirate)}
              onClick={() => reports.onPirate(pirate)}
            />
          );
        })}
    </>
  );
}

const share = (i: number, of: number) => ({
  left: `${(100 * i) / of}%`,
  width: `${100 / of}%`,
  top: 0,
  height: '100%',
});

const partOf = ({ x, y, width, height }: Rect, i: number, of: number) => ({
  left: `${x + (width * i) / of}px`,
  top: `${y}px`,
  width: `${width / of}px`,
  height: `${height}px`,
});

function ChestButton({ table, place }: Pick<ChoicesProps, 'table' | 'place'>) {
  const { scene, reports } = table;
  return (
    <button
      type="button"
      class={`${css.choice} ${css.chestChoice}`}
      aria-label={say('board.chest.open', { at: atPlace(scene.shape, place) })}
      onClick={() => reports.onChest(place)}
    />
  );
}

interface TargetButtonProps {
  readonly table: Table;
  readonly target: Target;
  readonly i: number;
  readonly of: number;
}

function TargetButton({ table, target, i, of }: TargetButtonProps) {
  return (
    <button
      type="button"
      class={`${css.choice} ${css.targetChoice}`}
      style={share(i, of)}
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
