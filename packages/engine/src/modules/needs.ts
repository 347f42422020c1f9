/** Needs that several modules share. */
import type { GameConfig } from '../config.ts';
import { EDITION } from '../editions.ts';
import type { Need } from '../rules.ts';

/** Golden or grey cards in the deck (EDITION-2). */
export function needsMarks(id: string, config: GameConfig): Need | undefined {
  if (EDITION[config.edition].markedPerIcon > 0) return undefined;
  return {
    clash: [config.edition],
    text: `${id} needs golden or grey cards, and the ${config.edition} deck has none. Choose another edition's deck.`,
  };
}
