/** Needs that several modules share. */
import type { Edition } from '../model/edition.ts';
import type { GameConfig } from '../model/game-config.ts';
import type { Need } from '../model/rules.ts';

/** Golden or grey cards in the deck (EDITION-2). */
export function needsMarks(id: string, config: GameConfig, edition: Edition): Need | undefined {
  if (edition.markedPerIcon > 0) return undefined;
  return {
    clash: [config.edition],
    text: `${id} needs golden or grey cards, and the ${config.edition} deck has none. Choose another edition's deck.`,
  };
}
