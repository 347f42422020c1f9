/** Takes one's entry off the leaderboard; for good, so it asks first. */
import type { LeaderboardEntry } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { set } from '../base/set.ts';
import { api } from '../online/api.ts';
import { toastOnError } from '../online/request.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { say } from '../words/words.ts';
import style from './leaderboard.module.css';

interface WithdrawResultProps {
  readonly day: string;
  readonly you: LeaderboardEntry;
  readonly onWithdrawn: () => Promise<void>;
}

export function WithdrawResult({ day, you, onWithdrawn }: WithdrawResultProps) {
  const isAsking = useSignal(false);
  const close = () => set(isAsking, false);
  const withdraw = async () => {
    close();
    if (await toastOnError(api.withdrawResult(day))) await onWithdrawn();
  };
  return (
    <div class={style.own}>
      <p data-testid="own-rank">
        {you.rank === null ? say('leaderboard.own.far') : say('leaderboard.own', { rank: you.rank })}
      </p>
      <Button kind="quiet" onClick={() => set(isAsking, true)}>
        {say('leaderboard.withdraw')}
      </Button>
      {isAsking.value && (
        <Confirm
          title={say('leaderboard.withdraw')}
          text={say('leaderboard.withdraw.about')}
          yes={say('leaderboard.withdraw.yes')}
          no={say('leaderboard.withdraw.no')}
          onYes={() => void withdraw()}
          onNo={close}
        />
      )}
    </div>
  );
}
