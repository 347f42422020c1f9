/** The address of the rules of one table, and back. */
import { type Choices, type EditionId, type GameConfig, setUp } from '@cartagena/engine';
import { entriesOf } from '../variants/by-variant.ts';
import { VARIANT_SETUPS } from '../variants/setup.ts';

const TOLD = ['supply', 'hands', ...entriesOf(VARIANT_SETUPS).flatMap(({ choice }) => choice?.field ?? [])] as const;
const COUNTED = ['pirates', 'hand', 'actions'] as const;

/** The address of the rules of one table. */
export function rulesPath(config: GameConfig): string {
  const query = new URLSearchParams({ modules: config.modules.join(',') });
  for (const field of [...TOLD, ...COUNTED]) query.set(field, String(config[field]));
  if (!config.recycle) query.set('recycle', 'false');
  return `/learn/rules/${config.edition}?${query}`;
}

/** The table that such an address means; undefined: none in particular, or one that cannot be. */
export function tableIn(edition: EditionId, query: URLSearchParams): GameConfig | undefined {
  const modules = query.get('modules');
  if (modules === null) return undefined;
  const texts = TOLD.flatMap(field => (query.has(field) ? [[field, query.get(field)]] : []));
  const numbers = COUNTED.flatMap(field => (query.has(field) ? [[field, Number(query.get(field))]] : []));
  const choices = { edition, modules: modules.split(','), recycle: query.get('recycle') !== 'false' };
  const config = setUp({ ...choices, ...Object.fromEntries([...texts, ...numbers]) } as Choices);
  return config.ok ? config.value : undefined;
}
