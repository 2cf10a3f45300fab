import { chromium, type Browser } from '@playwright/test';
import { browserOptions } from '@spire/testing/browserOptions';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startStack } from '@spire/testing/stack';
import { buildOneBundle } from '../tooling/build/oneBundle.ts';
import { startFront, type Front } from './first-load/front.ts';
import { load, newDevice, PHONE, THIN_LINE, type Device, type Goal, type Load } from './first-load/load.ts';
import { secondVisits } from './first-load/secondVisit.ts';
import { median, type Figure } from './measure.ts';

const RUNS = 5;
const THIN_RUNS = 3;
/** The live Home, with its first card. */
const HOME_THERE = 'boolean(//*[@id="root"]//main//h1) and count(//*[@id="root"]//main//h2) > 0';

async function cold(browser: Browser, front: Front, goal: Goal, device: Device): Promise<Load> {
  const context = await newDevice(browser, front.url, goal);
  const first = await load(context, front.url, goal, device);
  await context.close();
  return first;
}

/** The second visit of a device, with everything that the first has left in its cache. */
async function warm(browser: Browser, front: Front, goal: Goal, device: Device): Promise<Load> {
  const context = await newDevice(browser, front.url, goal);
  await load(context, front.url, goal, { ...device, kilobitsPerSecond: 100_000, roundTrip: 0, slowdown: 1 });
  const second = await load(context, front.url, goal, device);
  await context.close();
  return second;
}

const ratio = (loads: readonly [Load, Load][], of: (load: Load) => number) =>
  median(loads.map(([one]) => of(one))) / median(loads.map(([, other]) => of(other)));

/**
 * Federation's cost to a first visit: the app against the same sources built as one bundle, whose page names its
 * scripts as well, both behind the same kind of server, taking turns.
 */
export async function firstLoad(): Promise<Figure[]> {
  const stack = await startStack();
  const federated = await startFront(stack.url);
  const bundled = await startFront(stack.url, await buildOneBundle());
  const browser = await chromium.launch(browserOptions);
  const login: Goal = { path: '/auth', isUsable: '//input[@type="password"]' };
  /** The four answers of a trial without an account. */
  const trial: Goal = { path: '/try', isUsable: 'boolean(//main//h1) and count(//main//button) > 3' };
  const checkin: Goal = {
    path: '/checkin',
    session: await storedSession(stack, seedPerson(stack, 'first-load@example.org', ['--days', '0'])),
    isUsable: '//main//h1 and //main//button[not(@disabled)]',
  };
  const home: Goal = {
    path: '/home',
    session: await storedSession(stack, seedPerson(stack, 'thin-line@example.org', ['--days', '5'])),
    isUsable: 'count(//main//h2) > 2 and not(//main//*[@data-state="loading"])',
  };
  const figures: Figure[] = [];
  try {
    for (const [what, goal] of [
      ['login screen', login],
      ['check-in', checkin],
    ] as const) {
      // The page of the one bundle is told what a visit needs by a visit.
      bundled.name(goal.path, (await cold(browser, bundled, goal, PHONE)).scripts);
      for (const [visit, run, limit] of [
        ['cold', cold, 1.1],
        // Of two that are the same, one is a few hundredths slower in any run.
        ['second visit', warm, 1.05],
      ] as const) {
        const loads: [Load, Load][] = [];
        for (let time = 0; time < RUNS; time += 1)
          loads.push([await run(browser, federated, goal, PHONE), await run(browser, bundled, goal, PHONE)]);
        const times = (of: 0 | 1) => loads.map((pair) => pair[of].usable);
        figures.push(
          { name: `${what}, ${visit}, federated`, runs: times(0), unit: 'ms' },
          { name: `${what}, ${visit}, one bundle`, runs: times(1), unit: 'ms' },
          { name: `${what}, ${visit}, times`, runs: [ratio(loads, ({ usable }) => usable)], unit: 'times', limit },
        );
        if (visit === 'cold')
          figures.push({
            name: `${what}, bytes`,
            runs: [ratio(loads, ({ bytes }) => bytes)],
            unit: 'times',
            limit: 1.25,
          });
      }
    }
    figures.push(
      ...(await secondVisits(browser, stack.url, { ...home, isUsable: HOME_THERE }, { device: PHONE, runs: RUNS })),
    );
    const thin = async (goal: Goal) => {
      const loads: Load[] = [];
      for (let time = 0; time < THIN_RUNS; time += 1) loads.push(await cold(browser, federated, goal, THIN_LINE));
      return loads;
    };
    const there = { ...home, isUsable: HOME_THERE };
    const [slowLogin, slowTrial] = [await thin(login), await thin(trial)];
    const [slowThere, slowHome] = [await thin(there), await thin(home)];
    const thinLine = '400 kbit/s, 400 ms';
    figures.push(
      {
        name: `${thinLine}: first paint`,
        runs: slowLogin.map(({ firstPaint }) => firstPaint),
        unit: 'ms',
        limit: 1200,
      },
      { name: `${thinLine}: login`, runs: slowLogin.map(({ usable }) => usable), unit: 'ms', limit: 4000 },
      { name: `${thinLine}: trial`, runs: slowTrial.map(({ usable }) => usable), unit: 'ms', limit: 5000 },
      { name: `${thinLine}: Home itself`, runs: slowThere.map(({ usable }) => usable), unit: 'ms', limit: 7000 },
      { name: `${thinLine}: Home with all cards`, runs: slowHome.map(({ usable }) => usable), unit: 'ms', limit: 8000 },
    );
    return figures;
  } finally {
    await browser.close();
    federated.close();
    bundled.close();
    await stack.stop();
  }
}
