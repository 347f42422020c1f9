/** One's own games as a table for other programs. */
import type { SavedPlayed } from '../game/played-games.ts';

const COLUMNS = ['date', 'edition', 'own', 'opponents', 'won', 'winners', 'turns'] as const;

export function makeCsv(games: readonly SavedPlayed[]): string {
  const rows = games.map(({ date, config, seats, own, winners, turns }) => [
    date,
    config.edition,
    seats[own]?.name ?? '',
    seats
      .filter((_, seat) => seat !== own)
      .map(({ name }) => name)
      .join(' / '),
    winners.includes(own) ? '1' : '0',
    winners.map(seat => seats[seat]?.name ?? '').join(' / '),
    String(turns ?? ''),
  ]);
  return `${[COLUMNS, ...rows].map(row => row.map(field).join(',')).join('\r\n')}\r\n`;
}

/** Quoted where it must be. What a spreadsheet would take for a formula is told to be text. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
