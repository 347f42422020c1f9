/** One's own game of a deal beside the strongest bot's, which is worked out here. */
import type { GameRecord } from '@cartagena/engine';
import type { SharedDeal } from '@cartagena/study/deals';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { set } from '../base/set.ts';
import { botName } from '../game/opponent-words.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import { Compare } from './compare.tsx';
import style from './daily.module.css';
import { playersOf } from './deal-names.ts';
import type { ComparedGame } from './in-step.ts';
import { playAsLegend, STRONGEST } from './legend-game.ts';
import { TwoScores } from './score.tsx';

interface BesideProps {
  readonly deal: SharedDeal;
  readonly record: GameRecord;
}

type Standing = { readonly made: number } | { readonly record: GameRecord } | 'failed';

export function BesideLegend({ deal, record }: BesideProps) {
  const standing = useSignal<Standing>({ made: 0 });
  const tries = useSignal(0);
  useEffect(() => {
    standing.value = { made: 0 };
    const work = playAsLegend(deal, {
      onProgress: made => set(standing, { made }),
      onDone: record => set(standing, { record }),
      onFail: () => set(standing, 'failed'),
    });
    return work.cancel;
  }, [deal.seed, tries.value]);
  const now = standing.value;
  if (now === 'failed')
    return (
      <p role="alert">
        {say('legend.failed')} <Button onClick={() => tries.value++}>{say('app.again')}</Button>
      </p>
    );
  if ('made' in now) return <Progress made={now.made} expected={record.actions.length} />;
  return <Beside deal={deal} mine={record} other={now.record} name={botName(STRONGEST.bot)} />;
}

function Progress({ made, expected }: { readonly made: number; readonly expected: number }) {
  const id = useId();
  return (
    <div class={style.progress}>
      <label for={id}>{say('legend.playing', { name: botName(STRONGEST.bot), made })}</label>
      <progress id={id} max={1} value={Math.min(0.97, made / expected)} />
    </div>
  );
}

interface TwoGamesProps {
  readonly deal: SharedDeal;
  readonly mine: GameRecord;
  readonly other: GameRecord;
  /** Whose the other game is. */
  readonly name: string;
}

/** Both scores, and both games in step. */
export function Beside({ deal, mine, other, name }: TwoGamesProps) {
  const games = useMemo((): readonly [ComparedGame, ComparedGame] => {
    const players = playersOf(deal);
    return [
      { name: say('setup.seat.you'), record: mine, players, viewer: deal.seat },
      { name, record: other, players: playersOf(deal, name), viewer: 'spectator' },
    ];
  }, [deal.seed, mine, other, name]);
  return (
    <>
      <TwoScores games={games} seat={deal.seat} />
      <Compare games={games} seat={deal.seat} />
    </>
  );
}
