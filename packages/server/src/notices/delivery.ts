/** What became of a parcel. */
import type { Result } from '@cartagena/engine';

/** A push service says so of subscriptions that are no more. */
const GONE = [404, 410];
const TOO_MANY = 429;
const PASSING = ['timeout', 'no-connection', 'unknown-host'];

/** The status of the answer, or why there was none. */
export type Delivery = Result<number>;

export const isDelivered = (delivery: Delivery): boolean =>
  delivery.ok && delivery.value >= 200 && delivery.value < 300;

export const isGone = (delivery: Delivery): boolean => delivery.ok && GONE.includes(delivery.value);

export function isWorthAnotherTry(delivery: Delivery): boolean {
  if (!delivery.ok) return PASSING.includes(delivery.reason.code);
  return delivery.value === TOO_MANY || delivery.value >= 500;
}

export const outcomeOf = (delivery: Delivery): { readonly status: number } | { readonly reason: string } =>
  delivery.ok ? { status: delivery.value } : { reason: delivery.reason.code };
