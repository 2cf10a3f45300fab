/** The files a browser fetches on a visit to the built stack. */
import type { Browser, Page, Response } from '@playwright/test';
import { COOKIES, SIGNED_IN } from '@spire/domain/cookies';
import type { StoredSession } from '@spire/testing/persons';

/** One answer of the stack, as it was sent. */
export interface Load {
  path: string;
  bytes: number;
  isScript: boolean;
}

/** The files the shell fetches seconds after a page, if there is time: on a slow machine a visit may last as long. */
const LATER = /\/(status|worker)[.-]/;

/** The sum in kilobytes of those that are wanted. */
export const kilobytes = (loads: readonly Load[], isWanted: (load: Load) => boolean = () => true): number =>
  loads.filter(isWanted).reduce((total, { bytes }) => total + bytes, 0) / 1000;

async function asLoad(response: Response): Promise<Load> {
  return {
    path: new URL(response.url()).pathname,
    bytes: (await response.request().sizes()).responseBodySize,
    isScript: response.request().resourceType() === 'script',
  };
}

/** Every library in a share scope, and how many versions of it were offered there. */
async function copiesIn(page: Page): Promise<{ name: string; count: number }[]> {
  return page.evaluate(() => {
    type Shares = Record<string, Record<string, Record<string, Record<string, unknown>>>>;
    const scopes = (globalThis as { __FEDERATION__?: { __SHARE__?: Shares } }).__FEDERATION__?.__SHARE__ ?? {};
    const libraries = Object.values(scopes).flatMap((scope) => Object.values(scope).flatMap(Object.entries));
    return libraries.map(([name, versions]) => ({ name, count: Object.keys(versions as object).length }));
  });
}

/**
 * Visits the pages one after the other as one person with an empty cache. A file counts once: what has its hash in its
 * name is fetched once and kept.
 */
export async function visit(browser: Browser, url: string, paths: readonly string[], session?: StoredSession) {
  // Answers of a worker have no size here.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  if (session !== undefined) await context.addCookies([{ name: COOKIES.signedIn, value: SIGNED_IN, url }]);
  await context.addInitScript((stored) => {
    // Fetching ahead for later pages is no part of a visit, however slow the machine.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    localStorage.setItem('spire.language', 'no');
    if (stored !== null) localStorage.setItem(stored.key, stored.value);
  }, session ?? null);
  const page = await context.newPage();
  const loads = new Map<string, Load>();
  let requests = 0;
  let copies: { name: string; count: number }[] = [];
  for (const path of paths) {
    const responses: Response[] = [];
    const keep = (response: Response) => responses.push(response);
    page.on('response', keep);
    await page.goto(url + path);
    // The browser does not always say that there will be no more requests.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    await page.locator('h1').first().waitFor();
    page.off('response', keep);
    const own = responses.filter((response) => response.url().startsWith(url) && !LATER.test(response.url()));
    requests += own.length;
    for (const load of await Promise.all(own.map(asLoad))) {
      const known = loads.get(load.path);
      loads.set(load.path, known !== undefined && known.bytes > load.bytes ? known : load);
    }
    copies = await copiesIn(page);
  }
  await context.close();
  return { loads: [...loads.values()], requests, copies };
}
