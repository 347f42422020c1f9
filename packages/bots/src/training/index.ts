/** Training nets. Playing needs nothing of it. */
export { NETS } from '../evaluation/nets/index.ts';
export { makeSavedNet, NET_NAMES, type NetName, type SavedNet } from '../evaluation/saved-net.ts';
export { curriculumFor } from './curriculum.ts';
export { trainNet } from './trainer.ts';
