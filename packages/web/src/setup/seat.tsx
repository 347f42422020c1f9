/** One seat: who sits there, what they are called, their colour. */
import { COLOURS, LONGEST_NAME } from '@cartagena/protocol';
import { Pawn } from '../art/pawn.tsx';
import { nameOf } from '../plan/launch.ts';
import {
  canRemove,
  isLevel,
  isOnline,
  type SeatChoice,
  type Seats,
  SITTINGS,
  type Sitting,
  withColour,
  withName,
  without,
} from '../plan/seats.ts';
import { Button } from '../ui/button.tsx';
import { PickField, TextField } from '../ui/field.tsx';
import { Sign } from '../ui/sign.tsx';
import { say } from '../words/words.ts';
import style from './setup.module.css';

export interface SeatProps {
  readonly seats: Seats;
  readonly at: number;
  readonly onChange: (seats: Seats) => void;
  readonly onSitting: (by: Sitting) => void;
}

const sittingName = (by: SeatChoice['by']): string => (isLevel(by) ? say(`bot.${by}`) : say(`setup.seat.${by}`));

export function Seat(props: SeatProps) {
  const { seats, at, onChange, onSitting } = props;
  const { by, colour } = seats[at];
  const number = at + 1;
  // Over the net, the others say for themselves who they are.
  const isSaidHere = at === 0 || !isOnline(seats);
  return (
    <li class={style.seat}>
      <Pawn colour={colour} size={28} />
      <div class={style.who}>
        {by === 'you' ? (
          <strong>{say('setup.seat.you')}</strong>
        ) : (
          <PickField
            label={say('setup.seat.who', { number })}
            isLabelHidden
            values={SITTINGS}
            value={by}
            nameOf={sittingName}
            onChange={onSitting}
          />
        )}
      </div>
      {isSaidHere ? <Introduction {...props} /> : <p class={style.name}>{by === 'link' && say('setup.seat.open')}</p>}
      {at > 0 && canRemove(seats) && (
        <Button
          kind="quiet"
          isRound
          aria-label={say('setup.seat.remove', { number })}
          onClick={() => onChange(without(seats, at))}
        >
          <Sign name="close" />
        </Button>
      )}
    </li>
  );
}

function Introduction({ seats, at, onChange }: SeatProps) {
  const seat = seats[at];
  const number = at + 1;
  return (
    <>
      <div class={style.name}>
        <TextField
          label={say('setup.seat.name', { number })}
          isLabelHidden
          value={seat.name}
          longest={LONGEST_NAME}
          placeholder={nameOf(seat, at)}
          onChange={name => onChange(withName(seats, at, name))}
        />
      </div>
      <div class={style.colour}>
        <PickField
          label={say('setup.seat.colour', { number })}
          isLabelHidden
          values={COLOURS}
          value={seat.colour}
          nameOf={colour => say(`colour.${colour}`)}
          onChange={colour => onChange(withColour(seats, at, colour))}
        />
      </div>
    </>
  );
}
