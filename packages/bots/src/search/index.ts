/** Evaluation and search, for those who study games with them. */
export { calibrated } from '../evaluation/calibration.ts';
export { CountingChance } from './counting-chance.ts';
export { answeredWorth, effortFor } from './replied-search.ts';
export { searchContextFor } from './search-context.ts';
export { type Narrowing, Shortlist } from './shortlist.ts';
export { isStillDeciding } from './still-deciding.ts';
export { TurnSearch } from './turn-search.ts';
