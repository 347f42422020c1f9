/** What each net practises: one for the tables of each edition's own rules, one for house rules of every kind. */
import {
  type Chance,
  type Choices,
  EDITION,
  EDITIONS,
  type EditionId,
  type GameConfig,
  MODULES,
  PRESETS,
  setUp,
} from '@cartagena/engine';
import type { Company, NetName, NetTable } from '../kept-net.ts';

/** How often a table has so many seats. */
const SEATS: { readonly [C in Company]: readonly number[] } = { duel: [2], crowd: [3, 3, 4, 4, 5] };

/** Draws the next table to practise at. */
export type Course = (chance: Chance) => GameConfig;
type TableCourse = (seats: number, chance: Chance) => GameConfig;

const one = <T>(list: readonly T[], chance: Chance): T => list[chance.below(list.length)];
const perhaps = (chance: Chance): boolean => chance.below(2) === 1;

/** The edition with any of its own variants. */
function boxCourse(edition: EditionId): TableCourse {
  return (seats, chance) => {
    const { optional, defaults } = EDITION[edition];
    const all = chance.below(4) === 0;
    const modules = [...defaults.modules, ...optional.filter(() => perhaps(chance) || all)];
    return settle({ edition, modules, seats });
  };
}

const CLASSIC_TABLES: readonly Choices[] = [
  PRESETS.jamaica,
  PRESETS.jamaica,
  PRESETS.tortuga,
  PRESETS.hispaniola,
  PRESETS['family-basic'],
  PRESETS['family-advanced'],
];

/** Any edition with any modules and parameters that work together. */
const houseCourse: TableCourse = (seats, chance) => {
  for (;;) {
    const result = setUp({
      edition: one(EDITIONS, chance),
      modules: MODULES.filter(() => perhaps(chance)),
      seats,
      pirates: 4 + chance.below(3),
      actions: one([2, 3, 3, 3, 4], chance),
      hand: 4 + chance.below(5),
      supply: one(['stock', 'row'] as const, chance),
      hands: one(['open', 'hidden'] as const, chance),
      assist: one(['nest', 'morgan'] as const, chance),
      limit: one(['golden', 'grey'] as const, chance),
      skipper: one(['ties', 'strict'] as const, chance),
    });
    if (result.ok) return result.value;
  }
};

function settle(choices: Choices): GameConfig {
  const result = setUp(choices);
  if (!result.ok) throw new Error(result.reason.text);
  return result.value;
}

const TABLE_COURSES: { readonly [T in NetTable]: TableCourse } = {
  classic: (seats, chance) => settle({ ...one(CLASSIC_TABLES, chance), seats }),
  cartagena2: boxCourse('cartagena2'),
  wielka: boxCourse('wielka'),
  diaries: boxCourse('diaries'),
  house: houseCourse,
};

/** The tables that a net is for. */
export function courseFor(name: NetName): Course {
  const [table, company] = name.split('-') as [NetTable, Company];
  return chance => TABLE_COURSES[table](one(SEATS[company], chance), chance);
}
