/** A notice to a program of the player's choice. */
import { createHmac } from 'node:crypto';
import type { Webhook } from '../store/store.ts';
import type { Parcel } from './courier.ts';
import type { Turn } from './turn.ts';

export const SIGNATURE_HEADER = 'x-cartagena-signature';

/** Proves to whoever knows the secret that the body comes from here. */
export function sign(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** `url` is where the table can be seen. */
export function webhookParcel({ url, secret }: Webhook, { game, seat, at }: Turn, tableUrl: string): Parcel {
  const body = JSON.stringify({ event: 'your-turn', game, seat, url: tableUrl, at });
  return {
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'cartagena', [SIGNATURE_HEADER]: sign(body, secret) },
    body,
  };
}
