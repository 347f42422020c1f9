/**
 * Tests in a real browser, on the built client. Everything is tried at a desktop's size; what is tagged `@phone` at a phone's
 * too. `global-setup.ts` serves the client at a free port.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchOptions } from '../../../scripts/browser.mjs';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * As in `npm test`: without what is tagged `@long`, on a phone only what differs most there, each look of the table at one of the
 * sizes, and nothing moves that need not.
 */
const isShort = process.env.SHORT !== undefined;
const ON_A_PHONE = isShort ? /(Great Escape.*by clicks|first move|en and light).*@phone/ : /@phone/;
const NOT_ON_A_DESKTOP = isShort ? { grepInvert: /@long|en and light/ } : {};

export default defineConfig({
  testDir: '.',
  testIgnore: 'engines/**',
  outputDir: '../../../.cache/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  ...(isShort ? { grepInvert: /@long/ } : {}),
  forbidOnly: process.env.CI !== undefined,
  workers: Math.min(4, availableParallelism()),
  timeout: 90_000,
  // What needs a second try is flaky, and fails the run. The second try tells it from what is broken.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.CLIENT_URL,
    locale: 'en-GB',
    // Each context would fetch and keep the whole client; tests that need the worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: isShort ? 'reduce' : 'no-preference' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: launchOptions(findBrowser()),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', ...NOT_ON_A_DESKTOP, use: { viewport: DESKTOP } },
    { name: 'phone', grep: ON_A_PHONE, use: { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
  ],
});
