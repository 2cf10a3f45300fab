import type { Page } from '@playwright/test';
import type { Combination } from './combinations.ts';
import { sceneFaults } from './sceneFaults.ts';

/** High enough for the largest words. */
const HEIGHT = 1100;

/** Faults of these scenes, by the scene's name; the page has the gallery's scenes open. */
export async function faultsOf(page: Page, scenes: Iterable<Combination>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { width, ...scene } of scenes) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate((shown) => globalThis.showScene(shown), scene);
    const faults = await sceneFaults(page);
    if (faults.length > 0) found[JSON.stringify({ width, ...scene })] = faults;
  }
  return found;
}
