/** The tables whose games are searched for puzzles: every edition with its modules, two to four seats. */
import { type Choices, PRESETS } from '@cartagena/engine';
import type { PuzzleEdition } from '../puzzle.ts';

export const PUZZLE_TABLES: { readonly [E in PuzzleEdition]: readonly Choices[] } = {
  classic: [
    { ...PRESETS.tortuga, seats: 2 },
    { ...PRESETS.jamaica, seats: 2 },
    { ...PRESETS.hispaniola, seats: 2 },
    { ...PRESETS.tortuga, seats: 3 },
    { ...PRESETS.jamaica, seats: 3 },
    { ...PRESETS.hispaniola, seats: 4 },
  ],
  cartagena2: [
    { edition: 'cartagena2', seats: 2 },
    { ...PRESETS['jolly-roger'], seats: 2 },
    { edition: 'cartagena2', seats: 3 },
    { ...PRESETS['jolly-roger'], seats: 3 },
  ],
  wielka: [
    { ...PRESETS['great-escape'], seats: 2 },
    { ...PRESETS['great-escape'], seats: 3 },
    { edition: 'wielka', seats: 2 },
    { edition: 'wielka', modules: ['retreat', 'assist', 'empty'], seats: 2 },
    { edition: 'wielka', modules: ['retreat', 'voyage', 'empty'], seats: 2 },
    { edition: 'wielka', modules: ['retreat', 'limit', 'empty'], seats: 2 },
    { edition: 'wielka', modules: ['retreat', 'empty', 'items'], seats: 2 },
    { ...PRESETS['jungle-stage'], seats: 3 },
    { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'empty'], seats: 3 },
  ],
  diaries: [
    { edition: 'diaries', seats: 2 },
    { ...PRESETS['second-escape'], seats: 2 },
    { ...PRESETS['third-escape'], seats: 2 },
    { ...PRESETS['fourth-escape'], seats: 2 },
    { edition: 'diaries', seats: 3 },
    { ...PRESETS['third-escape'], seats: 3 },
  ],
};
