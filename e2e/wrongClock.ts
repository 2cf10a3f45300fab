import type { Page } from '@playwright/test';

/** To every page from the next one on the device's clock is so many milliseconds wrong; it goes on all the same. */
export async function setClockWrong(page: Page, by: number): Promise<void> {
  await page.addInitScript((wrong) => {
    const Real = Date;
    const now = () => Real.now() + wrong;
    window.Date = new Proxy(Real, {
      construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    });
  }, by);
}
