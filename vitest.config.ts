import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * What outlives a test: mocks, unless they are of a store that the test made; variants that are registered; changes of the process and
 * of its environment; globals of the browser.
 */
const LASTING =
  /\bvi\.(?!waitFor|waitUntil|fn|spyOn\((?:node\.)?store,)|registerModule|globalThis|process\.(?!execPath|exit\b|env\b)|process\.env\S* =|testing\/speaking/;

/** Tests of these packages that leave nothing behind. Their modules are loaded once for many files, which saves a minute. */
const SHARED = ['web', 'cli', 'server'].flatMap(name => {
  const folder = join('packages', name, 'src');
  return readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => join(folder, file))
    .filter(file => !LASTING.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
});

const FOLDER = 'scripts/temporary-folder.mjs';
const POSTGRES = 'packages/server/src/store/testing/postgres-template.ts';

export default defineConfig({
  resolve: { conditions: ['@cartagena/source'] },
  ssr: { resolve: { conditions: ['@cartagena/source'] } },
  test: {
    projects: [
      // Nothing in these packages outlives a test, so their modules are loaded once for many files.
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/{engine,fair,bots,study,protocol}/src/**/*.test.ts'],
          isolate: false,
          globalSetup: FOLDER,
        },
      },
      { extends: true, test: { name: 'repository', include: ['scripts/*.test.mjs'], globalSetup: FOLDER } },
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false, globalSetup: [FOLDER, POSTGRES] } },
      {
        extends: true,
        test: {
          name: 'world',
          include: ['packages/{server,web,cli}/src/**/*.test.ts'],
          exclude: SHARED,
          globalSetup: [FOLDER, POSTGRES],
        },
      },
    ],
    // Other programs may keep the cores busy, and no test is about time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['scripts/patience.mjs'],
    // Many tests wait for processes and databases: leave no core idle.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**'], exclude: ['**/*.test.ts', '**/testing/**'] },
  },
});
