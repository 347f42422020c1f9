/** The tests of one area, in one thread and without isolation: a mutant runs them many times over. */
import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.mjs';

const area = process.env.MUTATION_AREA as keyof typeof AREAS;

export default defineConfig({
  resolve: { conditions: ['@cartagena/source'] },
  ssr: { resolve: { conditions: ['@cartagena/source'] } },
  test: {
    include: AREAS[area].tests.map(name => `packages/engine/src/${name}.test.ts`),
    testTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
  },
});
