/** All nets of today's bots. */
import { FEATURES } from '../features/feature-list.ts';
import { LEGEND_1_FEATURES } from '../legend-1/feature-list.ts';
import { cartagena2Crowd } from '../legend-1/nets/cartagena2-crowd.ts';
import { diariesCrowd } from '../legend-1/nets/diaries-crowd.ts';
import { houseCrowd } from '../legend-1/nets/house-crowd.ts';
import { wielkaCrowd } from '../legend-1/nets/wielka-crowd.ts';
import { type NetFamily, trainedWith } from '../saved-net.ts';
import { cartagena2Duel } from './cartagena2-duel.ts';
import { classicCrowd } from './classic-crowd.ts';
import { classicDuel } from './classic-duel.ts';
import { diariesDuel } from './diaries-duel.ts';
import { houseDuel } from './house-duel.ts';
import { wielkaDuel } from './wielka-duel.ts';

export const NETS: NetFamily = {
  ...trainedWith(FEATURES, {
    'classic-duel': classicDuel,
    'classic-crowd': classicCrowd,
    'cartagena2-duel': cartagena2Duel,
    'wielka-duel': wielkaDuel,
    'diaries-duel': diariesDuel,
    'house-duel': houseDuel,
  }),
  // Not trained anew so far.
  ...trainedWith(LEGEND_1_FEATURES, {
    'cartagena2-crowd': cartagena2Crowd,
    'wielka-crowd': wielkaCrowd,
    'diaries-crowd': diariesCrowd,
    'house-crowd': houseCrowd,
  }),
};
