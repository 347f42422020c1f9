/** The tables that a bot must be able to play at: every edition plain and with all its modules, mixes, 2 to 5 seats. */
import { type Choices, EDITION, EDITIONS, type GameConfig, MODULES, setUp, unwrap } from '@cartagena/engine';

const HOUSE_RULES: readonly Choices[] = [
  { edition: 'wielka', modules: ['retreat', 'assist', 'limit', 'empty', 'items', 'flag', 'raft'], seats: 5 },
  { edition: 'diaries', modules: ['retreat', 'captain', 'assist', 'voyage', 'flag'], supply: 'row', seats: 4 },
];

export function conformanceTables(): GameConfig[] {
  const plain = EDITIONS.map((edition, i): Choices => ({ edition, seats: 2 + (i % 4) }));
  const full = EDITIONS.map((edition, i): Choices => {
    const { defaults, optional } = EDITION[edition];
    const modules = MODULES.filter(id => [...defaults.modules, ...optional].includes(id));
    return { edition, modules, seats: 2 + ((i + 1) % 4) };
  });
  return [...plain, ...full, ...HOUSE_RULES].map(choices => unwrap(setUp(choices)));
}
