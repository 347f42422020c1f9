/** The tables that are measured. */
import type { Choices } from '@cartagena/engine';

/** Every edition plain, and with all its modules. Random segments and an endless stock throughout, as in the yardstick. */
export const TABLES: { readonly [name: string]: Choices } = {
  classic: { edition: 'classic' },
  'classic tortuga': { edition: 'classic', supply: 'row', hands: 'open' },
  cartagena2: { edition: 'cartagena2' },
  'cartagena2 all': { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
  wielka: { edition: 'wielka' },
  'wielka all': { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] },
  diaries: { edition: 'diaries' },
  'diaries all': { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
};
export const COMMON: Partial<Choices> = { layout: 'random', recycle: true };
