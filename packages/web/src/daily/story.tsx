/** Who led when: the squares of a game as bars, told apart by their height as well as by their colour. */
import { say } from '../words/words.ts';
import style from './story.module.css';

const LEAD: { readonly [symbol: string]: string } = { '🟩': 'ahead', '🟨': 'level', '🟥': 'behind' };

export function Story({ symbols }: { readonly symbols: string }) {
  const leads = Array.from(symbols, symbol => LEAD[symbol]);
  const n = leads.filter(lead => lead === 'ahead').length;
  return (
    <span class={style.story} role="img" aria-label={say('deal.story', { n, all: leads.length })}>
      {leads.map((lead, i) => (
        <span key={i} data-lead={lead} />
      ))}
    </span>
  );
}
