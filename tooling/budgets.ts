/**
 * What a first visit costs in bytes (brotli, as the server sends them) and requests, against a gate each. Starts the
 * built stack, drives a real browser, prints every figure and fails when a gate is passed.
 */
import { chromium, type Browser, type Response } from '@playwright/test';
import { NAVIGATION, REMOTES, ROUTES, type RemoteName, type RouteId } from '@spire/domain/routes';
import { SHARED } from '@spire/remote-kit/shared';
import { browserOptions } from '@spire/testing/browserOptions';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { startStack } from '@spire/testing/stack';

const KILOBYTE = 1000;

/** Gates in kilobytes, brotli. */
const GATES = {
  'JavaScript of the login screen': 150,
  'shell, critical, once signed in': 165,
  'entry of a remote': 18,
  'first route of a remote': 60,
  'first visit to /checkin, everything': 280,
} as const;
const MOST_REQUESTS = 15;
const SHARED_COUNT = Object.keys(SHARED).length;

interface Load {
  path: string;
  bytes: number;
  isScript: boolean;
}

async function loadsOf(
  browser: Browser,
  url: string,
  path: string,
  session?: StoredSession,
): Promise<{ loads: Load[]; copies: { name: string; count: number }[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((stored) => {
    // Fetching ahead for later pages is no part of a first visit, however slow the machine.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    localStorage.setItem('spire.language', 'no');
    if (stored !== null) localStorage.setItem(stored.key, stored.value);
  }, session ?? null);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url + path);
  // The browser does not always say that there will be no more requests.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.locator('h1').first().waitFor();
  const loads = await Promise.all(
    responses
      .filter((response) => response.url().startsWith(url))
      .map(async (response) => ({
        path: new URL(response.url()).pathname,
        bytes: (await response.request().sizes()).responseBodySize,
        isScript: response.request().resourceType() === 'script',
      })),
  );
  const copies = await page.evaluate(() => {
    type Shares = Record<string, Record<string, Record<string, Record<string, unknown>>>>;
    const scopes = (globalThis as { __FEDERATION__?: { __SHARE__?: Shares } }).__FEDERATION__?.__SHARE__ ?? {};
    const libraries = Object.values(scopes).flatMap((scope) => Object.values(scope).flatMap(Object.entries));
    return libraries.map(([name, versions]) => ({ name, count: Object.keys(versions as object).length }));
  });
  await context.close();
  return { loads, copies };
}

const sum = (loads: Load[], isWanted: (load: Load) => boolean) =>
  loads.filter(isWanted).reduce((total, { bytes }) => total + bytes, 0) / KILOBYTE;

const isOf = (remote: RemoteName) => (load: Load) => load.path.startsWith(`/remotes/${remote}/`);

const broken: string[] = [];
function report(name: string, value: number, gate: number, unit: string): void {
  const kept = value <= gate;
  if (!kept) broken.push(name);
  console.log(`${kept ? 'kept  ' : 'BROKEN'} ${name}: ${value.toFixed(1)} of ${gate} ${unit}`);
}

const firstRoute = (remote: RemoteName): string => {
  const routes = Object.keys(ROUTES) as RouteId[];
  const own = routes.filter((id) => ROUTES[id].owner === remote);
  return ROUTES[own.find((id) => NAVIGATION.some((each) => each === id)) ?? own[0] ?? 'home'].path;
};

const stack = await startStack();
const browser = await chromium.launch(browserOptions);
try {
  const regular = await storedSession(stack, seedPerson(stack, 'budget@example.org', ['--days', '5']));
  const newcomer = await storedSession(stack, seedPerson(stack, 'new@example.org', ['--days', '0', '--no-profile']));

  const login = await loadsOf(browser, stack.url, ROUTES.auth.path);
  report(
    'JavaScript of the login screen',
    sum(login.loads, ({ isScript }) => isScript),
    GATES['JavaScript of the login screen'],
    'kB',
  );

  const checkin = await loadsOf(browser, stack.url, ROUTES.checkin.path, regular);
  const isCritical = ({ path, isScript }: Load) =>
    isScript && !path.startsWith('/remotes/') && !path.includes('/data.');
  report(
    'shell, critical, once signed in',
    sum(checkin.loads, isCritical),
    GATES['shell, critical, once signed in'],
    'kB',
  );
  report(
    'first visit to /checkin, everything',
    sum(checkin.loads, () => true),
    GATES['first visit to /checkin, everything'],
    'kB',
  );
  report('requests on the first route', checkin.loads.length, MOST_REQUESTS, 'requests');

  for (const remote of REMOTES) {
    const session = remote === 'mf-onboarding' ? newcomer : regular;
    const { loads, copies } = await loadsOf(browser, stack.url, firstRoute(remote), session);
    report(
      `entry of ${remote}`,
      sum(loads, (load) => isOf(remote)(load) && load.path.endsWith('/remoteEntry.js')),
      GATES['entry of a remote'],
      'kB',
    );
    report(`first route of ${remote}`, sum(loads, isOf(remote)), GATES['first route of a remote'], 'kB');
    const most = Math.max(0, ...copies.map(({ count }) => count));
    report(
      `copies of each shared library with ${remote}`,
      copies.length < SHARED_COUNT ? Number.NaN : most,
      1,
      'copies',
    );
  }
} finally {
  await browser.close();
  await stack.stop();
}
process.exitCode = broken.length > 0 ? 1 : 0;
