/** How legend-1 evaluates positions: the nets it was measured with, and the features that these know. */
import { type NetFamily, trainedWith } from '../saved-net.ts';
import { LEGEND_1_FEATURES } from './feature-list.ts';
import { SAVED_NETS } from './nets/index.ts';

export const LEGEND_1_NETS: NetFamily = trainedWith(LEGEND_1_FEATURES, SAVED_NETS);
