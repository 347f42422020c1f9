// Lighthouse on home and table of the real server, as a phone. Prints a table of scores, and fails if one is below the least.
// The full reports go to .cache/lighthouse.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser, launchOptions } from '../../scripts/browser.mjs';

const LEAST = 95;
/** Times differ from run to run: the median score counts, all of them are printed. An odd number. */
const RUNS = 5;
const reports = fileURLToPath(new URL('../../.cache/lighthouse', import.meta.url));
mkdirSync(reports, { recursive: true });

const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The whole program, with games that are gone afterwards. */
async function startServer() {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'cartagena-lighthouse-data-'));
  const program = fileURLToPath(new URL('../../packages/server/dist/http/main.js', import.meta.url));
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [program], { env, stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}/`;
  while (!(await fetch(`${address}readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await pause(100);
  }
  const stop = () => {
    child.once('exit', () => rmSync(data, { recursive: true, force: true }));
    child.kill();
  };
  return { address, stop };
}

const port = await freePort();
const profile = mkdtempSync(join(tmpdir(), 'cartagena-lighthouse-'));
const server = await startServer();
const { args, ...options } = launchOptions(findBrowser());
const browser = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [...args, `--remote-debugging-port=${port}`],
  locale: 'en-GB',
});

try {
  const page = await browser.newPage();
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/game/);
  const PAGES = { home: server.address, table: page.url() };
  await page.close();
  for (const [name, url] of Object.entries(PAGES)) {
    const runs = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await lighthouse(url, { port, output: 'html', disableStorageReset: true, logLevel: 'error' }));
    const { lhr, report } = runs[0];
    writeFileSync(join(reports, `${name}.html`), report);
    const scores = Object.keys(lhr.categories).map(id => {
      const all = runs.map(run => Math.round(run.lhr.categories[id].score * 100)).sort((a, b) => a - b);
      return { title: lhr.categories[id].title, all, score: all[(RUNS - 1) / 2] };
    });
    console.log(
      `${name}: ${scores.map(({ title, score, all }) => `${title} ${score} (${all.join(', ')})`).join('; ')}`,
    );
    for (const { id, title, score } of Object.values(lhr.audits))
      if (score !== null && score < 0.9) console.log(`  ${id}: ${title}`);
    if (scores.some(({ score }) => score < LEAST)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(profile, { recursive: true, force: true });
}
