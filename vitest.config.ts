import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@cartagena/source'] },
  ssr: { resolve: { conditions: ['@cartagena/source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    testTimeout: 60_000,
    // Many tests wait for processes and databases: leave no core idle.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**'], exclude: ['**/*.test.ts', '**/testing/**'] },
  },
});
