/** Games and victories, line by line. */
import type { WinTally } from '@cartagena/study/statistics';
import { useId } from 'preact/hooks';
import { Face } from '../art/face.tsx';
import { numberWords, percentWords, say } from '../words/words.ts';
import style from './stats-page.module.css';

export interface Row extends WinTally {
  readonly name: string;
  /** The bot whose face stands beside the name. */
  readonly face?: string | null;
  /** Mean turns of a game, where it is of interest. */
  readonly turns?: number;
}

interface StatsTableProps {
  readonly title: string;
  /** What the lines are about. */
  readonly head: string;
  readonly rows: readonly Row[];
}

export function StatsTable({ title, head, rows }: StatsTableProps) {
  const heading = useId();
  const hasTurns = rows.some(({ turns }) => turns !== undefined);
  return (
    <section>
      <h2 id={heading}>{title}</h2>
      <table class={style.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{say('stats.games')}</th>
            <th scope="col">{say('stats.wins')}</th>
            <th scope="col">{say('stats.share')}</th>
            {hasTurns && <th scope="col">{say('stats.turns')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, face = null, games, wins, turns }) => (
            <tr key={name}>
              <th scope="row">
                <span class={style.who}>
                  <Face bot={face} size={32} />
                  {name}
                </span>
              </th>
              <td>{games}</td>
              <td>{numberWords(wins)}</td>
              <td>{percentWords(wins / games)}</td>
              {hasTurns && <td>{turns !== undefined && numberWords(turns)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
