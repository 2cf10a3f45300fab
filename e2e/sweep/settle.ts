import { expect, type Page } from '@playwright/test';

/** So long without a request, in ms, and nothing more will come. */
const QUIET = 150;

/** Follows the requests of a page from now on; the returned function resolves once it shows what it has to show. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let last = Date.now();
  const note = (change: () => unknown) => {
    change();
    last = Date.now();
  };
  page.on('request', (request) => note(() => open.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => note(() => open.delete(request)));
  const isQuiet = () => open.size === 0 && Date.now() - last >= QUIET;

  return async () => {
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(async () => {
      expect(isQuiet()).toBe(true);
      await expect(page.locator('[data-state="loading"]')).toHaveCount(0, { timeout: 1 });
    }).toPass({ intervals: [50] });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
}
