/** Who plays. */
import { botName, strengthWords } from '../game/opponent-words.ts';
import { OPPONENTS } from '../game/opponents.ts';
import { canAdd, type Seats, type Sitting, withOneMore, withSitting } from '../plan/seats.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Help } from '../ui/help.tsx';
import { Section } from '../ui/section.tsx';
import { Sign } from '../ui/sign.tsx';
import { say } from '../words/words.ts';
import { Seat } from './seat.tsx';
import style from './setup.module.css';

interface SeatListProps {
  readonly seats: Seats;
  readonly onChange: (seats: Seats) => void;
}

export function SeatList({ seats, onChange }: SeatListProps) {
  const sit = (at: number, by: Sitting) => {
    const next = withSitting(seats, at, by);
    const haveOthersChanged = next.some((seat, i) => i !== at && seat.by !== seats[i].by);
    if (haveOthersChanged) announce(say('setup.seat.one-device'));
    onChange(next);
  };
  return (
    <Section title={say('setup.seats')} aside={<AboutBots />} class={style.section}>
      <ol class={style.seats}>
        {seats.map((_, at) => (
          <Seat key={at} seats={seats} at={at} onChange={onChange} onSitting={by => sit(at, by)} />
        ))}
      </ol>
      {canAdd(seats) && (
        <div>
          <Button onClick={() => onChange(withOneMore(seats))}>
            <Sign name="plus" />
            {say('setup.seat.add')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function AboutBots() {
  return (
    <Help about={say('setup.bots')}>
      <p>{say('setup.bots.about')}</p>
      <dl class={style.levels}>
        {OPPONENTS.map(bot => (
          <div key={bot}>
            <dt>
              {botName(bot)} <span class="soft">{strengthWords(bot)}</span>
            </dt>
            <dd>{say(`bot.${bot}.about`)}</dd>
          </div>
        ))}
      </dl>
    </Help>
  );
}
