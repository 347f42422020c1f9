/** Events and actions without words of their own, described by the names of their fields. */
import { type Action, type GameEvent, SEAT_LETTERS } from '@cartagena/engine';

/** `hoisted: seat A` */
export function describeEvent({ type, ...fields }: GameEvent): string {
  const parts = Object.entries(fields).flatMap(([field, value]) => describeField(field, value));
  return parts.length === 0 ? `${type}.` : `${type}: ${parts.join(', ')}.`;
}

/** `hoist`, `dig 12 key` */
export function describeAction({ type, ...fields }: Action): string {
  return [type, ...Object.values(fields).map(describeValue)].join(' ');
}

function describeField(field: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (field === 'seat' && typeof value === 'number') return [`seat ${SEAT_LETTERS[value]}`];
  // The cards of a secret are shown as if they were open: a reader who may not know them does not get the field.
  if (field === 'secret') return describeField('cards', (value as { cards: unknown }).cards);
  return [`${field} ${describeValue(value)}`];
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).join('+');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
