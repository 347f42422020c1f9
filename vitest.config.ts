import { defineConfig } from 'vitest/config';

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
        },
      },
      { extends: true, test: { name: 'repository', include: ['scripts/*.test.mjs'] } },
      { extends: true, test: { name: 'world', include: ['packages/{server,web,cli}/src/**/*.test.ts'] } },
    ],
    testTimeout: 60_000,
    // Many tests wait for processes and databases: leave no core idle.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**'], exclude: ['**/*.test.ts', '**/testing/**'] },
  },
});
