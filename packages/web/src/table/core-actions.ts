/** The actions of every game. */
import type { TableTraits } from '../variants/table-traits.ts';

export const CORE_ACTIONS: NonNullable<TableTraits['actions']> = {
  play: { isForeseeable: true, mainWords: 'table.main.go' },
  move: { isForeseeable: true, mainWords: 'table.main.go' },
  end: { isBare: true, mainWords: 'table.deed.end' },
  pass: { gains: 'drawn', mainWords: 'table.deed.pass', reasonWord: 'pass' },
};
