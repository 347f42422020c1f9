/** One seat: who sits there, what they are called, their colour. */
import { COLOURS, LONGEST_NAME } from '@cartagena/protocol';
import { Pawn } from '../art/pawn.tsx';
import { nameOf } from '../plan/launch.ts';
import { quick } from '../plan/quick.ts';
import { canRemove, isBot, isOnline, type Seats, type Sitting, withColour, withName, without } from '../plan/seats.ts';
import { IconButton } from '../ui/button.tsx';
import { PickField, TextField } from '../ui/field.tsx';
import { say } from '../words/words.ts';
import { OpponentPicker } from './opponent.tsx';
import style from './setup.module.css';

export interface SeatProps {
  readonly seats: Seats;
  readonly at: number;
  readonly onChange: (seats: Seats) => void;
  readonly onSitting: (by: Sitting) => void;
}

const KINDS = ['bot', 'here', 'link'] as const;

export function Seat(props: SeatProps) {
  const { seats, at, onChange, onSitting } = props;
  const { by, colour } = seats[at];
  const number = at + 1;
  // Online, the others say for themselves who they are, and bots have names of their own.
  const hasName = !isBot(by) && (at === 0 || !isOnline(seats));
  const hasColour = at === 0 || !isOnline(seats);
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
            values={KINDS}
            value={isBot(by) ? 'bot' : by}
            nameOf={kind => say(`setup.seat.${kind}`)}
            onChange={kind => onSitting(kind === 'bot' ? quick.value.level : kind)}
          />
        )}
      </div>
      {hasName && <Name {...props} />}
      {by === 'link' && <p class={style.name}>{say('setup.seat.open')}</p>}
      {hasColour && <ColourPick {...props} />}
      {at > 0 && canRemove(seats) && (
        <IconButton
          sign="close"
          label={say('setup.seat.remove', { number })}
          onClick={() => onChange(without(seats, at))}
        />
      )}
      {isBot(by) && (
        <OpponentPicker
          number={number}
          value={by}
          isOpen={seats.filter(seat => isBot(seat.by)).length === 1}
          onChange={onSitting}
        />
      )}
    </li>
  );
}

function Name({ seats, at, onChange }: SeatProps) {
  const seat = seats[at];
  return (
    <div class={style.name}>
      <TextField
        label={say('setup.seat.name', { number: at + 1 })}
        isLabelHidden
        value={seat.name}
        longest={LONGEST_NAME}
        placeholder={nameOf(seat, at)}
        onChange={name => onChange(withName(seats, at, name))}
      />
    </div>
  );
}

function ColourPick({ seats, at, onChange }: SeatProps) {
  return (
    <div class={style.colour}>
      <PickField
        label={say('setup.seat.colour', { number: at + 1 })}
        isLabelHidden
        values={COLOURS}
        value={seats[at].colour}
        nameOf={colour => say(`colour.${colour}`)}
        onChange={colour => onChange(withColour(seats, at, colour))}
      />
    </div>
  );
}
