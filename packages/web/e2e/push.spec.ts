import type { Page } from '@playwright/test';
import { openTable, test } from './online.ts';
import { PHONE } from './playwright.config.ts';

const { expect } = test;

/** A browser's push service that only this page knows. */
function fakePushService(): void {
  let made: PushSubscription | null = null;
  const text = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async () => {
    const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const json = {
      endpoint: 'https://push.example.org/anna',
      expirationTime: null,
      keys: {
        p256dh: text(await crypto.subtle.exportKey('raw', keys.publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
      },
    };
    made = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => {
        made = null;
        return true;
      },
    } as Partial<PushSubscription> as PushSubscription;
    return made;
  };
}

test.use({ serviceWorkers: 'allow' });

test('whoever wants it is told by the browser that it is their turn', async ({ somebody, server }) => {
  const anna = await somebody(PHONE, '/new?edition=classic&with=link', { name: 'Anna' });
  await anna.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const path = await openTable(anna);
  const bruno = await somebody(PHONE, path, { name: 'Bruno' });
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();

  const wanted = anna.getByRole('switch', { name: 'Tell me when it is my turn' });
  const subscriptions = async () => (await (await anna.request.get('/api/me/push')).json()).subscriptions;
  await anna.getByRole('button', { name: 'Menu' }).click();
  await wanted.click();
  await expect(anna.getByText('Notifications are blocked for this site')).toBeVisible();
  await expect(wanted).not.toBeChecked();

  await anna.context().grantPermissions(['notifications']);
  await anna.evaluate(fakePushService);
  await wanted.click();
  await expect(anna.getByText('Your browser tells you')).toBeVisible();
  await expect.poll(subscriptions).toHaveLength(1);
  await expect(wanted).toBeChecked();

  await push(anna, server.address, {
    event: 'your-turn',
    game: path.split('/')[2],
    edition: 'classic',
    names: ['Bruno'],
  });
  const notices = () =>
    anna.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect
    .poll(notices)
    .toEqual([{ title: 'Your turn', body: 'The pirates are waiting for you: Bruno.', data: { path } }]);

  await wanted.click();
  await expect.poll(subscriptions).toHaveLength(0);

  // In the language of the page, not of the browser.
  await anna.evaluate(() => localStorage.setItem('cartagena.language', '"pl"'));
  await anna.reload();
  await expect(anna.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(async () => {
    await push(anna, server.address, { event: 'test' });
    expect(await notices()).toContainEqual({
      title: 'Cartagena',
      body: 'Powiadomienia działają.',
      data: { path: '/' },
    });
  }).toPass();
});

/** Delivers a push to the service worker, as the browser would. */
async function push(page: Page, origin: string, notice: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registration = new Promise<string>(resolve => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(notice),
  });
}
