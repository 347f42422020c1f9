/** A notice that says nothing, to see whether notices arrive. */
import type { Trial } from '@cartagena/protocol';
import type { Store } from '../store/store.ts';
import type { Courier } from './courier.ts';
import { isDelivered, isGone, outcomeOf } from './delivery.ts';
import { pushParcel, type Sender } from './push.ts';
import { webhookParcel } from './webhook.ts';

interface Mail {
  readonly courier: Pick<Courier, 'post'>;
  readonly sender: Sender;
}

/** Sends one to every browser and to the webhook of the player, once. What became of each; nothing if there are none. */
export async function tryDoors(
  { push, webhooks }: Pick<Store, 'push' | 'webhooks'>,
  { courier, sender }: Mail,
  player: string,
): Promise<Trial['told']> {
  const [subscriptions, hooks] = await Promise.all([push.of(player), webhooks.ofPlayer(player)]);
  return Promise.all([
    ...subscriptions.map(async subscription => {
      const delivery = await courier.post(pushParcel(subscription, { event: 'test' }, sender));
      if (isGone(delivery)) await push.remove(subscription.endpoint);
      return { by: 'push' as const, isDelivered: isDelivered(delivery), ...outcomeOf(delivery) };
    }),
    ...hooks.map(async hook => {
      const delivery = await courier.post(webhookParcel(hook, { event: 'test' }));
      return { by: 'webhook' as const, isDelivered: isDelivered(delivery), ...outcomeOf(delivery) };
    }),
  ]);
}
