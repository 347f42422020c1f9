/** Being told by the browser that it is one's turn, also while no page of ours is open. */
import type { SubscribeRequest } from '@cartagena/protocol';
import { api, ensureGuest } from './api.ts';

/** Why it cannot be switched on. */
export type Hindrance = 'unsupported' | 'denied' | 'failed';

/** The service worker, where pushes arrive; undefined if this browser or this page cannot have them. */
async function door(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.pushManager;
}

export async function isSubscribed(): Promise<boolean> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  return ((await (await door())?.getSubscription().catch(() => null)) ?? null) !== null;
}

/** Asks the person, then the browser's push service, then the server. Undefined: done. */
export async function subscribe(): Promise<Hindrance | undefined> {
  const pushes = await door();
  if (!pushes) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const key = await api.pushKey();
  if (!key.ok) return 'failed';
  const made = await pushes
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.value.publicKey })
    .catch(() => undefined);
  if (!made) return 'failed';
  const me = await ensureGuest();
  const told = me.ok && (await api.subscribe(requestFrom(made))).ok;
  if (told) return undefined;
  await made.unsubscribe().catch(() => false);
  return 'failed';
}

export async function unsubscribe(): Promise<void> {
  const made = await (await door())?.getSubscription().catch(() => null);
  if (!made) return;
  await made.unsubscribe().catch(() => false);
  await api.unsubscribe(made.endpoint);
}

function requestFrom(subscription: PushSubscription): SubscribeRequest {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  return {
    endpoint: endpoint!,
    expirationTime: expirationTime ?? null,
    keys: { p256dh: keys!.p256dh, auth: keys!.auth },
  };
}
