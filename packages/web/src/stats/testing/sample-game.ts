import type { SavedPlayed } from '../../game/played-games.ts';

/** A finished game as it is remembered, for tests. */
export const SAMPLE_GAME: SavedPlayed = {
  id: 'a',
  config: { edition: 'classic' },
  seats: [
    { name: 'Anna', kind: 'person' },
    { name: 'sailor', kind: 'bot' },
  ],
  own: 0,
  winners: [0],
  turns: 30,
  date: '2026-01-02T10:00:00.000Z',
};
