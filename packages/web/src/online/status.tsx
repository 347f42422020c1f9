/** How the connection stands, and how much time is left. */
import type { TableDetails } from '@cartagena/protocol';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { set } from '../base/set.ts';
import { Button } from '../ui/button.tsx';
import { durationWords, say } from '../words/words.ts';
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
export function useNow(every: number): ReadonlySignal<number> {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => set(now, Date.now()), every);
    return () => clearInterval(timer);
  }, [every, now]);
  return now;
}

interface SeatClockProps {
  readonly table: TableDetails;
  readonly seat: number;
  /** How far the server's clock is ahead of this one. */
  readonly ahead: number;
}

/** On the plate of the seat that must decide: how long it may think, or without a clock, how long it has. */
export function SeatClock({ table, seat, ahead }: SeatClockProps) {
  const { game, deadline, status, since, seats } = table;
  if (status !== 'playing' || game?.view.actor !== seat || seats[seat].bot !== null) return null;
  return deadline === null ? <Thinking since={since - ahead} /> : <Countdown until={deadline - ahead} />;
}

/** Nobody is hurried before this, in milliseconds. */
const WHILE = 60_000;

function Thinking({ since }: { readonly since: number }) {
  const passed = useNow(10_000).value - since;
  if (passed < WHILE) return null;
  return (
    <span class={style.clock} role="timer" aria-label={say('online.thinking')}>
      {durationWords(passed)}
    </span>
  );
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
const leftInWords = (seconds: number): string =>
  seconds < 3600
    ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    : durationWords(1000 * seconds);
