import { openTable, test } from './online.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  visit,
  watchForTrouble,
} from './page.ts';
import { DESKTOP, PHONE } from './playwright.config.ts';
import { playToTheEnd } from './table.ts';

const { expect } = test;

test('two browsers play a whole game, one of them loses its connection, and both play again', async ({
  somebody,
  server,
}) => {
  test.slow();
  const anna = await somebody(DESKTOP, '/new?edition=family-basic&with=link', { name: 'Anna' });
  const trouble = watchForTrouble(anna);
  await anna.getByRole('radio', { name: '24 spaces' }).check();
  const path = await openTable(anna, 'Zefira');
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Waiting for 1 player');
  await expect(anna.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(server.address + path);

  const bartek = await somebody(PHONE, path, { language: 'pl' });
  await bartek.getByLabel('Twoje imię').fill('Bartek');
  await bartek.getByRole('button', { name: 'Usiądź' }).click();
  await expect(bartek.getByRole('heading', { level: 1 })).toHaveText('Wszyscy są na miejscu');
  // It is chosen when the server has said so.
  await bartek.getByRole('radio', { name: 'Zielony' }).click();
  await expect(bartek.getByRole('radio', { name: 'Zielony' })).toBeChecked();
  await anna.getByRole('button', { name: 'Start the game' }).click();

  let turns = 0;
  const loseConnectionOnce = async (face: string) => {
    if (face !== 'turn' || ++turns !== 8) return;
    await bartek.context().setOffline(true);
    await expect(bartek.getByText('Połączenie przerwane')).toBeVisible();
    await bartek.context().setOffline(false);
    await expect(bartek.getByText('Połączenie przerwane')).toHaveCount(0);
  };
  await Promise.all([
    playToTheEnd(anna, { most: 20_000 }),
    playToTheEnd(bartek, { most: 20_000, seed: 2, onFace: loseConnectionOnce }),
  ]);
  expect(turns).toBeGreaterThan(8);
  await expect(anna.getByTestId('over')).toContainText('a number that only this browser knew');
  await expect(bartek.getByTestId('over')).toContainText('od liczby, którą znała tylko ta przeglądarka');

  await anna.getByTestId('over').getByRole('button', { name: 'Play again' }).click();
  await expect(anna).not.toHaveURL(path);
  await expect(bartek.getByTestId('over')).toContainText('Rewanż czeka');
  await bartek.getByTestId('over').getByRole('button', { name: 'Zagraj jeszcze raz' }).click();
  await expect(bartek).toHaveURL(anna.url());
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Everybody is here');
  await expect(anna.getByRole('listitem').filter({ hasText: 'Bartek' })).toHaveCount(1);
  expect(trouble).toEqual([]);
});

test('who watches sees no hands; what is said is text, and can be muted', async ({ somebody }) => {
  const anna = await somebody(DESKTOP, '/new?edition=classic&with=link', { name: 'Anna' });
  const path = await openTable(anna);
  const bruno = await somebody(PHONE, path, { name: 'Bruno' });
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  const zoe = await somebody(PHONE, path, { name: 'Zoe' });
  await expect(zoe.getByText('All seats are taken')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();

  await expect(zoe.getByText('You are watching.')).toBeVisible();
  await expect(bruno.locator('[data-card]')).not.toHaveCount(0);
  await expect(zoe.locator('[data-card]')).toHaveCount(0);
  await expect(zoe.getByTestId('main')).toHaveCount(0);

  const markup = '<img src=x onerror="alert(1)"> Ahoy & so on';
  await anna.getByLabel('Say something').fill(markup);
  await anna.getByRole('button', { name: 'Send' }).click();
  await bruno.getByRole('button', { name: 'Chat (1 new)' }).click();
  const sheet = bruno.getByRole('dialog');
  await expect(sheet.getByText(markup)).toBeVisible();
  await expect(sheet.locator('img')).toHaveCount(0);
  await expectAccessible(bruno);

  await sheet.getByText('Mute somebody').click();
  await sheet.getByRole('button', { name: 'Mute Anna' }).click();
  await expect(sheet.getByText(markup)).toHaveCount(0);
  await anna.getByRole('button', { name: 'Well played!' }).click();
  await expect(anna.getByRole('list', { name: 'Talk at the table' })).toContainText('Well played!');
  await sheet.getByRole('button', { name: 'Thanks!' }).click();
  const heard = sheet.getByRole('list', { name: 'Talk at the table' });
  await expect(heard).toContainText('Bruno Thanks!');
  await expect(heard).not.toContainText('Well played!');
  await sheet.getByRole('button', { name: 'Unmute Anna' }).click();
  await expect(heard).toContainText(markup);
  await bruno.keyboard.press('Escape');
  await expect(bruno.getByRole('button', { name: 'Log and chat' })).toBeVisible();

  await zoe.getByRole('button', { name: 'Chat' }).click();
  await zoe.getByRole('dialog').getByRole('button', { name: 'Thanks!' }).click();
  await expect(zoe.getByRole('dialog').getByRole('list', { name: 'Talk at the table' })).toContainText('Zoe Thanks!');
  await zoe.getByRole('dialog').getByText('Mute somebody').click();
  await expect(zoe.getByRole('dialog').getByRole('button', { name: /^Mute/ })).toHaveText(['Mute Anna', 'Mute Bruno']);
  await zoe.keyboard.press('Escape');

  await bruno.getByRole('button', { name: 'Menu' }).click();
  await bruno.getByRole('button', { name: 'Give up' }).click();
  await bruno.getByRole('button', { name: 'Really give up?' }).click();
  for (const page of [anna, bruno, zoe]) await expect(page.getByTestId('over')).toContainText('Bruno gave up.');
  await expect(zoe.getByTestId('over')).toContainText('The deal was fair');

  await zoe.getByTestId('over').getByRole('button', { name: 'Replay and analysis' }).click();
  await expect(zoe.getByTestId('replay')).toContainText('Bruno');
  await zoe.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(zoe.getByText('The deal was fair')).toBeVisible();
  await anna.goto('/stats');
  await expect(anna.getByTestId('sum')).toContainText('1 game, 1 won');
  await expect(anna.getByRole('table', { name: 'By opponent' })).toContainText('Bruno');
  await anna.getByRole('button', { name: 'Delete all' }).click();
  await anna.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(anna.getByText('No finished games yet')).toBeVisible();
  await anna.reload();
  await expect(anna.getByText('No finished games yet')).toBeVisible();
  await bruno.goto('/stats');
  await expect(bruno.getByTestId('sum')).toContainText('1 game, 0 won');
});

test('who has closed the page is waited for; the host may start again without them, and everybody is told', async ({
  somebody,
}) => {
  const anna = await somebody(PHONE, '/new?edition=classic&with=link', { name: 'Anna' });
  const path = await openTable(anna);
  const bruno = await somebody(PHONE, path, { name: 'Bruno' });
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await expect(bruno.getByRole('heading', { level: 1 })).toHaveText('Everybody is here');
  await bruno.goto('about:blank');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Shuffling…');
  await expect(anna.getByText('Shuffling: waiting for Bruno.')).toBeVisible();
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Stop and start again' }).click();
  await expect(anna.getByText('The deal was restarted 1 time. No answer came from: Bruno.')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.getByTestId('hand')).toBeVisible();

  // He finds the game begun, without his part in the shuffle.
  await bruno.goto(path);
  await expect(bruno.getByTestId('hand')).toBeVisible();
  await expect(bruno.getByText('something is wrong')).toHaveCount(0);
  await bruno.getByRole('button', { name: 'Menu' }).click();
  await bruno.getByRole('button', { name: 'Give up' }).click();
  await bruno.getByRole('button', { name: 'Really give up?' }).click();
  const over = anna.getByTestId('over');
  await expect(over).toContainText('a number that only this browser knew');
  await expect(over).toContainText('The deal was restarted 1 time. No answer came from: Bruno.');
  await expect(bruno.getByTestId('over')).toContainText('this browser added nothing to the shuffle');

  // What the browser saved is a file that the terminal verifies with.
  const [download] = await Promise.all([
    anna.waitForEvent('download'),
    over.getByRole('button', { name: 'Save this browser’s evidence' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-evidence\.json$/);
});

test('what happens at a seat without its browser is shown at once', async ({ somebody, server }) => {
  const anna = await somebody(PHONE, '/new?edition=classic&with=link', { name: 'Anna' });
  const path = await openTable(anna);
  await anna.getByRole('button', { name: 'Start now with 1 bot' }).click();
  await expect(anna.locator('[data-testid=main][aria-disabled=false]')).toBeVisible();
  // The same player acts from elsewhere, as an operator could.
  const address = `${server.address}/api/games/${path.split('/').at(-1)}`;
  const { seq, game } = await (await anna.request.get(address)).json();
  const done = await anna.request.post(`${address}/actions`, { data: { seq, action: game.legal[0] } });
  expect(done.status()).toBe(200);
  await expect(anna.getByRole('alert')).toContainText('Not from this browser: 1 thing done at your seat.');
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Give up' }).click();
  await anna.getByRole('button', { name: 'Really give up?' }).click();
  await expect(anna.getByTestId('over')).toContainText(
    'not everything that happened at your seat came from this browser',
  );
});

test('whoever waits in vain starts with bots', async ({ somebody }) => {
  const anna = await somebody(PHONE, '/new?edition=classic&with=link', { name: 'Anna' });
  const path = await openTable(anna, 'Gaspar');
  await anna.getByRole('button', { name: 'Start now with 1 bot' }).click();
  await expect(anna.getByTestId('hand')).toBeVisible();
  await expect(anna.locator('[data-testid=main][aria-disabled=false]')).toBeVisible();
  const late = await somebody(PHONE, path, { name: 'Late' });
  await expect(late.getByText('You are watching.')).toBeVisible();
  // What goes wrong in a window over the table is told where it can be seen, and put away.
  await anna.route('**/resign', route => route.abort());
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Give up' }).click();
  await anna.getByRole('button', { name: 'Really give up?' }).click();
  const notices = anna.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('The server cannot be reached');
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(notices).toHaveCount(0);
});

test('waiting room, table, lobby and device page are clean in its looks', async ({ somebody }) => {
  test.slow();
  const anna = await somebody(PHONE, '/new?edition=classic&with=link', { name: 'Anna' });
  await anna.getByRole('switch', { name: 'Anybody may join' }).check();
  await anna.getByLabel('Time for a turn').selectOption('5 minutes');
  const path = await openTable(anna);
  await expectAccessibleEverywhere(anna);
  await expectNoSidewaysScroll(anna);

  const bruno = await somebody(PHONE, '/tables', { name: 'Bruno' });
  await expect(bruno.getByRole('link', { name: /1 seat free/ })).toBeVisible();
  await expectAccessibleEverywhere(bruno);
  await bruno.locator(`a[href="${path}"]`).click();
  await bruno.getByRole('button', { name: /^(Sit down|Usiądź)$/ }).click();
  await anna.getByRole('button', { name: /^(Start the game|Zacznij grę)$/ }).click();
  await expect(anna.getByTestId('main')).toBeVisible();
  await expectAccessibleEverywhere(anna);

  await visit(bruno, '/device');
  await expectAccessibleEverywhere(bruno);
  await expectNoSidewaysScroll(bruno);
});

test('a player moves to another device, and a broken link leads home', async ({ somebody }) => {
  const anna = await somebody(DESKTOP, '/new?edition=classic&with=link', { name: 'Anna' });
  const path = await openTable(anna);
  await anna.goto('/device');
  await anna.getByRole('button', { name: 'Show a code' }).click();
  const code = await anna.getByRole('status').locator('strong').textContent();

  const other = await somebody(PHONE, '/table/nowhere');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('No table here');
  await other.getByRole('main').getByRole('link').click();
  await expect(other).toHaveURL('/');
  await other.goto('/device');
  await other.getByLabel('Code from the other device').fill(code!.toLowerCase());
  await other.getByRole('button', { name: 'Use the code' }).click();
  await other.locator(`a[href="${path}"]`).click();
  await expect(other.getByLabel('Your name')).toHaveValue('Anna');
});

test('a host locks the table with a password, removes a player, and need not wait for one who does nothing', async ({
  somebody,
}) => {
  const anna = await somebody(DESKTOP, '/new?edition=classic&with=link', { name: 'Anna' });
  await anna.getByLabel('Password', { exact: true }).fill('ahoy');
  const path = await openTable(anna);
  await expect(anna.getByText('The free seats are locked with a password.')).toBeVisible();
  await expectAccessible(anna);

  const ewa = await somebody(PHONE, path, { name: 'Anna', language: 'pl' });
  const sit = () => ewa.getByRole('button', { name: 'Usiądź' }).click();
  await sit();
  await expect(ewa.getByText('Brakuje hasła albo jest błędne.').first()).toBeVisible();
  await ewa.getByLabel('Hasło stołu').fill('ahoy');
  await sit();
  await expect(ewa.getByText('Ktoś przy tym stole ma imię, które wygląda tak samo.').first()).toBeVisible();
  await ewa.getByLabel('Twoje imię').fill('Ewa');
  await expectNoSidewaysScroll(ewa);
  await sit();
  await expect(ewa.getByRole('heading', { level: 1 })).toHaveText('Wszyscy są na miejscu');

  await anna.getByRole('button', { name: 'Remove Ewa' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Waiting for 1 player');
  await ewa.getByLabel('Hasło stołu').fill('ahoy');
  await sit();
  await expect(ewa.getByText('Gospodarz usunął cię z tego stołu.').first()).toBeVisible();

  await anna.getByRole('button', { name: 'Unlock the seats' }).click();
  const bruno = await somebody(PHONE, path, { name: 'Bruno' });
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await anna.getByLabel('Password of the table').fill('again');
  await anna.getByRole('button', { name: 'Lock the free seats' }).click();
  await expect(anna.getByText('The free seats are locked with a password.')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();

  // Twenty minutes later, to the eyes of both: who must decide is asked nothing, the other may go on. The server's clock says no.
  for (const page of [anna, bruno]) {
    await expect(page.getByTestId('hand')).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  }
  const waiting = (page: typeof anna) => page.getByRole('button', { name: 'Let a bot play for them' });
  await expect(async () => expect((await waiting(anna).count()) + (await waiting(bruno).count())).toBe(1)).toPass();
  const other = (await waiting(anna).count()) === 1 ? anna : bruno;
  await expect(other.getByText(/has done nothing for 20 min/)).toBeVisible();
  await expectAccessible(other);
  await waiting(other).click();
  await expect(other.getByText('Wait a little longer.').first()).toBeVisible();
});
