import { expect, test, type Browser, type Page } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { pixelsUnlike } from '../pixelsUnlike.ts';
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

/** Notes, from before anything else runs on each page that comes, whether a kept Home was ever in it. */
const watchPicture = (page: Page) =>
  page.addInitScript(() => {
    const seen = globalThis as unknown as { wasPainted: boolean };
    seen.wasPainted = false;
    new MutationObserver(() => (seen.wasPainted ||= document.getElementById('last-home') !== null)).observe(document, {
      childList: true,
      subtree: true,
    });
  });

/**
 * The rules of a page that a browser writes down shorter than it reads them, as it does with a part of what is set at once
 * by a variable: the kept Home, which has its rules written down, would lack it.
 */
const rulesCutShort = (page: Page) =>
  page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? rulesIn((rule as CSSGroupingRule).cssRules) : []),
      ]);
    const written = ({ cssText }: CSSStyleRule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(cssText);
      return [...((sheet.cssRules[0] as CSSStyleRule | undefined)?.style ?? [])];
    };
    return [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter((rule) => [...rule.style].some((name) => !written(rule).includes(name)))
      .map(({ cssText }) => cssText);
  });

const wasPainted = (page: Page) => page.evaluate(() => (globalThis as unknown as { wasPainted: boolean }).wasPainted);

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
  expect(await rulesCutShort(page)).toEqual([]);

  const heading = page.getByRole('heading', { level: 1 });
  // A card that came to Home after it was kept is kept the next time.
  await expect(async () => {
    const release = await openHeld(page, stack.url);
    await expect(picture(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const painted = await page.screenshot();
    release();
    await expect(heading).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    await expect.poll(async () => pixelsUnlike(page, painted, await page.screenshot()), { timeout: 10_000 }).toBe(0);
  }).toPass({ timeout: 90_000 });

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

test('what was written elsewhere since the last Home is not contradicted by it', async ({ browser }) => {
  const stack = await startTestStack();
  const session = await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '3', '--language', 'no']));
  const page = await elsewhere(browser, 'no');
  await arriveAs(page, { session });
  await page.goto(`${stack.url}/home`);
  await expect.poll(() => owner(page), { timeout: 20_000 }).not.toBeNull();
  const painted = async () => {
    const release = await openHeld(page, stack.url);
    await expect(picture(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const seen = await page.screenshot();
    // Home is kept again only once it has stood still: the next page is another.
    await page.goto(`${stack.url}/offline.html`, { waitUntil: 'commit' });
    release();
    return seen;
  };
  const before = await painted();
  expect((await painted()).equals(before)).toBe(true);
  await page.goto(`${stack.url}/preferences`);
  await page.getByRole('switch', { name: TEXTS.no.preferences.reminder.gentleBuzz }).check();
  expect((await painted()).equals(before)).toBe(false);
});

/** A browser that several people use, with a stack of its own, and a way for each to be signed in there. */
async function sharedDevice(browser: Browser) {
  const stack = await startTestStack();
  const page = await elsewhere(browser, 'en');
  await watchPicture(page);
  const arrive = async () => {
    const seeded = seedPerson(stack, newPerson().email, ['--days', '1', '--language', 'en']);
    const { key, value } = await storedSession(stack, seeded);
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  };
  /** Waits until the Home of whoever is signed in now is kept; answers whose it is. */
  const kept = async (before?: string | null) => {
    let now: string | null = null;
    const isOthers = async () => {
      now = await owner(page);
      return now !== null && now !== before;
    };
    await expect.poll(isOthers).toBe(true);
    return now;
  };
  await page.goto(`${stack.url}/help`);
  await arrive();
  await page.goto(`${stack.url}/home`);
  const first = await kept();
  // It is painted for whoever it belongs to: what is looked for below can be seen.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await wasPainted(page)).toBe(true);
  return { page, stack, arrive, first, kept };
}

test('nobody sees a frame of who was signed in before', async ({ browser }) => {
  const { page, stack, arrive, first, kept } = await sharedDevice(browser);
  // As a mailed link does it: another session takes the place of the first, without a log-out.
  await arrive();
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await kept(first);
  expect(await wasPainted(page)).toBe(false);
});

test('nobody sees a frame of who has signed out before on a shared device', async ({ browser }) => {
  const { page, stack, arrive, kept } = await sharedDevice(browser);
  await page.goto(`${stack.url}/meg`);
  await page.getByRole('button', { name: TEXTS.en.common.actions.logOut }).click();
  await expect(page.getByRole('button', { name: TEXTS.en.shell.login.submit })).toBeVisible();
  expect(await isAnythingKept(page)).toBe(false);
  expect(await wasPainted(page)).toBe(false);

  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('button', { name: TEXTS.en.shell.login.submit })).toBeVisible();
  expect(await wasPainted(page)).toBe(false);
  await arrive();
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await kept();
  expect(await wasPainted(page)).toBe(false);
});
