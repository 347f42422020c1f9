/** Another game at a table like this one. Whoever asks first opens it; everybody else is led there and sits down. */
import { type TableDetails, tablePath } from '@cartagena/protocol';
import { go } from '../app/router.ts';
import { api } from './api.ts';
import { stirLuck } from './create.ts';
import { doOrTell } from './do-or-tell.ts';

export async function playAgain({ id, rematch, seats, you }: TableDetails): Promise<void> {
  const opened = rematch === null ? await api.rematch(id) : undefined;
  if (opened && !opened.ok) return void (await doOrTell(opened));
  const next = opened?.value.id ?? rematch!;
  // Whoever asked first sits there already; then this changes nothing. If all seats are taken, one watches.
  const own = you === null ? null : seats[you];
  if (own) {
    const sat = await api.sit(next, own.name === null ? {} : { name: own.name });
    if (sat.ok) await stirLuck(next);
  }
  go(tablePath(next));
}
