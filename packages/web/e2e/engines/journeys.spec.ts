/** What people do most, in every engine: to the first move, by keyboard, at one screen, online, offline, and watching a game again. */
import { type Choices, type GameRecord, newRecord, setUp, unwrap, type View } from '@cartagena/engine';
import { readFixture } from '../replay.ts';
import { serveGames } from '../server.ts';
import { playByKeys, players, playToTheEnd, recordUntil, savedGame } from '../table.ts';
import { test } from './engines.ts';
import { relayTo } from './relay.ts';
import { click, type Tab, visit, waitFor, waitForText } from './tab.ts';

const { expect } = test;
const CLIENT = process.env.CLIENT_URL!;
const SETTINGS = { language: 'en', pace: 'off', sound: false, confirm: false };
const SMALL: Choices = { edition: 'classic', pirates: 4, segments: [4] };

const openGame = (tab: Tab, record: GameRecord, people: number): Promise<void> =>
  visit(tab, CLIENT, '/game?id=e2e', { ...SETTINGS, 'game.e2e': savedGame(players(2, people), record) });

/** How many seats have acted in the only game of this browser, and how often the first of them. */
const acted = (tab: Tab) =>
  tab.evaluate(() => {
    const key = Object.keys(localStorage).find(key => key.startsWith('cartagena.game.'))!;
    const { record } = JSON.parse(localStorage.getItem(key)!) as { record: { actions: { seat: number }[] } };
    const seats = record.actions.map(({ seat }) => seat);
    return { seats: new Set(seats).size, mine: seats.filter(seat => seat === 0).length };
  });

test('from opening the page to the first move in two clicks', async ({ openTab }) => {
  const tab = await openTab();
  await visit(tab, CLIENT, '/', SETTINGS);
  await click(tab, 'button', 'Play now');
  await click(tab, 'button[data-target]');
  await waitFor('the first move', async () => (await acted(tab)).mine === 1);
});

test('a whole game by keyboard', async ({ openTab }) => {
  const tab = await openTab();
  await openGame(tab, newRecord(unwrap(setUp({ seats: 2, ...SMALL })), 'engines'), 1);
  await playByKeys(tab);
});

test('two people at one screen', async ({ openTab }) => {
  const tab = await openTab();
  const homeOf = (view: View, seat: number): number => view.seats[seat].pirates.goal ?? 0;
  await openGame(
    tab,
    recordUntil(SMALL, view => homeOf(view, 0) > 1 && homeOf(view, 1) > 1),
    2,
  );
  let curtains = 0;
  await playToTheEnd(tab, {
    async onFace(face) {
      if (face !== 'curtain') return;
      curtains++;
      expect(await tab.evaluate(() => document.querySelectorAll('[data-card]').length)).toBe(0);
    },
  });
  expect(curtains).toBeGreaterThan(1);
});

test('an online game in which a connection is lost', async ({ openTab }) => {
  const server = await serveGames();
  const relay = await relayTo(server.address);
  try {
    const [anna, bruno] = [await openTab(), await openTab()];
    await visit(anna, server.address, '/new?edition=family-basic&with=link', { ...SETTINGS, name: 'Anna' });
    await click(anna, 'label', '24 spaces');
    await click(anna, 'button', 'Open the table');
    const path = await waitFor('the table', () =>
      anna.evaluate(() => /^\/table\/[\w-]+$/.exec(location.pathname)?.[0]),
    );
    await visit(bruno, relay.address, path, { ...SETTINGS, name: 'Bruno' });
    await click(bruno, 'button', 'Sit down');
    await click(anna, 'button', 'Start the game');
    let looks = 0;
    const isEnough = async () => looks > 14;
    await Promise.all([
      playToTheEnd(anna, { most: 20_000, isEnough }),
      playToTheEnd(bruno, {
        most: 20_000,
        seed: 2,
        isEnough,
        async onFace(face) {
          if (face !== 'turn' || ++looks !== 5) return;
          relay.cut();
          await waitForText(bruno, 'Connection lost');
          relay.restore();
          await waitFor('the connection', () =>
            bruno.evaluate(() => !document.body.innerText.includes('Connection lost')),
          );
        },
      }),
    ]);
    // Both have seen the same game, up to the same move.
    const story = (tab: Tab) => tab.evaluate(() => document.querySelectorAll('[data-testid="log"] li').length);
    await waitFor('the same game on both screens', async () => (await story(anna)) === (await story(bruno)));
    expect(await story(anna)).toBeGreaterThan(4);
  } finally {
    relay.close();
    await server.stop();
  }
});

test('after one visit it starts and plays without a connection', async ({ openTab }) => {
  const relay = await relayTo(CLIENT);
  try {
    const tab = await openTab();
    await visit(tab, relay.address, '/', SETTINGS);
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(await tab.evaluate(() => document.body.innerText.includes('A new version'))).toBe(false);
    relay.cut();
    await tab.goto(`${relay.address}/`);
    await click(tab, 'button', 'Play now');
    await waitFor('the game', () => tab.evaluate(() => location.pathname === '/game'));
    await playToTheEnd(tab, { isEnough: async () => (await acted(tab)).seats === 2 });
  } finally {
    relay.close();
  }
});

test('a recorded game is watched to its end', async ({ openTab }) => {
  const tab = await openTab();
  const record = readFixture('jolly-roger');
  await visit(tab, CLIENT, '/', SETTINGS);
  await waitForText(tab, 'drop it anywhere on this page');
  await tab.evaluate(text => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
    document.querySelector('main')!.dispatchEvent(drop);
  }, JSON.stringify(record));
  const at = () =>
    tab.evaluate(() => Number(document.querySelector<HTMLElement>('[data-testid="replay"]')?.dataset.at ?? Number.NaN));
  await waitFor('the replay', async () => (await at()) === 0);
  for (let step = 1; step <= 12; step++) {
    await tab.keyboard.press('ArrowRight');
    await waitFor(`move ${step}`, async () => (await at()) === step);
  }
  await tab.keyboard.press('End');
  await waitFor('the end', async () => (await at()) === record.actions.length);
  await waitForText(tab, 'wins!');
});
