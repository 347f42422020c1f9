/** A notice to a browser, by Web Push. Only the sealing is web-push's; it is carried as everything else is. */
import { createHash } from 'node:crypto';
import type { PushNotice } from '@cartagena/protocol';
import webPush, { type RequestOptions } from 'web-push';
import type { PushSubscription, Store } from '../store/store.ts';
import type { Parcel } from './courier.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Who sends, so that push services know whom to write to: a mailto: or https: URL. */
export interface Sender extends VapidKeys {
  readonly subject: string;
}

const SETTING = 'vapid-keys';
/** Seconds that a notice waits for a browser that is not there. */
const KEPT = 24 * 60 * 60;

/** The keys of this server, made when they are first wanted. All nodes have the same. */
export async function vapidKeys({ settings }: Pick<Store, 'settings'>): Promise<VapidKeys> {
  const known = await settings.get(SETTING);
  return JSON.parse(known ?? (await settings.putIfAbsent(SETTING, JSON.stringify(webPush.generateVAPIDKeys()))));
}

/** Throws if the keys that the browser gave are none. */
export function pushParcel(
  { endpoint, keys }: Pick<PushSubscription, 'endpoint' | 'keys'>,
  notice: PushNotice,
  { publicKey, privateKey, subject }: Sender,
): Parcel {
  const about = notice.event === 'test' ? notice.event : notice.game;
  const options: RequestOptions = {
    vapidDetails: { publicKey, privateKey, subject },
    TTL: KEPT,
    urgency: 'high',
    // A later notice about the same game takes the place of one that was not delivered.
    topic: createHash('sha256').update(about).digest('base64url').slice(0, 32),
  };
  const subscription = { endpoint, keys: JSON.parse(keys) };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), options);
  return { url: endpoint, headers: headers as Parcel['headers'], body };
}
