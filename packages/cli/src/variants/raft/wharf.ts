/** The wharf with its two berths, drawn two rows before the goal. */
import { BERTHS, EDITION } from '@cartagena/engine';
import type { BoardPen } from '../variant.ts';

const ROWS_AFTER_WHARF = 2;

export function wharfLines({ config, view, placeLine, pirates }: BoardPen, lastSpace: number): string[] {
  const { rafts } = view;
  const rowLength = EDITION[config.edition].icons.length;
  if (!rafts || lastSpace !== view.path.length - ROWS_AFTER_WHARF * rowLength) return [];
  const berths = BERTHS.map(berth => {
    const raft = rafts.docked[berth];
    if (!raft) return `  ${berth} berth: empty`;
    const spaces = raft.icons.map((icon, i) => {
      const occupant = raft.tokens[i] ?? pirates(`${berth}${i + 1}`);
      return `${i + 1} ${icon}${occupant ? ` [${occupant}]` : ''}`;
    });
    return `  ${berth} raft: ${spaces.join('  ')}`;
  });
  return [placeLine('Wharf', 'wharf'), ...berths];
}
