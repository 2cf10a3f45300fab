import { devices, expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { pictureFiles } from './pictureFiles.ts';
import { elsewhere, newPerson, whenKept } from './steps.ts';
import { menuLabel, TEXTS } from './texts.ts';

test.use({ serviceWorkers: 'allow' });

/** All that lies in the caches of this browser, as text. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const kept: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push({ url: request.url, text: (await (await cache.match(request))?.text()) ?? '' });
    }
    return kept;
  });

test('who has been here opens the app without a network, with what was there last', async ({ browser }) => {
  const language = 'no';
  const { common, memories, shell } = TEXTS[language];
  const stack = await startTestStack();
  const seeded = seedPerson(stack, newPerson().email, ['--days', '5', '--memories', '3', '--language', language]);
  const page = await elsewhere(browser, language);
  await arriveAs(page, { session: await storedSession(stack, seeded) });
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await page.goto(`${stack.url}/home`);
  await goTo(menuLabel('memoryBank', language));
  const all = page.getByRole('article');
  await expect(all).toHaveCount(3);
  const lines = (await all.first().innerText()).split('\n');
  const title = lines.find((line) => /\p{L}/u.test(line)) ?? '';
  expect(title).not.toBe('');
  await goTo(menuLabel('checkin', language));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await whenKept(page);

  // The worker keeps no data of the person.
  const kept = await keptTexts(page);
  expect(kept.filter(({ url }) => /\/(graphql|api|auth\/v1|storage|rest|inbox)/.test(url))).toEqual([]);
  for (const own of [seeded.email, title]) expect(kept.filter(({ text }) => text.includes(own))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(`${stack.url}/memory-bank`);
  await expect(all).toHaveCount(3);
  await expect(all.first()).toContainText(title);
  await page.getByRole('link', { name: memories.bank.add, exact: true }).click();
  // Also a picture: it waits whole, is seen from this device, and goes when there is a network.
  await page.locator('input[data-picture=file]').setInputFiles((await pictureFiles(page)).jpeg);
  await expect(page.getByText(memories.picture.done)).toBeVisible();
  await page.getByLabel(memories.form.name, { exact: true }).fill('Uten nett');
  await page.getByLabel(memories.form.description, { exact: true }).fill('På toget');
  await page.getByRole('button', { name: memories.form.save, exact: true }).click();
  await expect(all).toHaveCount(4);
  await page.goto(`${stack.url}/memory-bank`);
  await expect(all).toHaveCount(4);
  await expect(all.first().locator('img')).toHaveAttribute('src', /^blob:/);
  await goTo(common.help);
  await expect(page.getByRole('heading', { level: 1, name: shell.help.title })).toBeVisible();
  await expect(page.getByRole('link', { name: /113/ })).toBeVisible();

  await page.context().setOffline(false);
  const phone = await elsewhere(browser, language);
  await arriveAs(phone, { session: await storedSession(stack, seeded) });
  await expect(async () => {
    await phone.goto(`${stack.url}/memory-bank`);
    await expect(phone.getByRole('article')).toHaveCount(4);
  }).toPass();
  await expect(phone.getByRole('article').first()).toContainText('Uten nett');
  const picture = phone.getByRole('article').first().locator('img');
  await expect(picture).toHaveAttribute('src', /\/object\/sign\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0);
  await phone.context().close();
  await page.context().close();
});

test('help is there on a first visit, without a network and with nothing kept', async ({ browser }) => {
  const stack = await startTestStack();
  for (const language of LANGUAGES) {
    const { shell, common } = TEXTS[language];
    const page = await elsewhere(browser, language);
    await page.goto(`${stack.url}/auth`);
    await page.getByLabel(shell.fields.email).fill('kari@example.org');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: common.help, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: shell.help.title })).toBeVisible();
    await expect(page.getByRole('link', { name: /113/ })).toHaveAttribute('href', 'tel:113');
    await page.goBack();
    await expect(page.getByLabel(shell.fields.email)).toHaveValue('kari@example.org');
    await page.context().close();
  }
});

test('who loses the network on a first visit, and loads the page anew, is given numbers and the way back', async ({
  browser,
}) => {
  const stack = await startTestStack();
  for (const language of LANGUAGES) {
    const { away } = TEXTS[language];
    const seeded = seedPerson(stack, newPerson().email, ['--days', '1', '--language', language]);
    const page = await elsewhere(browser, language);
    await page.setViewportSize({ width: 320, height: 640 });
    await arriveAs(page, { session: await storedSession(stack, seeded) });
    await page.goto(`${stack.url}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: away.title })).toBeVisible();
    await expect(page.getByRole('link', { name: /113/ })).toHaveAttribute('href', 'tel:113');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // Where nothing is known of the person, it says so in both languages.
    await page.context().clearCookies();
    await page.reload();
    for (const { title } of LANGUAGES.map((each) => TEXTS[each].away))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: away.retry }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: away.title })).toBeHidden();
    await page.context().close();
  }
});

for (const language of LANGUAGES) {
  test(`the way to the home screen is told, for one’s own phone first, and gone in one press where it can (${language})`, async ({
    browser,
  }) => {
    const { common, install } = TEXTS[language];
    const stack = await startTestStack();
    const phone = await browser.newContext({ ...devices['iPhone 15'], serviceWorkers: 'allow' });
    const page = await phone.newPage();
    await arriveAs(page, { language });
    await page.goto(`${stack.url}/help`);
    await page.getByRole('link', { name: common.navigation.install }).click();
    await expect(page.getByRole('heading', { level: 1, name: install.title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(install.platforms.ios.title);
    await expect(page.getByText(install.notices)).toBeVisible();
    await expect(page.getByRole('button', { name: install.now })).toBeHidden();
    await phone.close();

    const wide = await elsewhere(browser, language);
    await arriveAs(wide, { language });
    await wide.goto(`${stack.url}/help`);
    await wide.waitForLoadState('networkidle');
    await wide.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), {
        prompt: () => Promise.resolve(void (document.title = 'prompted')),
      });
      window.dispatchEvent(offer);
      history.pushState(null, '', '/install');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await wide.getByRole('button', { name: install.now }).click();
    await expect(wide).toHaveTitle('prompted');
    await expect(wide.getByRole('button', { name: install.now })).toBeHidden();
    await wide.context().close();
  });
}

test('the app can be installed', async ({ page }) => {
  const stack = await startTestStack();
  await arriveAs(page, { language: 'no' });
  await page.goto(`${stack.url}/auth`);
  await whenKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.no.webmanifest']);
  const { icons, shortcuts } = JSON.parse(data ?? '{}') as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url: shortcut } of shortcuts) expect((await page.request.get(stack.url + shortcut)).ok()).toBe(true);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window of a test is one that keeps nothing, in which no browser installs anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
