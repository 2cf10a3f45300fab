import { expect, test, type Page } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson } from './steps.ts';
import { TEXTS } from './texts.ts';

const owner = (page: Page) => page.evaluate(() => localStorage.getItem('spire.lastHome'));
const picture = (page: Page) => page.locator('#last-home');

/** Whether any sealed store of this browser has a Home in it. */
const isAnythingKept = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('Not read'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answer(indexedDB.open(name));
      const has =
        db.objectStoreNames.contains('answers') &&
        (await answer(db.transaction('answers').objectStore('answers').getKey('lastHome'))) !== undefined;
      db.close();
      if (has) return true;
    }
    return false;
  });

/** Opens Home while the scripts of the app are held back: whatever is seen is from the device. */
async function openHeld(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}/home`, { waitUntil: 'commit' });
  return release;
}

test('the last Home is painted before any script of the app has come, and goes with the person', async ({
  browser,
}) => {
  const language = 'no';
  const { common, shell } = TEXTS[language];
  const stack = await startTestStack();
  const seed = (...days: string[]) => seedPerson(stack, newPerson().email, [...days, '--language', language]);
  const session = await storedSession(stack, seed('--days', '3'));
  const page = await elsewhere(browser, language);
  await arriveAs(page, { session });
  await page.goto(`${stack.url}/home`);
  await expect.poll(() => owner(page), { timeout: 20_000 }).not.toBeNull();
  expect(await isAnythingKept(page)).toBe(true);

  const release = await openHeld(page, stack.url);
  await expect(picture(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const painted = await page.screenshot();
  release();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await expect.poll(async () => (await page.screenshot()).equals(painted)).toBe(true);

  // At another hour its sky and greeting would be wrong.
  await page.clock.setFixedTime(new Date(Date.now() + 11 * 3_600_000));
  (await openHeld(page, stack.url))();
  await expect(heading).toBeVisible();
  expect(await isAnythingKept(page)).toBe(true);
  await page.clock.setFixedTime(new Date());

  await page.goto(`${stack.url}/meg`);
  await page.getByRole('button', { name: common.actions.logOut }).click();
  await expect(page.getByRole('button', { name: shell.login.submit })).toBeVisible();
  expect(await owner(page)).toBeNull();
  expect(await isAnythingKept(page)).toBe(false);
});

test('nobody sees a frame of who was signed in before', async ({ browser }) => {
  const stack = await startTestStack();
  const page = await elsewhere(browser, 'en');
  const arrive = async () => {
    const seeded = seedPerson(stack, newPerson().email, ['--days', '1', '--language', 'en']);
    const { key, value } = await storedSession(stack, seeded);
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  };
  await page.goto(`${stack.url}/help`);
  await arrive();
  await page.goto(`${stack.url}/home`);
  await expect.poll(() => owner(page), { timeout: 20_000 }).not.toBeNull();
  const first = await owner(page);

  // As a mailed link does it: another session takes the place of the first, without a log-out.
  await arrive();
  const release = await openHeld(page, stack.url);
  await page.waitForTimeout(300);
  await expect(picture(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => owner(page), { timeout: 20_000 }).not.toBe(first);
});
