import { readdirSync } from 'node:fs';

/** The engine in areas, each with the tests that are about it: a mutant meets those alone, so that survivors cost seconds. */
const named = (folder, names) => names.map(name => `${folder}/${name}`);

/** Of interest everywhere. */
const general = named('testing', ['worked-cases', 'unheard']);
const retreat = ['modules/retreat/retreat'];
const captain = ['modules/captain/captain'];
const raft = ['modules/raft/raft'];
const items = named('modules/items', ['chest', 'parrot-hook', 'pistol', 'sabre-bomb']);
const small = ['assist', 'voyage', 'limit', 'empty', 'flag'].map(name => `modules/${name}/${name}`);

export const AREAS = {
  frame: {
    mutate: [
      ...named('play', ['actions', 'turn', 'movement', 'positions', 'resources', 'cards', 'moves/frame', 'moves/play']),
      ...named('modules/retreat', ['retreat', 'play-or-retreat']),
      'model/board',
      'setup/phases',
    ],
    tests: [
      ...general,
      ...named('play', ['core', 'turn', 'moves/play', 'shortcuts', 'reasons']),
      'model/board',
      ...named('record', ['check-action', 'record']),
      ...retreat,
      ...captain,
      ...raft,
      'modules/voyage/voyage',
      'testing/perft',
    ],
  },
  supply: {
    mutate: [
      ...named('play', ['supply', 'luck', 'knowledge', 'deal', 'card-names']),
      ...named('model', ['state', 'fields']),
      ...named('base', ['chance', 'result', 'vocabulary']),
    ],
    tests: [
      ...general,
      ...named('base', ['chance', 'result']),
      ...named('play', ['supply', 'core', 'deal']),
      'testing/same-luck',
      ...items,
      'modules/limit/limit',
      ...named('model', ['state', 'layout']),
      ...named('setup', ['config', 'resolve']),
      'view/view',
    ],
  },
  resolution: {
    mutate: named('play', ['resolution', 'combinations', 'moves/combination']),
    tests: [...general, ...items, ...captain, ...raft, 'modules/limit/limit', 'modules/mixes', 'view/view'],
  },
  modules: {
    mutate: [
      ...['assist', 'voyage', 'limit', 'empty', 'flag', 'retreat'].map(name => `modules/${name}/index`),
      ...named('modules/assist', ['assist', 'play-or-assist']),
      'modules/needs',
    ],
    tests: [
      ...general,
      ...small,
      'play/shortcuts',
      ...retreat,
      ...captain,
      'setup/config',
      'modules/mixes',
      'testing/referee',
    ],
  },
  items: {
    mutate: named('modules/items', ['bomb', 'chest', 'index', 'item-cards', 'look', 'sabres', 'sort', 'view', 'words']),
    tests: [...general, ...items, 'modules/mixes', 'testing/referee', 'view/view'],
  },
  rafts: {
    mutate: [
      'modules/captain/index',
      ...named('modules/raft', ['index', 'rafts', 'tokens', 'view', 'fields', 'components']),
    ],
    tests: [...general, ...captain, ...raft, 'modules/mixes', 'testing/referee', 'view/view'],
  },
  setup: {
    mutate: named('setup', ['config', 'resolve', 'registry', 'revisions', 'editions']).concat('model/game-config'),
    tests: [
      ...general,
      ...named('setup', ['config', 'resolve', 'revisions']),
      ...named('play', ['core', 'supply']),
      ...small,
      ...captain,
      ...raft,
      'modules/items/sabre-bomb',
      'view/view',
      'testing/variant/variant',
    ],
  },
  record: {
    mutate: [
      ...named('record', ['notation', 'record', 'check-action', 'undo', 'open-game']),
      ...named('play', ['dimensions', 'reasons']),
    ],
    tests: [
      ...general,
      ...named('record', ['check-action', 'notation.fuzz', 'open-game', 'record', 'record.fuzz', 'undo']),
      ...named('play', ['core', 'reasons']),
      ...small,
      'modules/items/sabre-bomb',
      ...raft,
    ],
  },
  view: {
    mutate: [...named('view', ['view', 'view-memo', 'decode', 'sample', 'snapshot', 'observation']), 'model/events'],
    tests: [
      ...general,
      ...named('play', ['core', 'supply']),
      ...small,
      ...captain,
      ...raft,
      ...items,
      'setup/config',
      ...named('view', ['view', 'view-memo', 'observation']),
      'testing/properties',
      'testing/variant/variant',
    ],
  },
};

/** Types, lists of words and of cards, and the size of buffers: nothing that a mutant could change. */
export const ONLY_TYPES = [
  'index',
  'module',
  'setup/presets',
  'play/scratch',
  ...named('model', ['actions', 'edition', 'rules', 'view']),
];

/** Files that remember something from one call to the next. What survives there is tried again with all modules loaded anew. */
export const REMEMBERING = ['model/state', 'record/check-action'];

/** What is wrong with these lists: every source file of the engine is in one area. `sources` is its folder. */
export function faultsOfAreas(sources) {
  const listed = [...ONLY_TYPES, ...Object.values(AREAS).flatMap(({ mutate }) => mutate)];
  const files = readdirSync(sources, { recursive: true })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts'))
    .map(file => file.slice(0, -'.ts'.length));
  const mutable = files.filter(file => !file.endsWith('.test') && !file.startsWith('testing/'));
  const tests = Object.values(AREAS).flatMap(area => area.tests);
  return [
    ...mutable.filter(file => !listed.includes(file)).map(file => `${file} is in no area.`),
    ...listed.filter(file => !mutable.includes(file)).map(file => `${file} does not exist.`),
    ...listed.filter((file, i) => listed.indexOf(file) !== i).map(file => `${file} is listed twice.`),
    ...tests.filter(file => !files.includes(`${file}.test`)).map(file => `${file}.test does not exist.`),
  ];
}
