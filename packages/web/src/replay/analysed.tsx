/** How the chances stood, worked out in a worker: on demand, with its progress, until it is stopped. */
import type { Analysis } from '@cartagena/study';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { set } from '../base/set.ts';
import type { Setting } from '../events/card-words.ts';
import type { Sitter } from '../game/host.ts';
import { study, type Work } from '../study/study.ts';
import { pointWords } from '../table/choosing/plan-words.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { percentWords, say } from '../words/words.ts';
import style from './analysed.module.css';
import { ChancesChart } from './chances-chart.tsx';
import { ChancesTable } from './chances-table.tsx';
import type { Playhead } from './playhead.ts';
import type { ReplayGame } from './replay-game.ts';

interface AnalysedProps {
  readonly game: ReplayGame;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
  readonly playhead: Playhead;
}

type Standing =
  | { readonly face: 'idle' | 'failed' }
  | { readonly face: 'working'; readonly part: number }
  | { readonly face: 'done'; readonly analysis: Analysis };

export function Analysed(props: AnalysedProps) {
  const { game } = props;
  const heading = useId();
  const standing = useSignal<Standing>({ face: 'idle' });
  const work = useRef<Work | undefined>(undefined);
  useEffect(() => () => work.current?.cancel(), [game]);
  const begin = () => {
    standing.value = { face: 'working', part: 0 };
    const { record, fair } = game;
    work.current = study(
      { type: 'analyse', record, fair },
      {
        onProgress: part => set(standing, { face: 'working', part }),
        onDone(analysis) {
          standing.value = { face: 'done', analysis };
          announce(say('study.points'));
        },
        onFail: () => set(standing, { face: 'failed' }),
      },
    );
  };
  const stop = () => {
    work.current?.cancel();
    standing.value = { face: 'idle' };
  };
  const now = standing.value;
  return (
    <section class={style.analysed} aria-labelledby={heading} data-testid="analysed">
      <h2 id={heading}>{say('study.title')}</h2>
      <p class="soft">{say('study.about')}</p>
      {now.face === 'failed' && <p role="alert">{say('study.failed')}</p>}
      {(now.face === 'idle' || now.face === 'failed') && (
        <Button onClick={begin} data-testid="understand">
          {say('study.start')}
        </Button>
      )}
      {now.face === 'working' && <Progress part={now.part} onStop={stop} />}
      {now.face === 'done' && <Understood {...props} analysis={now.analysis} />}
    </section>
  );
}

function Progress({ part, onStop }: { readonly part: number; readonly onStop: () => void }) {
  const id = useId();
  return (
    <div class={style.progress}>
      <label for={id}>{say('study.progress', { percent: percentWords(part) })}</label>
      <progress id={id} max={1} value={part} />
      <Button onClick={onStop}>{say('study.cancel')}</Button>
    </div>
  );
}

function Understood({ analysis, setting, sitters, playhead }: AnalysedProps & { readonly analysis: Analysis }) {
  const heading = useId();
  const { turns, turningPoints } = analysis;
  return (
    <>
      <ChancesChart analysis={analysis} sitters={sitters} playhead={playhead} />
      <p class={style.turn} data-testid="this-turn">
        {turnWords(setting, analysis, playhead.at.value)}
      </p>
      <section class={style.points} aria-labelledby={heading}>
        <h3 id={heading}>{say('study.points')}</h3>
        {turningPoints.length === 0 && <p>{say('study.points.none')}</p>}
        <ol>
          {turningPoints.map(point => {
            const { from, to, mistake } = turns.find(({ number }) => number === point.turn)!;
            // A choice is best seen from where it was made, with what was done before it in the same turn.
            const moment = point.kind === 'choice' ? (mistake?.at ?? from) : from;
            const at = playhead.at.value;
            return (
              <li key={`${point.kind} ${point.turn}`}>
                <button
                  type="button"
                  class={style.point}
                  data-kind={point.kind}
                  aria-current={at >= from && at < to}
                  onClick={() => playhead.goTo(moment)}
                >
                  {pointWords(setting, analysis, point)}
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      <details class={style.more}>
        <summary>{say('study.table')}</summary>
        <ChancesTable analysis={analysis} names={setting.names} onTurn={turn => playhead.goTo(turn.from)} />
        <ul>
          {analysis.seats.map(({ best, choices, luck }, seat) => (
            <li key={seat}>
              {say('study.seat', { name: setting.names[seat], best, choices, luck: signedPercent(luck) })}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What there is to say about the turn of this moment; what decided much is in the list, and is not said twice. */
function turnWords(setting: Setting, analysis: Analysis, at: number): string {
  const { turns, turningPoints } = analysis;
  const { number, seat, cost, mistake } = turns.find(({ to }) => at < to) ?? turns.at(-1)!;
  if (turningPoints.some(({ turn, kind }) => turn === number && kind === 'choice'))
    return say('study.turn.point', { turn: number, name: setting.names[seat] });
  if (!mistake) return say('study.turn.fine', { turn: number, name: setting.names[seat] });
  return pointWords(setting, analysis, { turn: number, seat, kind: 'choice', size: cost });
}

const signedPercent = (share: number): string => (share < 0 ? '−' : '+') + percentWords(Math.abs(share));
