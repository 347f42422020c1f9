/**
 * The main journeys in the engines of Firefox and of Safari. Debian's Firefox is driven by WebDriver BiDi, Debian's WebKitGTK by plain
 * WebDriver; an engine that is not installed is skipped, with a word.
 */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../../.cache/engines',
  globalSetup: './global-setup.ts',
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 600_000,
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } as object },
    { name: 'webkit', use: { engine: 'webkit' } as object },
  ],
});
