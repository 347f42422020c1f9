/** Going further back than a turn allows: asked by one, agreed to by all others. */
import type { TableDetails } from '@cartagena/protocol';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import style from './consent.module.css';
import { toastOnError } from './request.ts';
import { sendNoted } from './witness.ts';

export function Consent({ table: { id, request, seats, you, game } }: { readonly table: TableDetails }) {
  // The region is there before its text: only then is the text announced.
  if (!request || !game) return <div role="status" />;
  const count = game.made - request.to;
  const answer = (agrees: boolean) =>
    void toastOnError(
      sendNoted(id, agrees ? 'agreed' : 'refused', null, () => api.answerBack(id, { agrees, to: request.to })),
    );
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
  const askBack = (to: number) => toastOnError(sendNoted(id, 'asked', to, () => api.askBack(id, { to })));
  return <Button onClick={() => void askBack(game.made - 1)}>{say('online.back.request')}</Button>;
}
