import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '@spire/testing/browserOptions';
import { appPages } from '@spire/testing/appPages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startStack } from '@spire/testing/stack';
import { arriveAs } from '../e2e/arriveAs.ts';
import { newPerson, PHONE } from '../e2e/journeys/steps.ts';
import { stopsOf } from '../e2e/sweep/audiences.ts';
import { watchRequests } from '../e2e/sweep/settle.ts';
import type { Figure } from './measure.ts';

/** How many times slower than this machine the processor is made. */
const SLOWDOWN = 4;
/** Of a hundred, 98 are to be quicker, in ms: half of what the field calls good. */
const PAINT_LIMIT = 100;
/** The longest that the page may be held up at once after it has come, in ms. */
const TASK_LIMIT = 150;
/** So many controls of a page are pressed, and its first field is written in. */
const PRESSES = 8;
const WORDS = 'en rolig dag';
/** Words of controls that are not pressed: what ends the session, leaves the app, asks the device or deletes. */
const LEFT_ALONE = /logg ut|slett|fjern|ring |1\d\d|last ned|skriv ut|del |les høyt|spill inn|velg bilde|lukk|forlat/i;

interface Seen {
  /** The longest event of each interaction, in ms; shorter than a frame counts as 0. */
  interactions: Record<number, { took: number; by: string }>;
  /** Tasks of more than 50 ms, in ms, by when they began. */
  tasks: { at: number; took: number }[];
}
interface EventTiming extends PerformanceEventTiming {
  interactionId: number;
}

/** Notes in the page how long each interaction took until the next paint, and what held the page up. */
function watch(): void {
  const seen: Seen = { interactions: {}, tasks: [] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries() as EventTiming[]) {
      if (interactionId === 0) continue;
      const before = seen.interactions[interactionId]?.took ?? 0;
      const named = target instanceof HTMLInputElement ? target.labels?.[0] : target;
      const words = named instanceof HTMLElement ? (named.textContent || named.tagName).slice(0, 30) : '';
      if (duration > before) seen.interactions[interactionId] = { took: duration, by: `${name} ${words}` };
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ at: startTime, took: duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Presses what can be pressed on a page, one after the other, and writes a few words; says how many interactions that was. */
async function use(page: Page, address: string, settled: () => Promise<void>): Promise<number> {
  const controls = page
    .locator('main')
    .locator('button:enabled, [role="radio"], [role="switch"], summary, label:has(input)');
  let count = 0;
  for (let at = 0; at < Math.min(PRESSES, await controls.count()); at += 1) {
    const control = controls.nth(at);
    const name = (await control.textContent({ timeout: 1000 }).catch(() => null)) ?? '';
    if (LEFT_ALONE.test(name) || !(await control.isVisible().catch(() => false))) continue;
    const isPressed = await control.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    count += 1;
    await page.waitForTimeout(120);
    // A dialog, a sheet or another page: back to where it was.
    if (new URL(page.url()).pathname !== address) break;
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  }
  const field = page
    .locator('main')
    .locator('textarea:enabled, input[type="text"]:enabled, input[type="search"]:enabled')
    .first();
  if (await field.isVisible().catch(() => false)) {
    await field.click({ timeout: 2000 }).catch(() => undefined);
    await page.keyboard.type(WORDS, { delay: 60 });
    count += WORDS.length;
  }
  await settled();
  return count;
}

/**
 * Presses on every page of somebody with a month of days, on a phone that is four times slower: how long it takes until
 * the next paint, and how long anything holds up the page once it has come.
 */
export async function interaction(): Promise<Figure[]> {
  const stack = await startStack();
  const browser = await chromium.launch(browserOptions);
  try {
    const person = seedPerson(stack, newPerson().email, ['--days', '30', '--memories', '12']);
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', baseURL: stack.url });
    await arriveAs(context, { language: 'no', session: await storedSession(stack, person) });
    const page = await context.newPage();
    await page.addInitScript(watch);
    const cdp = await context.newCDPSession(page);
    const settled = watchRequests(page);
    const took: { ms: number; where: string }[] = [];
    const tasks: { ms: number; where: string }[] = [];
    let all = 0;
    for (const { path: address } of stopsOf('regular', await appPages(stack.url))) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.goto(address);
      await settled();
      const begun = await page.evaluate(() => performance.now());
      all += await use(page, address, settled);
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
      for (const { took: ms, by } of Object.values(seen.interactions)) took.push({ ms, where: `${address} ${by}` });
      for (const { at, took: ms } of seen.tasks) if (at > begun) tasks.push({ ms, where: address });
    }
    const longest = took.toSorted((one, other) => other.ms - one.ms);
    if (process.env['NAMES'] === 'on')
      for (const { ms, where } of [
        ...longest.slice(0, 12),
        ...tasks.toSorted((one, other) => other.ms - one.ms).slice(0, 8),
      ])
        process.stdout.write(`  ${Math.round(ms)} ms: ${where}\n`);
    return [
      { name: 'interactions', runs: [all], unit: '' },
      {
        name: 'interaction to next paint, 98 of 100 below',
        runs: [longest[Math.floor(all / 50)]?.ms ?? 0],
        unit: 'ms',
        limit: PAINT_LIMIT,
      },
      {
        name: 'longest task after start',
        runs: [Math.max(0, ...tasks.map(({ ms }) => ms))],
        unit: 'ms',
        limit: TASK_LIMIT,
      },
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}
