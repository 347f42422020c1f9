// Draws the app's icons as PNG from their SVG, in packages/web/public. Run it when the emblem changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions, needBrowser } from './browser.mjs';

const folder = fileURLToPath(new URL('../packages/web/public/', import.meta.url));

/** A maskable icon fills its square; whatever shows it cuts the corners. */
const ICONS = [
  { file: 'icon-192.png', from: 'favicon.svg', size: 192 },
  { file: 'icon-512.png', from: 'favicon.svg', size: 512 },
  { file: 'icon-maskable-512.png', from: 'maskable.svg', size: 512 },
  { file: 'apple-touch-icon.png', from: 'maskable.svg', size: 180 },
];

const browser = await chromium.launch(launchOptions(needBrowser()));
const page = await browser.newPage();
for (const { file, from, size } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${readFileSync(folder + from, 'utf8')}`);
  writeFileSync(folder + file, await page.screenshot({ omitBackground: true }));
  console.log(`${file}: ${size} × ${size}`);
}
await browser.close();
