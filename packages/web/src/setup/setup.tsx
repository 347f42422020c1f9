/** Choosing a game: what is played, by whom, how long. Every choice leads to a game that works. */
import { tablePath } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../base/router.ts';
import { go } from '../base/router.ts';
import { set } from '../base/set.ts';
import { settings } from '../base/settings.ts';
import { minutesOf } from '../plan/estimate.ts';
import { lastPlan } from '../plan/last-plan.ts';
import { playHere } from '../plan/launch.ts';
import { onlinePlan, type Plan, planFromQuery } from '../plan/plan.ts';
import { isOnline } from '../plan/seats.ts';
import { toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import { GameChoice } from './game-choice.tsx';
import { More } from './more.tsx';
import { OnlineChoice } from './online-choice.tsx';
import { SeatList } from './seat-list.tsx';
import style from './setup.module.css';

export function Setup({ query }: PageProps) {
  const plan = useSignal<Plan>(planFromQuery(query, lastPlan.value));
  const change = (part: Partial<Plan>) => set(plan, { ...plan.value, ...part });
  useEffect(() => plan.subscribe(now => set(lastPlan, now)), [plan]);
  const isOpening = useSignal(false);
  const password = useSignal('');
  const { table, seats } = plan.value;
  const begin = async () => {
    if (!isOnline(seats)) return playHere(plan.value);
    isOpening.value = true;
    const trouble = await openTable(plan.value, password.value);
    isOpening.value = false;
    if (trouble) toast(trouble);
  };
  const minutes = say('setup.minutes', { count: minutesOf(table, seats) });
  return (
    <Frame title={say('setup.title')}>
      <Form class={style.setup} onSubmit={() => void begin()}>
        <h1>{say('setup.title')}</h1>
        <GameChoice table={table} onChange={table => change({ table })} />
        <SeatList seats={seats} onChange={seats => change({ seats })} />
        {isOnline(seats) && (
          <OnlineChoice
            plan={plan.value}
            onChange={change}
            password={password.value}
            onPassword={text => set(password, text)}
          />
        )}
        <More table={table} onChange={table => change({ table })} />
        <div class={style.bar}>
          <p>{say('setup.summary', { edition: say(`edition.${table.edition}`), seats: seats.length, minutes })}</p>
          <Button kind="main" type="submit" disabled={isOpening.value}>
            {say(isOnline(seats) ? 'setup.open-table' : 'setup.play')}
          </Button>
        </div>
      </Form>
    </Frame>
  );
}

/** Opens a table on the server and goes there; otherwise says why not. */
async function openTable(plan: Plan, password: string): Promise<string | undefined> {
  const online = await import('./open-online.ts').catch(() => undefined);
  if (!online) return say('home.failed');
  const opened = await online.openTable(onlinePlan(plan, settings.name.value.trim()), password);
  if (!opened.ok) return online.problemInWords(opened.reason);
  go(tablePath(opened.id));
  return undefined;
}
