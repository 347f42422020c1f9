/** All nets of today's bots. */
import { FEATURES } from '../features/feature-list.ts';
import { LEGEND_1_NETS } from '../legend-1/index.ts';
import { type NetFamily, trainedWith } from '../saved-net.ts';
import { cartagena2Duel } from './cartagena2-duel.ts';
import { classicCrowd } from './classic-crowd.ts';
import { classicDuel } from './classic-duel.ts';
import { diariesDuel } from './diaries-duel.ts';
import { houseDuel } from './house-duel.ts';
import { wielkaDuel } from './wielka-duel.ts';

/** Tables whose nets were not trained anew are evaluated as legend-1 does. */
export const NETS: NetFamily = {
  ...LEGEND_1_NETS,
  ...trainedWith(FEATURES, {
    'classic-duel': classicDuel,
    'classic-crowd': classicCrowd,
    'cartagena2-duel': cartagena2Duel,
    'wielka-duel': wielkaDuel,
    'diaries-duel': diariesDuel,
    'house-duel': houseDuel,
  }),
};
