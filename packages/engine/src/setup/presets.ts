/** Named tables: the versions and escapes that the published rules describe, ready to play. */
import type { Choices } from '../model/game-config.ts';

export const PRESETS = {
  jamaica: { edition: 'classic', supply: 'stock', hands: 'hidden' },
  tortuga: { edition: 'classic', supply: 'row', hands: 'open' },
  hispaniola: { edition: 'classic', supply: 'row', hands: 'hidden' },
  'family-basic': { edition: 'family' },
  'family-advanced': { edition: 'family', segments: [6], pirates: 5, actions: 3 },
  'jolly-roger': { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
  'tunnel-stage': { edition: 'wielka', landscape: 'tunnel' },
  'jungle-stage': { edition: 'wielka', landscape: 'jungle' },
  'great-escape': { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] },
  'second-escape': { edition: 'diaries', modules: ['retreat', 'captain'] },
  'third-escape': { edition: 'diaries', modules: ['retreat', 'raft'] },
  'fourth-escape': { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
} as const satisfies { readonly [name: string]: Choices };

export type PresetId = keyof typeof PRESETS;
