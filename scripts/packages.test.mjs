// The libraries as a stranger gets them: packed, installed into an empty folder, type-checked, run, and bundled for a browser.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const LIBRARIES = ['engine', 'fair', 'bots', 'study', 'protocol'];
const OPTIONS = {
  module: 'nodenext',
  target: 'es2023',
  strict: true,
  types: [],
  skipLibCheck: false,
  outDir: 'out',
  rewriteRelativeImportExtensions: true,
};

/** What the examples read. */
const FILES = { 'jolly-roger.json': 'game.json', 'fair/three-rafts.json': 'fair-game.json' };

const folder = mkdtempSync(join(tmpdir(), 'cartagena-packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program, ...parameters) {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

/** The examples of a package's README, in TypeScript. */
function examplesOf(name) {
  const text = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block);
}

/** Each with the name of a file. */
const EXAMPLES = LIBRARIES.flatMap(name => examplesOf(name).map((block, i) => [`${name}-${i + 1}`, block]));

/** STASH, the variant that exists only in tests, as an outside author would write it. */
function variantFromOutside() {
  const text = readFileSync(join(ROOT, 'packages/engine/src/testing/variant/index.ts'), 'utf8');
  return text.replaceAll(/'(?:\.\.\/)+[\w/-]+\.ts'/g, "'@cartagena/engine/module'");
}

/** As much of Node as the examples use. */
const NODE_TYPES = `declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
`;

const PLAY_VARIANT = `import { BOTS } from '@cartagena/bots';
import { apply, checkAction, isOver, newGame, registerModule, resolveRules, SeededChance, setUp, unwrap, viewFor } from '@cartagena/engine';
import type { Action } from '@cartagena/engine';
import { stash } from './variant.ts';

registerModule(stash);
const rules = resolveRules(unwrap(setUp({ edition: 'classic', modules: ['retreat', 'stash'], pirates: 4 })));
const game = newGame(rules, new SeededChance('outside'));
const types = new Set<Action['type']>();
while (!isOver(game.state)) {
  const seat = game.state.actor;
  const action = BOTS.random.choose(rules, viewFor(rules, game.state, seat), { chance: game.chance });
  types.add(action.type);
  apply(game, unwrap(checkAction(game, seat, action)));
}
console.log([...types].sort().join(' '));
`;

/** A file of somebody else where the packages go. */
const BYSTANDER = 'mine.txt';

beforeAll(() => {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  writeFileSync(join(tarballs, BYSTANDER), '');
  run(process.execPath, join(ROOT, 'scripts/run.mjs'), 'pack', tarballs, ...LIBRARIES);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const packed = readdirSync(tarballs).filter(file => file !== BYSTANDER);
  const files = packed.map(file => join(tarballs, file));
  expect(files).toHaveLength(LIBRARIES.length);
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...files);
  for (const [from, to] of Object.entries(FILES)) copyFileSync(join(ROOT, 'fixtures', from), join(folder, to));
  writeFileSync(join(folder, 'node.d.ts'), NODE_TYPES);
  for (const [file, block] of EXAMPLES) writeFileSync(join(folder, `${file}.ts`), block);
  writeFileSync(join(folder, 'variant.ts'), variantFromOutside());
  writeFileSync(join(folder, 'play-variant.ts'), PLAY_VARIANT);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }));
  run(process.execPath, TSC, '-p', folder);
});

it('packing removes nothing from the folder that it is given', () => {
  expect(readdirSync(join(folder, 'tarballs'))).toContain(BYSTANDER);
});

it('packing leaves the build as it is', () => {
  const stamp = join(ROOT, 'node_modules/.cartagena/built');
  const before = statSync(stamp).mtimeMs;
  run(process.execPath, join(ROOT, 'scripts/run.mjs'), 'build');
  expect(statSync(stamp).mtimeMs).toBe(before);
});

it.each(LIBRARIES)('%s has its licence and its README, and no tests', name => {
  const files = readdirSync(join(folder, 'node_modules/@cartagena', name), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', join('dist', 'index.js')]));
  expect(files.filter(file => /\.test\.|tsbuildinfo/.test(file))).toEqual([]);
});

it('every example of every README compiles and runs', () => {
  expect(new Set(EXAMPLES.map(([file]) => file.split('-')[0]))).toEqual(new Set(LIBRARIES));
  for (const [file] of EXAMPLES) expect(run(process.execPath, join('out', `${file}.js`)), file).not.toBe('');
});

it('a variant is added from outside, with its types, and a bot plays it', () => {
  expect(run(process.execPath, join('out', 'play-variant.js'))).toMatch(/\bdig .*\bstash\b/);
});

it('engine and bots are bundled for a browser', async () => {
  writeFileSync(
    join(folder, 'browser.js'),
    "export { BOTS } from '@cartagena/bots';\nexport * from '@cartagena/engine';\n",
  );
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(folder, 'browser.js'), formats: ['es'] } },
  });
  const [chunk] = result[0].output;
  expect(chunk.imports).toEqual([]);
  expect(chunk.code).not.toMatch(/\bnode:|\bprocess\.|\brequire\(/);
  const { BOTS, setUp } = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`);
  expect(setUp({ edition: 'classic' }).ok && Object.keys(BOTS)).toContain('legend');
});
