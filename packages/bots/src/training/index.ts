/** Making nets. Nothing here is needed to play. */
export { type KeptNet, makeKeptNet, NET_NAMES, type NetName } from '../kept-net.ts';
export { KEPT_NETS } from '../nets/index.ts';
export { courseFor } from './courses.ts';
export { teach } from './school.ts';
