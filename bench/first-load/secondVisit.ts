import type { Browser, BrowserContext, Page } from '@playwright/test';
import { whenKept } from '../../e2e/journeys/steps.ts';
import type { Figure } from '../measure.ts';
import { newDevice, throttle, type Device, type Goal } from './load.ts';

/** Milliseconds from the start of the visit. */
interface SecondVisit {
  /** Until the person's own Home was painted, the kept one or the live one. */
  painted: number;
  /** Until the live one was there, and nothing over it would be in the way of a press. */
  usable: number;
}

const PAINTED_LIMIT = 600;
const USABLE_LIMIT = 1200;

/** Notes when the person's own Home was first painted. */
function watchHome(): void {
  const seen = globalThis as unknown as { painted?: number };
  const isThere = () =>
    document.getElementById('last-home') !== null || document.querySelector('#root main h1') !== null;
  const watching = new MutationObserver(() => {
    if (!isThere()) return;
    watching.disconnect();
    // The frame that shows it begins now, and the next one begins when it is shown.
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.painted = performance.now())));
  });
  watching.observe(document, { childList: true, subtree: true });
}

/** Opens Home in a new tab on such a device. */
async function visit(context: BrowserContext, url: string, goal: Goal, device: Device): Promise<SecondVisit> {
  const page = await context.newPage();
  await page.addInitScript(watchHome);
  await throttle(page, device);
  await page.goto(url + goal.path, { waitUntil: 'commit' });
  const visited = await page.evaluate(
    ([condition]) =>
      new Promise<{ painted: number; usable: number }>((resolve) => {
        let usable = 0;
        const look = () => {
          const isUsable = document.evaluate(condition, document, null, XPathResult.BOOLEAN_TYPE).booleanValue;
          if (isUsable && usable === 0) usable = performance.now();
          const { painted } = globalThis as unknown as { painted?: number };
          if (usable > 0 && painted !== undefined) resolve({ painted, usable });
          else requestAnimationFrame(look);
        };
        look();
      }),
    [goal.isUsable] as const,
  );
  await page.close();
  return visited;
}

/** Waits until Home and the whole app are kept on the device. */
async function keepAll(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page.waitForFunction(() => localStorage.getItem('spire.lastHome') !== null);
  await whenKept(page);
}

/** The second visit of a person to their own Home, with a network and without one. */
export async function secondVisits(
  browser: Browser,
  url: string,
  goal: Goal,
  { device, runs }: { device: Device; runs: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const context = await newDevice(browser, url, goal, 'allow');
  const first = await context.newPage();
  await keepAll(first, url + goal.path);
  await first.close();
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    const visits: SecondVisit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(context, url, goal, device));
    const name = `second visit of Home, ${isOffline ? 'offline' : 'online'}`;
    figures.push(
      {
        name: `${name}: first paint of it`,
        runs: visits.map(({ painted }) => painted),
        unit: 'ms',
        limit: PAINTED_LIMIT,
      },
      { name: `${name}: usable`, runs: visits.map(({ usable }) => usable), unit: 'ms', limit: USABLE_LIMIT },
    );
  }
  await context.close();
  return figures;
}
