/** Hands, supply and whose turn it is, as far as the viewer may know it. */
import { SEAT_LETTERS, type View } from '@cartagena/engine';
import { paintSeat, SEAT_NAMES } from './seats.ts';

/** `players` names who sits in each seat. */
export function drawTable(view: View, players?: readonly string[]): string {
  const names = view.seats.map((_, i) => `${SEAT_LETTERS[i]} ${SEAT_NAMES[i]}${players ? ` (${players[i]})` : ''}`);
  const width = Math.max(9, ...names.map(name => name.length));
  const lines = view.seats.map((seat, i) => {
    const name = paintSeat(i, names[i].padEnd(width));
    const turn = view.turn === i && view.phase !== 'over' ? '▸' : ' ';
    const known = seat.known && seat.known.length > 0 ? ` (among them ${groupCards(seat.known)})` : '';
    const cards = seat.hand ? `: ${groupCards(seat.hand)}` : known;
    return `${turn} ${name} ${seat.handCount} cards${cards}`;
  });
  const lastDiscard = view.discards.at(-1);
  const last = lastDiscard === undefined ? '' : ` (last ${lastDiscard})`;
  lines.push(`  Stock ${view.stockCount}, discards ${view.discards.length}${last}`);
  if (view.row.length > 0) lines.push(`  Row: ${view.row.join(' ')}`);
  return lines.join('\n');
}

/** `key ×2, skull` */
export function groupCards(cards: readonly string[]): string {
  if (cards.length === 0) return 'none';
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => (n > 1 ? `${card} ×${n}` : card)).join(', ');
}
