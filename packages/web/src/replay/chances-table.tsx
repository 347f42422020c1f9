/** The same as the chart, in figures. */
import type { Analysis, TurnAnalysis } from '@cartagena/study';
import { percentWords, say } from '../words/words.ts';
import style from './analysed.module.css';

interface ChancesTableProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly onTurn: (turn: TurnAnalysis) => void;
}

export function ChancesTable({ analysis, names, onTurn }: ChancesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section class={style.scroll} tabIndex={0} aria-label={say('study.table')}>
      <table class={style.table}>
        <thead>
          <tr>
            <th scope="col">{say('study.table.turn')}</th>
            <th scope="col">{say('study.table.who')}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{say('study.table.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {analysis.turns.map(turn => (
            <tr key={turn.number}>
              <th scope="row">
                <button type="button" onClick={() => onTurn(turn)}>
                  {turn.number}
                </button>
              </th>
              <td>{names[turn.seat]}</td>
              {turn.after.map((chance, seat) => (
                <td key={seat}>{percentWords(chance)}</td>
              ))}
              <td>{turn.cost < 0.005 ? '' : percentWords(turn.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
