/** Making puzzles; nothing of it is needed to solve them. */
export { collect, inOrder, type Wish } from './collect.ts';
