import type { BrowserContext, Page } from '@playwright/test';

/** To every page from the next one on it is noon, whenever the test runs: the evening urges less, and keeps other things. */
export async function byDay(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    Date.prototype.getHours = () => 12;
  });
}
