import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, whenKept } from './steps.ts';
import { TEXTS } from './texts.ts';

test.use({ serviceWorkers: 'allow' });

/** Where title and plant stand, and how high the plant is. */
const standing = (page: Page) =>
  page.evaluate(() =>
    ['main h1', '[data-scene=plant]'].map((what) => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      return box === undefined ? undefined : [box.left, box.top, box.height].map(Math.round);
    }),
  );

for (const language of LANGUAGES)
  test(`without a network greeting and plant stand where they stood, and the line is under them (${language})`, async ({
    browser,
  }) => {
    const stack = await startTestStack();
    const seeded = seedPerson(stack, newPerson().email, ['--days', '5', '--language', language]);
    const page = await elsewhere(browser, language);
    await arriveAs(page, { session: await storedSession(stack, seeded) });
    const offline = page.getByText(new RegExp(TEXTS[language].status.away.offline));
    for (const path of ['/home', '/meg', '/checkin']) {
      await page.goto(stack.url + path);
      await expect(page.locator('[data-scene=plant]').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await whenKept(page);
      const before = await standing(page);
      await page.context().setOffline(true);
      await expect(offline).toBeVisible();
      expect({ path, standing: await standing(page) }).toEqual({ path, standing: before });
      const line = await offline.boundingBox();
      const [title = [], plant = []] = before;
      expect(line?.y).toBeGreaterThan(Math.max(title[1] ?? Infinity, (plant[1] ?? Infinity) + (plant[2] ?? 0) / 2));
      // The plant this device knows is there at once, before any answer.
      await page.reload();
      await expect(page.locator('[data-scene=plant]').first()).toBeAttached();
      expect((await standing(page))[1]?.[2]).toBe(before[1]?.[2]);
      await page.context().setOffline(false);
    }
    await page.context().close();
  });
