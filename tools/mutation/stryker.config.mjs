export default {
  plugins: ['./tools/mutation/runner.mjs'],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '/packages/*',
    '!/packages/engine',
    'dist',
    'docs',
    'coverage',
    'test-results',
    'tools',
    '.cache',
    'tsconfig*.json',
    '**/node_modules',
  ],
  // Texts are for people; tables that are made once cannot be switched while tests run.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 60_000,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `.cache/mutation/${process.env.MUTATION_AREA}.json` },
  tempDirName: '.cache/stryker',
  // Stryker would rewrite a tsconfig with an interface that TypeScript 7 does not have.
  tsconfigFile: 'no-tsconfig.json',
  disableTypeChecks: false,
};
