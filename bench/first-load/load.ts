import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { COOKIES, SIGNED_IN } from '@spire/domain/cookies';
import type { StoredSession } from '@spire/testing/persons';

/** A line as a phone has it, and how many times slower than this machine the processor is. */
export interface Device {
  kilobitsPerSecond: number;
  roundTrip: number;
  slowdown: number;
}

/** Lighthouse's slow 4G, on a phone that is four times slower. */
export const PHONE: Device = { kilobitsPerSecond: 1638, roundTrip: 150, slowdown: 4 };
/** A line in a valley. */
export const THIN_LINE: Device = { kilobitsPerSecond: 400, roundTrip: 400, slowdown: 1 };

/** A page, and by which of its elements one sees that it can be used. */
export interface Goal {
  path: string;
  session?: StoredSession | undefined;
  /** In the page: whether it can be used. */
  isUsable: string;
}

export interface Load {
  /** Milliseconds from the start of the visit. */
  usable: number;
  firstPaint: number;
  /** Bytes over the line until then. */
  bytes: number;
  scripts: string[];
}

/** A browser with nothing kept but what an earlier visit has left on the device. */
export async function newDevice(
  browser: Browser,
  url: string,
  { session }: Goal,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers });
  if (session !== undefined) await context.addCookies([{ name: COOKIES.signedIn, value: SIGNED_IN, url }]);
  await context.addCookies([{ name: COOKIES.language, value: 'no', url }]);
  await context.addInitScript((stored) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    localStorage.setItem('spire.language', 'no');
    localStorage.setItem('spire.hasSignedIn', 'yes');
    if (stored !== null) localStorage.setItem(stored.key, stored.value);
  }, session ?? null);
  return context;
}

/** Makes a tab as slow as such a device and its line. */
export async function throttle(page: Page, device: Device): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const throughput = (device.kilobitsPerSecond * 1000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: device.roundTrip,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
  return cdp;
}

/** Opens the page in a new tab on such a line, and says when it could be used. */
export async function load(context: BrowserContext, url: string, goal: Goal, device: Device): Promise<Load> {
  const page = await context.newPage();
  const cdp = await throttle(page, device);
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  cdp.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Script') scripts.add(new URL(request.url).pathname);
  });
  await page.goto(url + goal.path, { waitUntil: 'commit' });
  const usable = await page.evaluate(
    ([condition]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isUsable = document.evaluate(condition, document, null, XPathResult.BOOLEAN_TYPE).booleanValue;
          if (isUsable) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    [goal.isUsable] as const,
  );
  const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN);
  const load = { usable, firstPaint, bytes, scripts: [...scripts] };
  await page.close();
  return load;
}
