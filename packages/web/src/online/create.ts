/** Opens a table on the server, for friends who come by its link. */
import type { Problem } from '@cartagena/protocol';
import { randomText } from '../game/random-text.ts';
import type { OnlinePlan } from '../home/plan.ts';
import { api, introduceOneself } from './api.ts';
import { keepOwnShare } from './promises.ts';

type Created = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: Problem };

export async function openTable({ game, seats, clock, isPublic, name, colour }: OnlinePlan): Promise<Created> {
  const me = await introduceOneself();
  if (!me.ok) return me;
  const named = name === '' ? {} : { name };
  const opened = await api.open({ game, seats: [...seats], clock, isPublic, ...named });
  if (!opened.ok) return opened;
  const { id } = opened.value;
  // The table is there already: without the wished colour, or without one's own share in the luck, it can be played all the same.
  await Promise.all([api.sit(id, { ...named, colour }), stirLuck(id)]);
  return { ok: true, id };
}

/** Everybody's own share in the luck of the deal: with it, no server can choose how the cards fall. */
export async function stirLuck(id: string): Promise<void> {
  const share = randomText();
  const answer = await api.stir(id, share);
  keepOwnShare(id, answer.ok ? share : undefined);
}
