/** What this browser noticed about the deal while the table is followed: at once, and in plain words. */
import { listed, say } from '../words/words.ts';
import type { DealState } from './deal-watch.ts';
import style from './status.module.css';

export function FairAlarms({ deal }: { readonly deal: DealState | undefined }) {
  const alarms = deal?.alarms ?? [];
  const elsewhere = alarms.filter(({ code }) => code === 'elsewhere').length;
  const codes = [...new Set(alarms.map(({ code }) => code))].filter(code => code !== 'elsewhere');
  return (
    <div role="alert">
      {codes.length > 0 && (
        <p class={style.alarm}>
          {say('alarm')} {codes.map(code => say(`alarm.${code}`)).join(' ')}
        </p>
      )}
      {elsewhere > 0 && <p class={style.alarm}>{say('alarm.elsewhere', { count: elsewhere })}</p>}
    </div>
  );
}

/** Deals that were called off are never silent. */
export function Restarts({ deal, names }: { readonly deal: DealState | undefined; readonly names: readonly string[] }) {
  if (!deal || deal.restarts.length === 0) return null;
  const seats = [...new Set(deal.restarts.flat())].sort();
  return (
    <p role="status">
      {say('online.restarts', { count: deal.restarts.length, names: listed(seats.map(seat => names[seat] ?? '')) })}
    </p>
  );
}
