/** The days that have a deal, month by month, with what came of them. Past days can still be played. */
import { dayAfter, FIRST_DAY, weekdayOf } from '@cartagena/study/deals';
import { useState } from 'preact/hooks';
import { IconButton } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { say } from '../words/words.ts';
import style from './calendar.module.css';
import { dailyPath } from './deal-game.ts';
import { dateWords, monthWords, pointsText, weekdayWords } from './score-words.ts';
import { type DailyTry, dailyTries } from './tries.ts';

const monthOf = (day: string): string => day.slice(0, 7);
/** The first day of the month that lies before or after that of this day. */
const monthBefore = (first: string): string => `${monthOf(dayAfter(first, -1))}-01`;
const monthAfter = (first: string): string => `${monthOf(dayAfter(first, 31))}-01`;

/** All days of the month that begins on this one. */
function daysOf(first: string): string[] {
  const days = Array.from({ length: 31 }, (_, i) => dayAfter(first, i));
  return days.filter(day => monthOf(day) === monthOf(first));
}

interface CalendarProps {
  /** The day that the page shows. */
  readonly day: string;
  readonly today: string;
}

export function Calendar({ day, today }: CalendarProps) {
  const [first, setFirst] = useState(`${monthOf(day)}-01`);
  return (
    <Section
      title={say('daily.calendar')}
      class={style.calendar}
      data-testid="calendar"
      aside={
        <div class={style.months}>
          <IconButton
            sign="back"
            label={say('daily.month.back')}
            isOff={monthOf(first) <= monthOf(FIRST_DAY)}
            onClick={() => setFirst(monthBefore(first))}
          />
          <p role="status">{monthWords(first)}</p>
          <IconButton
            sign="go"
            label={say('daily.month.on')}
            isOff={monthOf(first) >= monthOf(today)}
            onClick={() => setFirst(monthAfter(first))}
          />
        </div>
      }
    >
      <p class="soft">{say('daily.calendar.about')}</p>
      <div class={style.weekdays} aria-hidden="true">
        {daysOf('2026-06-01')
          .slice(0, 7)
          .map(weekday => (
            <span key={weekday}>{weekdayWords(weekday, 'short')}</span>
          ))}
      </div>
      <ol class={style.days} style={{ '--first': weekdayOf(first) + 1 }}>
        {daysOf(first).map(one => (
          <li key={one}>
            {one < FIRST_DAY || one > today ? (
              <span class={style.off}>{Number(one.slice(-2))}</span>
            ) : (
              <Day day={one} now={dailyTries.value[one]} isShown={one === day} />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface DayProps {
  readonly day: string;
  readonly now: DailyTry | undefined;
  readonly isShown: boolean;
}

function Day({ day, now, isShown }: DayProps) {
  const date = dateWords(day);
  const { score } = now ?? {};
  return (
    <a
      class={style.day}
      href={dailyPath(day)}
      data-outcome={score?.outcome ?? (now ? 'begun' : 'new')}
      aria-current={isShown ? 'page' : undefined}
    >
      <span aria-hidden="true">{Number(day.slice(-2))}</span>
      <small aria-hidden="true">{score ? pointsText(score.points) : now && '…'}</small>
      <span class="visually-hidden">{dayLabel(date, now)}</span>
    </a>
  );
}

function dayLabel(date: string, now: DailyTry | undefined): string {
  if (now?.score)
    return say('daily.day.done', {
      date,
      points: pointsText(now.score.points),
      outcome: say(`score.${now.score.outcome}`),
    });
  return now ? say('daily.day.begun', { date }) : say('daily.day.new', { date });
}
