/** Who plays. */
import { COLOURS, LONGEST_NAME } from '@cartagena/protocol';
import { useId } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import { nameOf } from '../home/launch.ts';
import { LEVELS } from '../home/levels.ts';
import type { Plan } from '../home/plan.ts';
import {
  canAdd,
  canRemove,
  isLevel,
  type SeatChoice,
  SITTINGS,
  type Sitting,
  withColour,
  withName,
  withOneMore,
  without,
  withSitting,
} from '../home/seats.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { PickField, TextField } from '../ui/field.tsx';
import { Help } from '../ui/help.tsx';
import { Sign } from '../ui/sign.tsx';
import { say } from '../words/words.ts';
import style from './setup.module.css';

interface SeatListProps {
  readonly plan: Plan;
  readonly onChange: (part: Partial<Plan>) => void;
}

const sittingName = (by: SeatChoice['by']): string => (isLevel(by) ? say(`bot.${by}`) : say(`setup.seat.${by}`));

export function SeatList({ plan, onChange }: SeatListProps) {
  const heading = useId();
  const { seats } = plan;
  const seat = (at: number, by: Sitting) => {
    const next = withSitting(seats, at, by);
    const othersChanged = next.some((one, i) => i !== at && one.by !== seats[i].by);
    if (othersChanged) announce(say('setup.seat.one-device'));
    onChange({ seats: next });
  };
  return (
    <section class={style.section} aria-labelledby={heading}>
      <div class={style.heading}>
        <h2 id={heading}>{say('setup.seats')}</h2>
        <Help about={say('setup.bots')}>
          <dl class={style.levels}>
            {LEVELS.map(level => (
              <div key={level}>
                <dt>{say(`bot.${level}`)}</dt>
                <dd>{say(`bot.${level}.about`)}</dd>
              </div>
            ))}
          </dl>
        </Help>
      </div>
      <ol class={style.seats}>
        {seats.map((one, at) => (
          <li key={at} class={style.seat}>
            <Pawn colour={one.colour} size={28} />
            {at === 0 ? (
              <strong class={style.who}>{say('setup.seat.you')}</strong>
            ) : (
              <div class={style.who}>
                <PickField
                  label={say('setup.seat.who', { number: at + 1 })}
                  isLabelUnseen
                  values={SITTINGS}
                  value={one.by as Sitting}
                  nameOf={sittingName}
                  onChange={by => seat(at, by)}
                />
              </div>
            )}
            <div class={style.name}>
              {one.by === 'link' ? (
                <span class={style.soft}>{say('setup.seat.open')}</span>
              ) : (
                <TextField
                  label={say('setup.seat.name', { number: at + 1 })}
                  isLabelUnseen
                  value={one.name}
                  longest={LONGEST_NAME}
                  placeholder={nameOf(one, at)}
                  onChange={name => onChange({ seats: withName(seats, at, name) })}
                />
              )}
            </div>
            <div class={style.colour}>
              <PickField
                label={say('setup.seat.colour', { number: at + 1 })}
                isLabelUnseen
                values={COLOURS}
                value={one.colour}
                nameOf={colour => say(`colour.${colour}`)}
                onChange={colour => onChange({ seats: withColour(seats, at, colour) })}
              />
            </div>
            {at > 0 && canRemove(seats) && (
              <Button
                kind="quiet"
                isRound
                aria-label={say('setup.seat.remove', { number: at + 1 })}
                onClick={() => onChange({ seats: without(seats, at) })}
              >
                <Sign name="close" />
              </Button>
            )}
          </li>
        ))}
      </ol>
      {canAdd(seats) && (
        <div>
          <Button onClick={() => onChange({ seats: withOneMore(seats) })}>
            <Sign name="plus" />
            {say('setup.seat.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
