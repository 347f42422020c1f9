/** All nets of today's bots. */
import { FEATURES } from '../features/feature-list.ts';
import { type NetFamily, trainedWith } from '../saved-net.ts';
import { cartagena2Crowd } from './cartagena2-crowd.ts';
import { cartagena2Duel } from './cartagena2-duel.ts';
import { classicCrowd } from './classic-crowd.ts';
import { classicDuel } from './classic-duel.ts';
import { diariesCrowd } from './diaries-crowd.ts';
import { diariesDuel } from './diaries-duel.ts';
import { houseCrowd } from './house-crowd.ts';
import { houseDuel } from './house-duel.ts';
import { wielkaCrowd } from './wielka-crowd.ts';
import { wielkaDuel } from './wielka-duel.ts';

export const NETS: NetFamily = trainedWith(FEATURES, {
  'classic-duel': classicDuel,
  'classic-crowd': classicCrowd,
  'cartagena2-duel': cartagena2Duel,
  'cartagena2-crowd': cartagena2Crowd,
  'wielka-duel': wielkaDuel,
  'wielka-crowd': wielkaCrowd,
  'diaries-duel': diariesDuel,
  'diaries-crowd': diariesCrowd,
  'house-duel': houseDuel,
  'house-crowd': houseCrowd,
});
