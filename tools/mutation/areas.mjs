/** The engine in areas, each with the tests that speak about it: a mutant is tried against those alone, which saves hours. */
const worked = ['worked-cases'];

export const AREAS = {
  frame: {
    mutate: ['actions', 'turn', 'pirates', 'spots', 'cards', 'board', 'moves/frame', 'moves/retreat', 'moves/play'],
    tests: [...worked, 'core', 'moves/retreat', 'modules/voyage', 'modules/captain', 'perft'],
  },
  supply: {
    mutate: ['supply', 'memory', 'chance', 'deal', 'state', 'events'],
    tests: [
      ...worked,
      'supply',
      'core',
      'config',
      'modules/items/pistol',
      'modules/items/parrot-hook',
      'modules/limit',
    ],
  },
  deeds: {
    mutate: ['deed', 'lay', 'moves/lay'],
    tests: [...worked, 'modules/items/sabre-bomb', 'modules/captain', 'modules/raft/raft', 'modules/limit', 'mixes'],
  },
  modules: {
    mutate: [
      'modules/retreat',
      'modules/assist',
      'modules/voyage',
      'modules/limit',
      'modules/empty',
      'modules/flag',
      'modules/needs',
    ],
    tests: [...worked, 'modules/assist', 'modules/voyage', 'modules/limit', 'modules/empty', 'modules/flag', 'config'],
  },
  items: {
    mutate: [
      'modules/items/bomb',
      'modules/items/chest',
      'modules/items/index',
      'modules/items/item-cards',
      'modules/items/look',
      'modules/items/sort',
    ],
    tests: [
      ...worked,
      'modules/items/chest',
      'modules/items/parrot-hook',
      'modules/items/pistol',
      'modules/items/sabre-bomb',
      'config',
    ],
  },
  rafts: {
    mutate: ['modules/captain', 'modules/raft/index', 'modules/raft/rafts', 'modules/raft/tokens'],
    tests: [...worked, 'modules/captain', 'modules/raft/raft', 'mixes', 'config'],
  },
  outside: {
    mutate: ['config', 'resolve', 'move-kind', 'notation', 'record', 'undo', 'view', 'sample', 'snapshot', 'reasons'],
    tests: ['config', 'record', 'undo', 'supply', 'modules/limit', 'properties'],
  },
};
