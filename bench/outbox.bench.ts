import type { Page } from '@playwright/test';
import { KINDS, type Kind } from '../e2e/torture/writes.ts';
import { withDevice } from './device.ts';
import { median, type Figure } from './measure.ts';

const WRITES = 30;
const LIMIT_MS = 5;

/** What the page notes: when a button is pressed, when a write gets its id, and what is asked for when. */
function noteWrites(): void {
  const page = globalThis as unknown as { addEventListener: (name: string, run: () => void, isFirst: true) => void };
  page.addEventListener('click', () => performance.mark('press'), true);
  const makeId = crypto.randomUUID.bind(crypto);
  crypto.randomUUID = () => {
    performance.mark('id');
    return makeId();
  };
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    performance.mark('ask', { detail: init?.body });
    return ask(input, init);
  };
}

interface Moments {
  press: number;
  save: number;
  left: number;
}

/** When the write with these words was begun, and when its request left the page. */
function momentsOf(page: Page, words: string): Promise<Moments> {
  return page.evaluate((part) => {
    const marks = (name: string) => performance.getEntriesByName(name, 'mark') as PerformanceMark[];
    const asked = marks('ask').find(({ detail }) => String(detail).includes(part))?.startTime ?? Number.NaN;
    const press = marks('press').findLast(({ startTime }) => startTime < asked)?.startTime ?? Number.NaN;
    const save = marks('id').find(({ startTime }) => startTime >= press)?.startTime ?? Number.NaN;
    const requests = performance.getEntriesByType('resource') as unknown as PerformanceResourceTiming[];
    const left = requests.find(({ startTime }) => startTime >= asked)?.requestStart ?? Number.NaN;
    return { press, save, left };
  }, words);
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: string;
}

/** How long a request takes to leave when the page sends it itself. */
function plainFetch(page: Page, url: string, init: Sent): Promise<number> {
  return page.evaluate(
    async ([address, request]) => {
      const begun = performance.now();
      await (await fetch(address, request)).text();
      const requests = performance.getEntriesByType('resource') as unknown as PerformanceResourceTiming[];
      return (requests.find(({ startTime }) => startTime >= begun)?.requestStart ?? Number.NaN) - begun;
    },
    [url, init] as const,
  );
}

/** Writes once, and sends the very same request once more by itself: a repeat is harmless. */
async function once(page: Page, kind: Kind, words: string): Promise<Moments & { plain: number }> {
  await page.evaluate(() => {
    performance.clearMarks();
    performance.clearResourceTimings();
  });
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes(words) === true),
    kind.write(page, words),
  ]);
  await answer.finished();
  await page.waitForLoadState('networkidle');
  const moments = await momentsOf(page, words);
  const request = answer.request();
  const headers = Object.entries(request.headers()).filter(([name]) => !name.startsWith('sec-'));
  const init = { method: 'POST', headers: Object.fromEntries(headers), body: request.postData() ?? '' };
  return { ...moments, plain: await plainFetch(page, request.url(), init) };
}

async function figuresOf(page: Page, address: string, kind: Kind): Promise<Figure[]> {
  await page.goto(address + kind.path);
  await once(page, kind, `${kind.name} 0`);
  const all: (Moments & { plain: number })[] = [];
  for (let number = 1; number <= WRITES; number += 1) all.push(await once(page, kind, `${kind.name} ${number}`));
  const plain = all.map((each) => each.plain);
  return [
    {
      name: `${kind.name}, from the button to the request`,
      runs: all.map(({ left, press }) => left - press),
      unit: 'ms',
    },
    { name: `${kind.name}, from the save to the request`, runs: all.map(({ left, save }) => left - save), unit: 'ms' },
    { name: `${kind.name}, the same by fetch alone`, runs: plain, unit: 'ms' },
    {
      name: `what the outbox adds to a ${kind.name}`,
      runs: all.map(({ left, save }) => left - save - median(plain)),
      unit: 'ms',
      limit: LIMIT_MS,
    },
  ];
}

/** What it costs a write that it is kept on the device first: until its request leaves, beside a plain fetch (D45). */
export function outbox(): Promise<Figure[]> {
  return withDevice('block', async (page, { url }) => {
    await page.addInitScript(noteWrites);
    const figures: Figure[] = [];
    for (const kind of KINDS) figures.push(...(await figuresOf(page, url, kind)));
    return figures;
  });
}
