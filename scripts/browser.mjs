// A Chromium for the browser tests: one that is there, else one that can be installed here, else a word on what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const WHAT_TO_DO = `The browser tests need Chromium or Chrome, and none was found or could be installed. Either
  - install it with your system's packages (Debian, Ubuntu: sudo apt-get install chromium), or
  - let Playwright fetch one: npx playwright install --with-deps chromium, or
  - say where one is: CHROMIUM_PATH=/path/to/chrome npm test`;

/** Where a browser is; undefined: nowhere. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return [...USUAL_PLACES, chromium.executablePath()].find(path => path && existsSync(path));
}

/** A browser's path, installed first if there is none; throws with what to do where that fails. */
export function needBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there is no such file.`);
  for (const [program, ...parameters] of waysToInstall()) {
    console.error(`No browser for the tests: trying ${program} ${parameters.join(' ')} …`);
    spawnSync(program, parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(WHAT_TO_DO);
}

function waysToInstall() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return [
    ...(isDebianRoot ? [['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']] : []),
    ['npx', 'playwright', 'install', 'chromium'],
  ];
}

/** How it is started. The sandbox does not work for root, as in containers. */
export const launchOptions = executablePath => ({
  executablePath,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-dev-shm-usage',
  ],
});
