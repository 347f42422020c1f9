/** A notice to a program that a player or a host has chosen. */
import { createHash, createHmac } from 'node:crypto';
import type { WebhookNotice } from '@cartagena/protocol';
import type { Webhook } from '../store/store.ts';
import type { Parcel } from './courier.ts';

export const SIGNATURE_HEADER = 'x-cartagena-signature';
/** The same however often a notice is sent: a receiver that has seen it may ignore it. */
export const DELIVERY_HEADER = 'x-cartagena-delivery';

/** Proves to a receiver that knows the secret that the body comes from here. */
export function sign(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** `id` is of this notice to this webhook. */
export function webhookParcel(
  { url, secret }: Pick<Webhook, 'url' | 'secret'>,
  notice: WebhookNotice,
  id: string,
): Parcel {
  const body = JSON.stringify(notice);
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'cartagena',
      [SIGNATURE_HEADER]: sign(body, secret),
      [DELIVERY_HEADER]: createHash('sha256').update(id).digest('hex').slice(0, 32),
    },
    body,
  };
}
