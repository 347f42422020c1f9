/** Going further back than a turn allows: asked by one, agreed to by all others. */
import type { TableDetails } from '@cartagena/protocol';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import style from './consent.module.css';
import { doOrTell } from './do-or-tell.ts';

export function Consent({ table: { id, request, seats, you, game } }: { readonly table: TableDetails }) {
  if (!request || !game) return null;
  const count = game.made - request.to;
  const answer = (agrees: boolean) => void doOrTell(api.answerBack(id, { agrees, to: request.to }));
  const name = seats[request.seat].name ?? '';
  const mustAnswer = you !== null && you !== request.seat && !request.agreed.includes(you);
  return (
    <div class={style.request} role="status">
      <p>{request.seat === you ? say('online.back.asked', { count }) : say('online.back.ask', { name, count })}</p>
      {mustAnswer && (
        <div class={style.buttons}>
          <Button kind="main" onClick={() => answer(true)}>
            {say('online.back.agree')}
          </Button>
          <Button onClick={() => answer(false)}>{say('online.back.refuse')}</Button>
        </div>
      )}
    </div>
  );
}

/** Back to before the last action, whoever made it. */
export function AskBack({ table: { id, game, request } }: { readonly table: TableDetails }) {
  if (!game || game.made === 0 || request) return null;
  return (
    <Button onClick={() => void doOrTell(api.askBack(id, { to: game.made - 1 }))}>{say('online.back.request')}</Button>
  );
}
