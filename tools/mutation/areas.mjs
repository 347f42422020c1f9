/** The engine in areas, each with the tests that are about it: a mutant is tried against those alone, which saves hours. */
const worked = ['testing/worked-cases'];
const items = ['chest', 'parrot-hook', 'pistol', 'sabre-bomb'].map(name => `modules/items/${name}`);
const moduleTests = ['assist', 'voyage', 'limit', 'empty', 'flag', 'captain'].map(name => `modules/${name}/${name}`);

export const AREAS = {
  frame: {
    mutate: [
      'play/actions',
      'play/turn',
      'play/movement',
      'play/positions',
      'play/cards',
      'model/board',
      'play/moves/frame',
      'play/moves/play',
      'modules/retreat/retreat',
    ],
    tests: [
      ...worked,
      'play/core',
      'play/turn',
      'modules/retreat/retreat',
      'modules/voyage/voyage',
      'modules/captain/captain',
      'modules/raft/raft',
      'setup/config',
      'testing/perft',
    ],
  },
  supply: {
    mutate: [
      'play/supply',
      'play/knowledge',
      'base/chance',
      'play/deal',
      'play/card-names',
      'model/state',
      'model/fields',
      'model/events',
    ],
    tests: [...worked, 'play/supply', 'play/core', ...items, 'modules/limit/limit'],
  },
  resolution: {
    mutate: ['play/resolution', 'play/combinations', 'play/moves/combination'],
    tests: [
      ...worked,
      'modules/items/sabre-bomb',
      'modules/captain/captain',
      'modules/raft/raft',
      'modules/limit/limit',
      'modules/mixes',
    ],
  },
  modules: {
    mutate: ['assist', 'voyage', 'limit', 'empty', 'flag', 'retreat']
      .map(name => `modules/${name}/index`)
      .concat('modules/needs'),
    tests: [...worked, ...moduleTests, 'setup/config', 'modules/mixes'],
  },
  items: {
    mutate: ['bomb', 'chest', 'index', 'item-cards', 'look', 'sabres', 'sort', 'view', 'words'].map(
      name => `modules/items/${name}`,
    ),
    tests: [...worked, ...items, 'setup/config', 'testing/properties'],
  },
  rafts: {
    mutate: [
      'modules/captain/index',
      ...['index', 'rafts', 'tokens', 'view', 'fields', 'components'].map(name => `modules/raft/${name}`),
    ],
    tests: [
      ...worked,
      'modules/captain/captain',
      'modules/raft/raft',
      'modules/mixes',
      'setup/config',
      'testing/properties',
    ],
  },
  outside: {
    mutate: [
      'setup/config',
      'setup/resolve',
      'setup/registry',
      'setup/revisions',
      'play/dimensions',
      'play/reasons',
      'record/notation',
      'record/record',
      'record/check-action',
      'record/undo',
      'record/open-game',
      'view/view',
      'view/decode',
      'view/sample',
      'view/snapshot',
    ],
    tests: [
      'setup/config',
      'setup/revisions',
      'record/record',
      'record/undo',
      'record/open-game',
      'play/supply',
      'play/core',
      ...moduleTests,
      'modules/raft/raft',
      'modules/items/sabre-bomb',
      'testing/properties',
      'testing/variant/variant',
    ],
  },
};
