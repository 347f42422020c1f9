/** Games and victories, line by line. */
import type { WinTally } from '@cartagena/study/statistics';
import { Face } from '../art/face.tsx';
import type { Opponent } from '../game/opponents.ts';
import { Section } from '../ui/section.tsx';
import { numberWords, percentWords, say } from '../words/words.ts';
import style from './stats-table.module.css';

export interface Row extends WinTally {
  readonly name: string;
  /** An opponent's face and what it is, beside its name. */
  readonly opponent?: Opponent | undefined;
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
  const hasTurns = rows.some(({ turns }) => turns !== undefined);
  return (
    <Section title={title}>
      <table class={style.table} aria-label={title}>
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
          {rows.map(({ name, opponent, games, wins, turns }) => (
            <tr key={name}>
              <th scope="row">
                {opponent ? (
                  <span class={style.who}>
                    <Face bot={opponent} size={28} />
                    <span>
                      {name} <span class={style.what}>{say(`bot.${opponent}`)}</span>
                    </span>
                  </span>
                ) : (
                  name
                )}
              </th>
              <td>{games}</td>
              <td>{numberWords(wins)}</td>
              <td>{percentWords(wins / games)}</td>
              {hasTurns && <td>{turns !== undefined && numberWords(turns)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
