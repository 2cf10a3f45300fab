import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { wholeBrowserOptions } from '@spire/testing/browserOptions';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { readFileSync } from 'node:fs';
import { REMINDER_TEXTS } from '../../packages/content/src/reminderTexts.ts';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { elsewhere, newPerson, PHONE } from './steps.ts';
import { pageTitle, TEXTS } from './texts.ts';

// Push messages are of the whole browser alone.
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowserOptions });

/** No service listens there. Tests beside the sender cover what a real one is sent and how it opens it. */
const SUBSCRIPTION = {
  endpoint: 'http://127.0.0.1:9/push',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') },
};

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});

/** A browser in a test cannot reach its maker to subscribe: it finds a subscription that is made already. */
async function subscribed(page: Page): Promise<void> {
  await page.addInitScript((made) => {
    let subscription: unknown = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription as PushSubscription | null);
    PushManager.prototype.subscribe = (options) => {
      subscription = { ...made, options, toJSON: () => made };
      return Promise.resolve(subscription as PushSubscription);
    };
  }, SUBSCRIPTION);
}

/** By which id the browser's developer tools know the app's service worker. */
async function registrationIn(tools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return found;
}

for (const language of LANGUAGES) {
  const { reminders } = TEXTS[language];

  test(`a reminder is wanted, shown and opened; or the calendar is given it (${language})`, async ({ browser }) => {
    const page = await elsewhere(browser, language);
    await page.context().grantPermissions(['notifications'], { origin: stack.url });
    await page.setViewportSize(PHONE);
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
    const session = await storedSession(stack, person);
    await arriveAs(page, { session });
    await subscribed(page);
    await page.goto(`${stack.url}/meg`);
    await page.getByRole('link', { name: pageTitle('reminders', language) }).click();
    await page.getByLabel(reminders.kinds.afterwards).check();
    await page.getByRole('button', { name: reminders.dayNames.SU }).click();
    await page.getByLabel(reminders.time).fill('18:30');
    // A choice survives a reload.
    await page.reload();
    await expect(page.getByLabel(reminders.time)).toHaveValue('18:30');

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: reminders.make }).click();
    const file = readFileSync(await (await coming).path(), 'utf8');
    await expect(page.getByText(reminders.madeTitle)).toBeVisible();
    expect(file.match(/^RRULE:.*$/gm)).toEqual(
      Array.from({ length: 2 }, () => 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'),
    );
    expect(file).toMatch(/^DTSTART:\d{8}T183000\r$/m);
    expect(file).toContain(`SUMMARY:${REMINDER_TEXTS.afterwards[language]}`);

    await page.getByRole('button', { name: reminders.rotationOn }).click();
    await expect(page.getByText(reminders.isOnTitle)).toBeVisible();
    await expect(page.getByText(reminders.devicesTitle)).toBeVisible();
    const { me } = await askAs<{ me: object }>(stack.url, session, '{ me { reminder { isOn kinds days time } } }');
    const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
    expect(me).toEqual({ reminder: { isOn: true, kinds: ['checkIn', 'afterwards'], days, time: '18:30' } });

    const tools = await page.context().newCDPSession(page);
    const registrationId = await registrationIn(tools);
    const data = JSON.stringify({ kinds: ['checkIn', 'afterwards'], language });
    const shown = () =>
      page.evaluate(async () => {
        const notices = await (await navigator.serviceWorker.ready).getNotifications();
        return notices.map(({ title, body, tag }) => ({ title, body, tag }));
      });
    // A message that comes while the worker is being replaced is lost: then it is sent again, though not before one
    // that is only slow has been shown, which would come back after it was opened.
    const message = { origin: stack.url, registrationId, data };
    const notice = {
      title: REMINDER_TEXTS.checkIn[language],
      body: REMINDER_TEXTS.afterwards[language],
      tag: 'reminder',
    };
    await expect(async () => {
      await tools.send('ServiceWorker.deliverPushMessage', message);
      await expect.poll(shown, { timeout: 5_000 }).toEqual([notice]);
    }).toPass({ timeout: 20_000 });

    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(async () => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (type: string, init: object) => Event;
        dispatchEvent: (event: Event) => void;
      };
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    await expect(page).toHaveURL(`${stack.url}/checkin`);
    await expect.poll(shown).toEqual([]);
    await page.context().close();
  });
}
