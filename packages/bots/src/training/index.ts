/** Making nets. Nothing here is needed to play. */
export { makeKeptNet, NET_NAMES, type NetName } from '../kept-net.ts';
export { courseFor } from './courses.ts';
export { teach } from './school.ts';
