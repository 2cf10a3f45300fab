import type { Page } from '@playwright/test';
import { KINDS, type Kind } from '../e2e/torture/writes.ts';
import { withDevice } from './device.ts';
import { median, type Figure } from './measure.ts';

const WRITES = 30;
/** Three turns to the browser's storage and back, on a machine of two cores: nothing leaves before it is kept. */
const LIMIT_MS = 20;

/** The page notes when a button is pressed and when something is asked for. */
function noteWrites(): void {
  const page = globalThis as unknown as { addEventListener: (name: string, run: () => void, isFirst: true) => void };
  page.addEventListener('click', () => performance.mark('press'), true);
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    performance.mark('ask', { detail: init?.body });
    return ask(input, init);
  };
}

/** A browser that keeps nothing: there every write is sent at once. */
function keepNothing(): void {
  Object.defineProperty(globalThis, 'indexedDB', {
    value: {
      open: () => {
        throw new DOMException('Not here', 'SecurityError');
      },
      databases: () => Promise.resolve([]),
    },
  });
}

/** From the button until the page asks for the write with these words, in ms. */
async function untilAsked(page: Page, kind: Kind, words: string): Promise<number> {
  await page.bringToFront();
  await page.evaluate(() => performance.clearMarks());
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes(words) === true),
    kind.write(page, words),
  ]);
  await answer.finished();
  await page.waitForLoadState('networkidle');
  return page.evaluate((part) => {
    const marks = (name: string) => performance.getEntriesByName(name, 'mark') as PerformanceMark[];
    const asked = marks('ask').find(({ detail }) => String(detail).includes(part))?.startTime ?? Number.NaN;
    return asked - (marks('press').findLast(({ startTime }) => startTime < asked)?.startTime ?? Number.NaN);
  }, words);
}

async function figuresOf(keeping: Page, plain: Page, kind: Kind, address: string): Promise<Figure[]> {
  const [kept, sent]: [number[], number[]] = [[], []];
  for (const page of [keeping, plain]) {
    await page.goto(address + kind.path);
    await untilAsked(page, kind, `${kind.name} first`);
  }
  for (let number = 1; number <= WRITES; number += 1) {
    kept.push(await untilAsked(keeping, kind, `${kind.name} ${number} kept`));
    sent.push(await untilAsked(plain, kind, `${kind.name} ${number} sent`));
  }
  return [
    { name: `${kind.name}, from the button to the request`, runs: kept, unit: 'ms' },
    { name: `${kind.name}, the same where nothing is kept`, runs: sent, unit: 'ms' },
    {
      name: `what the outbox adds to a ${kind.name}`,
      runs: kept.map((each) => each - median(sent)),
      unit: 'ms',
      limit: LIMIT_MS,
    },
  ];
}

/** The cost to a write of being kept on the device first: until it is asked for, beside one that is not (D45). */
export function outbox(): Promise<Figure[]> {
  return withDevice('block', async (keeping, { url }) => {
    const plain = await keeping.context().newPage();
    await plain.addInitScript(keepNothing);
    for (const page of [keeping, plain]) await page.addInitScript(noteWrites);
    const figures: Figure[] = [];
    for (const kind of KINDS) figures.push(...(await figuresOf(keeping, plain, kind, url)));
    return figures;
  });
}
