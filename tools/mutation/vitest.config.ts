/** The tests that mutants must survive: all of the engine's but those that are slow or read other folders. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@cartagena/source'] },
  ssr: { resolve: { conditions: ['@cartagena/source'] } },
  test: {
    testTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    include: ['packages/engine/src/**/*.test.ts'],
    exclude: ['**/yardstick.test.ts', '**/coverage.test.ts', '**/properties.test.ts', '**/node_modules/**'],
  },
});
