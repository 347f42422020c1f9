/** A notice that says nothing, to see whether notices arrive. */
import { randomUUID } from 'node:crypto';
import type { Door, Trial } from '@cartagena/protocol';
import type { Store } from '../store/store.ts';
import type { Courier } from './courier.ts';
import { isDelivered, isGone, outcomeOf } from './delivery.ts';
import { pushParcel, type Sender } from './push.ts';
import { webhookParcel } from './webhook.ts';

interface Mail {
  readonly courier: Pick<Courier, 'post'>;
  readonly sender: Sender;
}

/** Sends one notice through one door, and resolves to what became of it; undefined if the player has no such door. */
export async function tryDoor(
  { push, webhooks }: Pick<Store, 'push' | 'webhooks'>,
  { courier, sender }: Mail,
  player: string,
  by?: Door,
): Promise<Trial | undefined> {
  const [subscriptions, [webhook]] = await Promise.all([push.of(player), webhooks.ofPlayer(player)]);
  const newest = subscriptions.sort((a, b) => b.created - a.created).at(0);
  if (newest && by !== 'webhook') {
    const delivery = await courier.post(pushParcel(newest, { event: 'test' }, sender));
    if (isGone(delivery)) await push.remove(newest.endpoint);
    return { by: 'push', isDelivered: isDelivered(delivery), ...outcomeOf(delivery) };
  }
  if (webhook === undefined || by === 'push') return undefined;
  const delivery = await courier.post(webhookParcel(webhook, { event: 'test' }, randomUUID()));
  return { by: 'webhook', isDelivered: isDelivered(delivery), ...outcomeOf(delivery) };
}
