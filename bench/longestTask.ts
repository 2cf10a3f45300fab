import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** The processor's time, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/**
 * How long the thread that follows the hand was held up at once while something was done, in ms. Counted is the
 * processor's time: what else the machine does at the moment holds up every thread, and says nothing of ours.
 */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const main = new Set(trace.traceEvents.filter(isMain).map(threadOf));
  const tasks = trace.traceEvents.filter((each) => each.ph === 'X' && main.has(threadOf(each)));
  if (tasks.length === 0) throw new Error('The browser told of no task at all');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
