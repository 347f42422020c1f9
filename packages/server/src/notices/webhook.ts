/** A notice to a program of somebody's choice. */
import { createHmac } from 'node:crypto';
import type { WebhookNotice } from '@cartagena/protocol';
import type { Webhook } from '../store/store.ts';
import type { Parcel } from './courier.ts';

export const SIGNATURE_HEADER = 'x-cartagena-signature';

/** Proves to whoever knows the secret that the body comes from here. */
export function sign(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

export function webhookParcel({ url, secret }: Pick<Webhook, 'url' | 'secret'>, notice: WebhookNotice): Parcel {
  const body = JSON.stringify(notice);
  return {
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'cartagena', [SIGNATURE_HEADER]: sign(body, secret) },
    body,
  };
}
