/**
 * The app's cost in bytes (brotli, as the server sends them) and requests, against a gate each: a first visit, and
 * for each remote a tour of all its pages and cards. Starts the built stack, drives a real browser, prints every figure
 * and fails when a gate is passed.
 */
import { chromium } from '@playwright/test';
import type { ComposedPages } from '@spire/domain/composePages';
import { SHELL_PAGES } from '@spire/domain/routes';
import { SHARED, SHARED_PRIMITIVES } from '@spire/remote-kit/shared';
import { appPages } from '@spire/testing/appPages';
import { browserOptions } from '@spire/testing/browserOptions';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startStack } from '@spire/testing/stack';
import { readModuleList } from './build/moduleList.ts';
import { timesItsCode } from './timesItsCode.ts';
import { kilobytes, visit, type Load } from './visits.ts';

/** Gates in kilobytes, brotli. */
const GATES = {
  'JavaScript of the login screen': 125,
  'shell, critical, once signed in': 152,
  'entry of a remote': 10,
  'first route of a remote': 49,
  'tour of a remote': 110,
  'first visit to /checkin, everything': 245,
  'first visit to /checkin once it is done, everything': 284,
} as const;
/** On a tour of all pages and cards of a remote, its code may be fetched this many times over. */
const TOUR_TIMES_ITS_CODE = 1.15;
const MOST_REQUESTS = 15;
const SHARED_COUNT = Object.keys(SHARED).length + SHARED_PRIMITIVES.length;

const broken: string[] = [];
function report(name: string, value: number, gate: number, unit: string): void {
  const kept = value <= gate;
  if (!kept) broken.push(name);
  console.log(`${kept ? 'kept  ' : 'BROKEN'} ${name}: ${value.toFixed(unit === 'times' ? 2 : 1)} of ${gate} ${unit}`);
}

/** The pages of a remote, the one in the main menu first; and Home, if a card of it is there. */
function placesOf(remote: string, { pages, cards, navigation }: ComposedPages): [first: string, ...others: string[]] {
  const own = pages.filter(({ owner }) => owner === remote);
  const isFirst = ({ id }: { id: string }) => navigation.some(({ page }) => page === id);
  const [first = SHELL_PAGES.home, ...others] = [
    ...own.filter(isFirst),
    ...own.filter((page) => !isFirst(page)),
    ...(cards.some(({ owner }) => owner === remote) ? [SHELL_PAGES.home] : []),
  ];
  return [first.path, ...others.map(({ path }) => path)];
}

const isOf = (remote: string) => (load: Load) => load.path.startsWith(`/remotes/${remote}/`);
const isScript = (load: Load) => load.isScript;
const isCrisisRules = ({ path }: Load) => path.includes('/crisis-rules.');
/** The names of what was fetched of a build, without the folder it is served under. */
const filesOf = (loads: readonly Load[]) => loads.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));

const stack = await startStack();
const app = await appPages(stack.url);
const remotes = new Set(app.pages.map(({ owner }) => owner).filter((owner) => owner !== 'shell'));
const pathOf = (id: string): string => app.pages.find((page) => page.id === id)?.path ?? '';
const browser = await chromium.launch(browserOptions);
try {
  const regular = await storedSession(stack, seedPerson(stack, 'budget@example.org', ['--days', '5']));
  const beforeCheckIn = await storedSession(stack, seedPerson(stack, 'before@example.org', ['--days', '0']));
  // A first day: how much there is to tell of the days before it is chance.
  const afterCheckIn = await storedSession(stack, seedPerson(stack, 'after@example.org', ['--days', '1']));
  const newcomer = await storedSession(stack, seedPerson(stack, 'new@example.org', ['--days', '0', '--no-profile']));

  const login = await visit(browser, stack.url, [SHELL_PAGES.auth.path]);
  report(
    'JavaScript of the login screen',
    kilobytes(login.loads, isScript),
    GATES['JavaScript of the login screen'],
    'kB',
  );

  const checkin = await visit(browser, stack.url, [pathOf('checkin')], beforeCheckIn);
  const isCritical = (load: Load) =>
    isScript(load) && !load.path.startsWith('/remotes/') && !load.path.includes('/data.');
  report(
    'shell, critical, once signed in',
    kilobytes(checkin.loads, isCritical),
    GATES['shell, critical, once signed in'],
    'kB',
  );
  report(
    'first visit to /checkin, everything',
    kilobytes(checkin.loads),
    GATES['first visit to /checkin, everything'],
    'kB',
  );
  const done = await visit(browser, stack.url, [pathOf('checkin')], afterCheckIn);
  report(
    'first visit to /checkin once it is done, everything',
    kilobytes(done.loads),
    GATES['first visit to /checkin once it is done, everything'],
    'kB',
  );
  report('requests on the first route', checkin.requests, MOST_REQUESTS, 'requests');

  const shellModules = await readModuleList('shell');
  for (const remote of remotes) {
    const session = app.pages.some(({ owner, access }) => owner === remote && access === 'newcomer')
      ? newcomer
      : regular;
    const [first, ...others] = placesOf(remote, app);
    const { loads, copies } = await visit(browser, stack.url, [first], session);
    report(
      `entry of ${remote}`,
      kilobytes(loads, (load) => isOf(remote)(load) && load.path.endsWith('/remoteEntry.js')),
      GATES['entry of a remote'],
      'kB',
    );
    report(`first route of ${remote}`, kilobytes(loads, isOf(remote)), GATES['first route of a remote'], 'kB');
    const most = Math.max(0, ...copies.map(({ count }) => count));
    report(
      `copies of each shared library with ${remote}`,
      copies.length < SHARED_COUNT ? Number.NaN : most,
      1,
      'copies',
    );

    const tour = await visit(browser, stack.url, [first, ...others], session);
    const own = tour.loads.filter(isOf(remote));
    report(`tour of ${remote}`, kilobytes(own), GATES['tour of a remote'], 'kB');
    report(
      `code of ${remote} on its tour, against what is distinct of it`,
      timesItsCode(
        { modules: await readModuleList(remote), files: filesOf(own) },
        { modules: shellModules, files: filesOf(tour.loads.filter(({ path }) => !path.startsWith('/remotes/'))) },
      ),
      TOUR_TIMES_ITS_CODE,
      'times',
    );
    // The people on the tour have written nothing that has to be looked at.
    report(`crisis rules on the tour of ${remote}`, kilobytes(own, isCrisisRules), 0, 'kB');
  }
} finally {
  await browser.close();
  await stack.stop();
}
process.exitCode = broken.length > 0 ? 1 : 0;
