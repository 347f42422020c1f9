/** Choosing a game: what is played, by whom, how long. Every choice leads to a game that works. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/pages.tsx';
import { minutesOf } from '../home/estimate.ts';
import { lastPlan } from '../home/last-plan.ts';
import { playHere } from '../home/launch.ts';
import { type Plan, planFromQuery } from '../home/plan.ts';
import { Button } from '../ui/button.tsx';
import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import { GameChoice } from './game-choice.tsx';
import { More } from './more.tsx';
import { SeatList } from './seat-list.tsx';
import style from './setup.module.css';

export function Setup({ query }: PageProps) {
  const plan = useSignal<Plan>(planFromQuery(query, lastPlan.value));
  const change = (part: Partial<Plan>) => {
    plan.value = { ...plan.value, ...part };
  };
  useEffect(() => plan.subscribe(now => (lastPlan.value = now)), [plan]);
  const { table, seats } = plan.value;
  const minutes = say('setup.minutes', { count: minutesOf(table, seats) });
  return (
    <Frame title={say('setup.title')}>
      <form
        class={style.setup}
        onSubmit={event => {
          event.preventDefault();
          playHere(plan.value);
        }}
      >
        <h1>{say('setup.title')}</h1>
        <GameChoice table={table} onChange={table => change({ table })} />
        <SeatList plan={plan.value} onChange={change} />
        <More table={table} onChange={table => change({ table })} />
        <div class={style.bar}>
          <p>{say('setup.summary', { edition: say(`edition.${table.edition}`), seats: seats.length, minutes })}</p>
          <Button kind="main" type="submit">
            {say('setup.play')}
          </Button>
        </div>
      </form>
    </Frame>
  );
}
