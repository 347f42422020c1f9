import type { BoardTraits } from '../board-traits.ts';

/** Chests lie on spaces of the path until they are opened. */
export const items: BoardTraits = {
  scene: ({ chests }) =>
    chests && {
      tokens: chests.at.map(place => ({
        place,
        piece: 'token-chest',
        words: 'board.chest',
        touchWords: 'board.chest.open',
      })),
    },
};
