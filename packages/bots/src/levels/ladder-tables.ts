/** The tables that the ladder of levels was measured at (docs/strength.md): every edition for two, plain and with all of its modules. */
import { type Choices, EDITION, type EditionId, type GameConfig, PRESETS } from '@cartagena/engine';

export const LADDER_TABLES = [
  'jamaica',
  'tortuga',
  'cartagena2',
  'cartagena2 all',
  'wielka',
  'wielka all',
  'diaries',
  'diaries all',
] as const;
export type LadderTable = (typeof LADDER_TABLES)[number];

const withAll = (edition: EditionId): Choices => ({
  edition,
  modules: [...EDITION[edition].defaults.modules, ...EDITION[edition].optional],
});

export const LADDER_TABLE: { readonly [T in LadderTable]: Choices } = {
  jamaica: PRESETS.jamaica,
  tortuga: PRESETS.tortuga,
  cartagena2: { edition: 'cartagena2' },
  'cartagena2 all': withAll('cartagena2'),
  wielka: { edition: 'wielka' },
  'wielka all': withAll('wielka'),
  diaries: { edition: 'diaries' },
  'diaries all': withAll('diaries'),
};

/** The table with the same modules, supply and hands, if there is one; other options make less of a difference. */
export function ladderTableOf({ edition, modules, supply, hands, seats }: GameConfig): LadderTable | undefined {
  if (seats !== 2) return undefined;
  return LADDER_TABLES.find(name => {
    const table = { ...EDITION[edition].defaults, ...LADDER_TABLE[name] };
    return (
      table.edition === edition &&
      table.supply === supply &&
      table.hands === hands &&
      table.modules.length === modules.length &&
      table.modules.every(id => modules.includes(id))
    );
  });
}
