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
  for (const [field, value] of Object.entries(config)) if (typeof value === 'boolean') query.set(field, String(value));
  return `/learn/rules/${config.edition}?${query}`;
}

/** The table that such an address means; undefined: none in particular, or one that cannot be. */
export function tableIn(edition: EditionId, query: URLSearchParams): GameConfig | undefined {
  const modules = query.get('modules');
  if (modules === null) return undefined;
  const texts = TOLD.flatMap(field => (query.has(field) ? [[field, query.get(field)]] : []));
  const numbers = COUNTED.flatMap(field => (query.has(field) ? [[field, Number(query.get(field))]] : []));
  const switches = [...query].flatMap(([field, value]) => (isSwitched(value) ? [[field, value === 'true']] : []));
  const choices = { edition, modules: modules.split(',') };
  const config = setUp({ ...choices, ...Object.fromEntries([...switches, ...texts, ...numbers]) } as Choices);
  return config.ok ? config.value : undefined;
}

const isSwitched = (value: string): boolean => value === 'true' || value === 'false';
