/** The leaderboard of a day, from the server: who sent a result, and how to send one's own. Nothing is sent unless one presses. */
import type { Leaderboard as LeaderboardOf, Problem } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { set } from '../base/set.ts';
import { type ApiResult, api } from '../online/api.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import style from './leaderboard.module.css';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { refusalInWords } from './leaderboard-words.ts';
import { SendResult } from './send-result.tsx';
import { WithdrawResult } from './withdraw-result.tsx';

interface LeaderboardProps {
  readonly day: string;
  /** The first try as a text; undefined if it is not finished, or was forgotten. */
  readonly result: string | undefined;
}

export function Leaderboard({ day, result }: LeaderboardProps) {
  const heading = useId();
  const found = useSignal<ApiResult<LeaderboardOf> | undefined>(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const look = async () => set(found, await api.leaderboard(day));
  /** What was pressed is gone then, so the keyboard goes on from the title. */
  const lookAgain = async () => {
    await look();
    title.current?.focus();
  };
  useEffect(() => void look(), [day]);
  const now = found.value;
  return (
    <section class={style.leaderboard} aria-labelledby={heading} data-testid="leaderboard">
      <h2 id={heading} ref={title} tabIndex={-1}>
        {say('leaderboard.title')}
      </h2>
      {now === undefined && <p class="soft">{say('leaderboard.loading')}</p>}
      {now && !now.ok && <Unreachable problem={now.reason} onRetry={look} />}
      {now?.ok && <Shown board={now.value} result={result} onChange={lookAgain} />}
    </section>
  );
}

function Unreachable({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  return (
    <p class="soft">
      {problem.code === 'unreachable' ? say('leaderboard.unreachable') : refusalInWords(problem)}{' '}
      <Button kind="quiet" onClick={onRetry}>
        {say('app.again')}
      </Button>
    </p>
  );
}

interface ShownProps {
  readonly board: LeaderboardOf;
  readonly result: string | undefined;
  readonly onChange: () => Promise<void>;
}

function Shown({ board, result, onChange }: ShownProps) {
  const { day, entries, you, isOpen, hasSent } = board;
  const canSend = isOpen && !hasSent && result !== undefined;
  return (
    <>
      {entries.length === 0 ? <p>{say('leaderboard.empty')}</p> : <LeaderboardTable board={board} />}
      {!isOpen && <p class="soft">{say('leaderboard.closed')}</p>}
      {isOpen && !hasSent && result === undefined && <p class="soft">{say('leaderboard.play-first')}</p>}
      {hasSent && you === null && <p class="soft">{say('leaderboard.withdrawn')}</p>}
      {canSend && (
        <SendResult
          day={day}
          result={result}
          onSent={async () => {
            await onChange();
            announce(say('leaderboard.sent'));
          }}
          onSentBefore={onChange}
        />
      )}
      {you && <WithdrawResult day={day} you={you} onWithdrawn={onChange} />}
    </>
  );
}
