/** Names and talk that are meant to become part of the page. Whatever is written stays text, everywhere it is shown. */
import { openTable, test } from './online.ts';
import { watchForTrouble } from './page.ts';
import { DESKTOP } from './playwright.config.ts';

const { expect } = test;

/** A name has 24 signs at most. */
const NAMES = ['<img src onerror=pwn()>', '"><script>pwn()</script>'] as const;
const TEXTS = [
  '<img src=x onerror="window.pwned=1">',
  '"><script>window.pwned=1</script>',
  '<svg/onload=window.pwned=1>{{constructor.constructor("window.pwned=1")()}}',
  'javascript:window.pwned=1',
];

test('what people write is text to everybody who sees it @long', async ({ somebody }) => {
  const host = await somebody(DESKTOP, '/new?edition=classic&with=link', { name: NAMES[0] });
  const trouble = watchForTrouble(host);
  let alerts = 0;
  host.on('dialog', dialog => {
    alerts++;
    void dialog.dismiss();
  });
  await host.getByRole('switch', { name: 'Anybody may join' }).check();
  const path = await openTable(host);
  const guest = await somebody(DESKTOP, path, { name: NAMES[1] });
  await guest.getByRole('button', { name: 'Sit down' }).click();
  const watcher = await somebody(DESKTOP, '/tables');
  for (const page of [host, guest, watcher])
    for (const name of NAMES) await expect(page.getByText(name).first()).toBeVisible();

  await host.getByRole('button', { name: 'Start the game' }).click();
  await watcher.goto(path);
  for (const text of TEXTS) {
    await guest.getByLabel('Say something').fill(text);
    await guest.getByRole('button', { name: 'Send' }).click();
    for (const page of [host, watcher])
      await expect(page.getByRole('list', { name: 'Talk at the table' }).getByText(text)).toBeVisible();
  }
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Give up' }).click();
  await guest.getByRole('button', { name: 'Really give up?' }).click();
  for (const page of [host, watcher]) {
    await expect(page.getByTestId('over')).toContainText(NAMES[1]);
    expect(
      await page.evaluate(
        () => [...document.querySelectorAll('img[src="x"], svg[onload], a[href^="javascript"]')].length,
      ),
    ).toBe(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  }
  expect([alerts, trouble]).toEqual([0, []]);
});
