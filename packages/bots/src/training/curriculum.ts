/** The tables that each net is trained at: those of one edition with its own modules, or house rules of every kind. */
import {
  type Chance,
  type Choices,
  EDITION,
  type EditionId,
  type GameConfig,
  MODULES,
  PRESETS,
  setUp,
  unwrap,
} from '@cartagena/engine';
import type { NetName, NetTable, TableSize } from '../evaluation/saved-net.ts';

/** Numbers of seats; those that are listed twice are drawn twice as often. */
const SEATS: { readonly [S in TableSize]: readonly number[] } = { duel: [2], crowd: [3, 3, 4, 4, 5] };

/** Draws the next table to train at. */
export type Curriculum = (chance: Chance) => GameConfig;
type TableDraw = (seats: number, chance: Chance) => GameConfig;

const HOUSE_EDITIONS = ['classic', 'cartagena2', 'wielka', 'diaries'] as const;

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance.below(list.length)];
const perhaps = (chance: Chance): boolean => chance.below(2) === 1;

/** The edition with any of its own modules. */
function boxTables(edition: EditionId): TableDraw {
  return (seats, chance) => {
    const { optional, defaults } = EDITION[edition];
    const all = chance.below(4) === 0;
    const modules = [...defaults.modules, ...optional.filter(() => perhaps(chance) || all)];
    return unwrap(setUp({ edition, modules, seats }));
  };
}

/** The versions of the classic game and the family edition; those that are listed twice are drawn twice as often. */
const CLASSIC_TABLES: readonly Choices[] = [
  PRESETS.jamaica,
  PRESETS.jamaica,
  PRESETS.jamaica,
  PRESETS.tortuga,
  PRESETS.tortuga,
  PRESETS.tortuga,
  PRESETS.hispaniola,
  PRESETS['family-basic'],
  PRESETS['family-advanced'],
];

/** Any edition, with any modules and parameters that work together. */
const houseTables: TableDraw = (seats, chance) => {
  for (;;) {
    const result = setUp({
      edition: pick(HOUSE_EDITIONS, chance),
      modules: MODULES.filter(() => perhaps(chance)),
      seats,
      pirates: 4 + chance.below(3),
      actions: pick([2, 3, 3, 3, 4], chance),
      hand: 4 + chance.below(5),
      supply: pick(['stock', 'row'] as const, chance),
      hands: pick(['open', 'hidden'] as const, chance),
      assist: pick(['nest', 'morgan'] as const, chance),
      limit: pick(['golden', 'grey'] as const, chance),
      skipper: pick(['ties', 'strict'] as const, chance),
    });
    if (result.ok) return result.value;
  }
};

const TABLES: { readonly [T in NetTable]: TableDraw } = {
  classic: (seats, chance) => unwrap(setUp({ ...pick(CLASSIC_TABLES, chance), seats })),
  cartagena2: boxTables('cartagena2'),
  wielka: boxTables('wielka'),
  diaries: boxTables('diaries'),
  house: houseTables,
};

export function curriculumFor(name: NetName): Curriculum {
  const [table, size] = name.split('-') as [NetTable, TableSize];
  return chance => TABLES[table](pick(SEATS[size], chance), chance);
}
