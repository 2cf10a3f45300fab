import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { withDevice } from './device.ts';
import type { Figure } from './measure.ts';

const RUNS = 3;
const SECONDS = 20;
/** Exercises of the library that last for longer than they are watched. */
const EXERCISES = { 'a breath that moves': 'waves-on-a-shore', 'step by step': 'sliding-heel' };
/** Before this the page is still arriving. */
const SETTLES_MS = 2000;

/** Seconds that the page's thread has worked, by its own clock: whatever else the machine does is not in it. */
async function worked(device: CDPSession): Promise<number> {
  const { metrics } = await device.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Notes each move of what somebody is looking at, without their doing. */
function watchShifts(): void {
  const seen = globalThis as unknown as { shifted: number };
  seen.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift' });
}

async function watch(page: Page, device: CDPSession, address: string): Promise<{ percent: number; shifted: number }> {
  await page.goto(address);
  await page.getByRole('timer').waitFor();
  await pause(SETTLES_MS);
  await page.evaluate(watchShifts);
  const before = await worked(device);
  await pause(SECONDS * 1000);
  const percent = ((await worked(device)) - before) / (SECONDS / 100);
  return { percent, shifted: await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted) };
}

/** The cost of a running exercise to its phone, and whether anything moves under the eyes while it runs. */
export function countdown(): Promise<Figure[]> {
  return withDevice('block', async (page, { url }) => {
    const device = await page.context().newCDPSession(page);
    await device.send('Performance.enable', { timeDomain: 'threadTicks' });
    const figures: Figure[] = [];
    for (const [kind, id] of Object.entries(EXERCISES)) {
      const runs: { percent: number; shifted: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await page.goto('about:blank');
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
        runs.push(await watch(page, device, `${url}/hrv-balance?exercise=${id}&now=running`));
      }
      figures.push(
        { name: `Of a core, ${kind}`, runs: runs.map(({ percent }) => percent), unit: '%', limit: 1 },
        { name: `Layout shift, ${kind}`, runs: runs.map(({ shifted }) => shifted), unit: '', limit: 0 },
      );
    }
    return figures;
  });
}
