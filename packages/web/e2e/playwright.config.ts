/**
 * Tests in a real browser, on the built client. Everything is tried at a desktop's size; what is tagged `@phone` at a phone's
 * too. `global-setup.ts` serves the client at a free port.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchOptions } from '../../../scripts/browser.mjs';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: Math.min(4, availableParallelism()),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.CLIENT_URL,
    locale: 'en-GB',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: launchOptions(findBrowser()),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: DESKTOP } },
    { name: 'phone', grep: /@phone/, use: { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
  ],
});
