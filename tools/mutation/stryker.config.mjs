export default {
  plugins: ['./tools/mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['dist', 'fixtures', 'docs', 'coverage', '**/node_modules'],
  // Texts are for people; tables that are made once cannot be switched while tests run.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 4000,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `.cache/mutation/${process.env.MUTATION_AREA}.json` },
  tempDirName: '.cache/stryker',
  // Stryker would rewrite a tsconfig with an interface that TypeScript 7 does not have.
  tsconfigFile: 'no-tsconfig.json',
  disableTypeChecks: false,
};
