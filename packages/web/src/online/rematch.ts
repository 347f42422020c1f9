/** Another game at a table like this one. Whoever asks first opens it; everybody else is led there and sits down. */
import { type TableDetails, tablePath } from '@cartagena/protocol';
import { go } from '../base/router.ts';
import { api } from './api.ts';
import { sit } from './create.ts';
import { toastOnError } from './request.ts';
import { commitmentFor } from './witness.ts';

async function shownBy(id: string): Promise<string | undefined> {
  const table = await api.table(id);
  return table.ok && table.value.fair === 2 ? table.value.commitment : undefined;
}

export async function playAgain({ id, rematch, seats, you }: TableDetails): Promise<void> {
  const opened = rematch === null ? await api.rematch(id) : undefined;
  if (opened && !opened.ok) return void (await toastOnError(opened));
  const next = opened?.value.id ?? rematch!;
  // Whoever asked first sits there already; then this changes nothing. If all seats are taken, one watches.
  const own = you === null ? null : seats[you];
  if (own) {
    const commitment = opened ? opened.value.commitment : await shownBy(next);
    await sit(next, own.name === null ? {} : { name: own.name }, await commitmentFor(next, commitment));
  }
  go(tablePath(next));
}
