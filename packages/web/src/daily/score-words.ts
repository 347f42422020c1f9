/** A score in words, and dates. */
import type { DealScore } from '@cartagena/study/deals';
import { languageNow, say } from '../words/words.ts';

/** With the sign that books use: 117, 0, −12. */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export function leadWords({ lead, turns }: DealScore): string {
  const n = Math.abs(lead);
  if (lead === 0) return say('deal.lead.level', { turns });
  return lead > 0 ? say('deal.lead.ahead', { n, turns }) : say('deal.lead.behind', { n, turns });
}

/** Days are days of UTC, wherever one is. */
function inWords(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageNow(), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

export const dayWords = (day: string): string => inWords(day, { dateStyle: 'full' });
export const dateWords = (day: string): string => inWords(day, { day: 'numeric', month: 'long' });
export const monthWords = (day: string): string => inWords(day, { month: 'long', year: 'numeric' });
export const weekdayWords = (day: string, weekday: 'short' | 'long'): string => inWords(day, { weekday });
