import type { Page } from '@playwright/test';

/** The most that a page may move by itself while it comes: what is called good by the field (layout shift, from 0 to 1). */
const MOST = 0.1;

/** A layout-shift entry of the browser. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
declare global {
  interface Window {
    moves?: { value: number; of: string[] }[];
    /** Whether something was waited for longer than what stands below it is kept back. */
    isOutwaited?: boolean;
  }
}

/** Notes on every page from the next one on what moves by itself: whoever bears no movement, or is about to press, suffers. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: { value: number; of: string[] }[] = (window.moves = []);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          moves.push({ value, of: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((changes) => {
      if (changes.some(({ oldValue }) => oldValue === 'true')) window.isOutwaited = true;
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-holds'], attributeOldValue: true });
  });
}

/**
 * Reports what has moved too much on the page shown, if anything has. A machine so busy that a wait outlasts what is
 * held for it tells nothing of that.
 */
export async function movesOf(page: Page): Promise<string[]> {
  const { moves = [], isOutwaited } = await page.evaluate(() => ({
    moves: window.moves,
    isOutwaited: window.isOutwaited,
  }));
  if (isOutwaited === true) return [];
  const sum = moves.reduce((total, { value }) => total + value, 0);
  return sum <= MOST ? [] : [`moves by ${sum.toFixed(2)}: ${moves.flatMap(({ of }) => of).join(' | ')}`];
}
