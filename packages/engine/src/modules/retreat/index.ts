/** RETREAT: cards are drawn by moving back. */

import type { Module } from '../../model/rules.ts';
import { retreat as move } from './retreat.ts';

export const retreat: Module = {
  id: 'retreat',
  patch: base => ({ moves: [...base.moves, move] }),
};
