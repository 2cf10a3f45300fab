import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules whose answer a look can change; every other reads the same page in all looks. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lays axe into the page, for the checks until it is left. */
export async function openAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** Faults in the way of using the page as it is shown now; `all` asks every rule, `looks` what a look can change. */
export async function pageFaults(page: Page, rules: 'all' | 'looks'): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: RULES_OF_LOOKS },
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...found, `scrolls sideways by ${overflow} px`] : found;
}
