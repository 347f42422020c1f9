/** RETREAT: cards are drawn by moving back. */
import { retreat as move } from '../moves/retreat.ts';
import type { Module } from '../rules.ts';

export const retreat: Module = {
  id: 'retreat',
  patch: base => ({ moves: [...base.moves, move] }),
};
