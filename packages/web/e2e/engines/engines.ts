/** Tabs of the engine that a project names, each with a storage of its own. */
import { type Browser, test as base, firefox } from '@playwright/test';
import { type Engine, FIREFOX, HOW_TO_INSTALL, isInstalled } from './installed.ts';
import { asTab, type Tab } from './tab.ts';
import { openScreen, type Screen, WebkitTab } from './webdriver.ts';

type OpenTab = () => Promise<Tab>;

const SIZE = { width: 1280, height: 900 };
interface Fixtures {
  readonly openTab: OpenTab;
}
interface WorkerFixtures {
  readonly engine: Engine;
  readonly launched: { readonly open: OpenTab; closeTabs(): Promise<void> };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  launched: [
    async ({ engine }, use) => {
      const launch = engine === 'firefox' ? launchFirefox : launchWebkit;
      const { close, ...launched } = await launch();
      await use(launched);
      await close();
    },
    { scope: 'worker' },
  ],
  openTab: async ({ launched }, use) => {
    await use(launched.open);
    await launched.closeTabs();
  },
});

test.beforeEach(({ engine }) => {
  test.skip(!isInstalled(engine), HOW_TO_INSTALL[engine]);
});

async function launchFirefox() {
  const browser: Browser = await firefox.launch({ channel: 'moz-firefox', executablePath: FIREFOX! });
  return {
    async open() {
      const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB' });
      return asTab(await context.newPage());
    },
    async closeTabs() {
      await Promise.all(browser.contexts().map(context => context.close()));
    },
    close: () => browser.close(),
  };
}

async function launchWebkit() {
  const screen: Screen = await openScreen();
  const tabs: WebkitTab[] = [];
  return {
    async open() {
      const tab = await WebkitTab.open(screen, SIZE);
      tabs.push(tab);
      return tab;
    },
    async closeTabs() {
      await Promise.all(tabs.splice(0).map(tab => tab.close()));
    },
    async close() {
      screen.close();
    },
  };
}
