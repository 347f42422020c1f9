/** How the connection stands, and how much time is left. */
import type { TableView } from '@cartagena/protocol';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { languageNow, say } from '../words/words.ts';
import type { Following } from './follow.ts';
import style from './status.module.css';

/** Said only while something is wrong. */
export function ConnectionLine({ online }: { readonly online: Pick<Following, 'connection' | 'hurry'> }) {
  const isLost = online.connection.value === 'lost';
  return (
    <div role="status">
      {isLost && (
        <p class={style.lost}>
          {say('online.lost')} <Button onClick={online.hurry}>{say('online.retry')}</Button>
        </p>
      )}
    </div>
  );
}

/** Counts while somebody looks. */
function useNow(every: number): ReadonlySignal<number> {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, every);
    return () => clearInterval(timer);
  }, [every, now]);
  return now;
}

interface SeatClockProps {
  readonly table: TableView;
  readonly seat: number;
  /** How far the server's clock is ahead of this one. */
  readonly ahead: number;
}

/** On the plate of the seat that must decide. */
export function SeatClock({ table, seat, ahead }: SeatClockProps) {
  const { game, deadline, status } = table;
  if (status !== 'playing' || deadline === null || game?.view.actor !== seat) return null;
  return <Countdown until={deadline - ahead} />;
}

/** Below this many seconds it is shown as urgent. */
const URGENT = 10;

function Countdown({ until }: { readonly until: number }) {
  const left = Math.max(0, Math.ceil((until - useNow(1000).value) / 1000));
  return (
    <span class={left <= URGENT ? style.urgent : style.clock} role="timer" aria-label={say('online.clock')}>
      {leftInWords(left)}
    </span>
  );
}

/** 1:05, or roughly if it is long. */
function leftInWords(seconds: number): string {
  const unit = (value: number, unit: 'hour' | 'day') =>
    new Intl.NumberFormat(languageNow(), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (seconds >= 86_400) return unit(Math.floor(seconds / 86_400), 'day');
  if (seconds >= 3600) return unit(Math.floor(seconds / 3600), 'hour');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
