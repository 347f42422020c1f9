/** Opens a table on the server, for friends who come by its link. */
import type { Done, Problem, SeatRequest } from '@cartagena/protocol';
import type { OnlinePlan } from '../plan/plan.ts';
import { type ApiResult, api, ensureGuest } from './api.ts';
import { commitmentFor, sendNoted } from './witness.ts';

type Created = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: Problem };

/** Without a password, everybody who has the link can sit down. */
export async function openTable(
  { game, seats, clock, isPublic, duplicate, name, colour }: OnlinePlan,
  password: string,
): Promise<Created> {
  const me = await ensureGuest();
  if (!me.ok) return me;
  const named = name === '' ? {} : { name };
  const locked = password === '' ? {} : { password };
  const opened = await api.open({ game, seats: [...seats], clock, isPublic, duplicate, ...named, ...locked });
  if (!opened.ok) return opened;
  const { id, commitment } = opened.value;
  const share = await commitmentFor(id, commitment);
  // The table is there already: without the wished colour, or without a share in the luck, it can be played all the same.
  await sit(id, { ...named, colour }, share);
  return { ok: true, id };
}

/** Sits down with the commitment to this browser's share in the luck: with it, no server can choose how the cards fall. */
export function sit(id: string, seat: SeatRequest, share: string | undefined): Promise<ApiResult<Done>> {
  if (share === undefined) return api.sit(id, seat);
  return sendNoted(id, 'share', share, () => api.sit(id, { ...seat, share }));
}
