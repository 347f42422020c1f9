/** How long a table's log may become. Whoever comes is told all of it, so nobody may make it endless; and its record must hold it. */
import { ok, type Result } from '@cartagena/engine';
import { MAX_TAKEBACKS } from '@cartagena/fair';
import { type NewEntry, TALK } from './entry.ts';
import { refused } from './refusal.ts';
import type { Table } from './table.ts';

/** A long game with much talk has a tenth of this. */
export const LONGEST_LOG = 5000;
/** Words of those who watch: however many come, they cannot fill the log of those who play. */
export const MOST_ASIDES = 500;

/** The same entries, or why they are too many. */
export function withinBounds(table: Table, made: readonly NewEntry[]): Result<readonly NewEntry[]> {
  if (made.every(leadsToTheEnd)) return ok(made);
  if (table.seq >= LONGEST_LOG) return refused('log-full');
  if (table.takebacks.length >= MAX_TAKEBACKS && made.some(isByConsent)) return refused('enough-taken-back');
  return table.asides >= MOST_ASIDES && made.some(isAside) ? refused('enough-said') : ok(made);
}

function leadsToTheEnd({ kind, body }: NewEntry): boolean {
  if (kind === 'away') return body.why === 'resigned';
  return kind === 'acted' || kind === 'back' || kind === 'closed' || kind === 'rematch';
}

const isByConsent = ({ kind, body }: NewEntry): boolean => kind === 'asked' || (kind === 'undone' && body.byConsent);
const isAside = ({ kind, seat }: NewEntry): boolean => seat === null && TALK.includes(kind);
