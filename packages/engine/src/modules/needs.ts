/** Needs that several modules share. */

import type { Need } from '../model/rules.ts';
import type { GameConfig } from '../setup/config.ts';
import { EDITION } from '../setup/editions.ts';

/** Golden or grey cards in the deck (EDITION-2). */
export function needsMarks(id: string, config: GameConfig): Need | undefined {
  if (EDITION[config.edition].markedPerIcon > 0) return undefined;
  return {
    clash: [config.edition],
    text: `${id} needs golden or grey cards, and the ${config.edition} deck has none. Choose another edition's deck.`,
  };
}
