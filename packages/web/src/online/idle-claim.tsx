/** Nobody has to wait for ever at a table without a clock: when the others agree, a bot plays for a player who does nothing. */
import type { TableDetails } from '@cartagena/protocol';
import { Button } from '../ui/button.tsx';
import { durationWords, say } from '../words/words.ts';
import { api } from './api.ts';
import style from './consent.module.css';
import { toastOnError } from './request.ts';
import { useNow } from './status.tsx';
import { sendNoted } from './witness.ts';

interface IdleClaimProps {
  readonly table: TableDetails;
  /** How far the server's clock is ahead of this one. */
  readonly ahead: number;
}

export function IdleClaim({ table, ahead }: IdleClaimProps) {
  const now = useNow(5000).value + ahead;
  const { idleAt, claim, game, you, seats, since } = table;
  // The region is there before its text: only then is the text announced.
  if (idleAt === null || !game || you === null || seats[you].away !== null || now < idleAt)
    return <div role="status" />;
  const against = game.view.actor;
  const name = seats[against].name ?? '';
  return (
    <div role="status">
      {against === you ? (
        claim && <p class={style.request}>{say('online.idle.you')}</p>
      ) : (
        <div class={style.request}>
          <p>{say('online.idle', { name, time: durationWords(now - since) })}</p>
          {claim?.agreed.includes(you) ? (
            <p>{say('online.idle.agreed')}</p>
          ) : (
            <div class={style.buttons}>
              <Button
                onClick={() =>
                  void toastOnError(sendNoted(table.id, 'claimed', against, () => api.claimIdle(table.id, { against })))
                }
              >
                {say('online.idle.claim')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
