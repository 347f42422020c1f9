/** Which engines this machine has. */
import { existsSync } from 'node:fs';
import { hasWebkit } from './webdriver.ts';

const ENGINES = ['firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

export const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  path => path !== undefined && existsSync(path),
);

export const HOW_TO_INSTALL = {
  firefox: 'Firefox is not installed (Debian, Ubuntu: sudo apt-get install firefox-esr)',
  webkit: 'WebKitGTK is not installed (Debian, Ubuntu: sudo apt-get install webkit2gtk-driver xvfb)',
};

export const isInstalled = (engine: Engine): boolean => (engine === 'firefox' ? FIREFOX !== undefined : hasWebkit());

/** For each engine that is missing, why its journeys are skipped. */
export const reasonsToSkip = (): string[] => ENGINES.filter(one => !isInstalled(one)).map(one => HOW_TO_INSTALL[one]);
