import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, localDate, type LocalDate } from '@spire/domain/dates';
import { type Language } from '@spire/domain/languages';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { createMovedClock } from '@spire/testing/movedClock';
import { startStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { hideServerClock } from '../hideServerClock.ts';
import { newPerson, PHONE } from './steps.ts';
import { longDate, shortcutLabel, TEXTS } from './texts.ts';

const ZONE = 'Europe/Oslo';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The next midnight there: what is written on either side of it is of a day that the server can know. */
function nextMidnight(): number {
  const tomorrow = addDays(localDate(new Date(), ZONE), 1);
  const noon = Date.parse(`${tomorrow}T12:00:00Z`);
  const dateAt = (moment: number) => localDate(new Date(moment), ZONE);
  const found = [10, 11, 12, 13, 14]
    .map((hours) => noon - hours * HOUR)
    .find((moment) => dateAt(moment) === tomorrow && dateAt(moment - 1) !== tomorrow);
  if (found === undefined) throw new Error(`${tomorrow} has no midnight`);
  return found;
}

/** Time enough for what is done before midnight, on a busy machine too. */
const EARLY = 10 * MINUTE;

const midnight = nextMidnight();
const tomorrow = localDate(new Date(midnight), ZONE);
const today = addDays(tomorrow, -1);
const clock = createMovedClock(midnight - EARLY);

// One stack of its own for all of them, rather than one for each worker.
test.describe.configure({ mode: 'default' });

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startStack(clock.environment);
});
test.afterAll(() => stack.stop());

/** Home at that moment by the clock of the device. */
async function homeAt(browser: Browser, moment: number, language: Language): Promise<[Page, StoredSession]> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', timezoneId: ZONE });
  await hideServerClock(context);
  const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
  const session = await storedSession(stack, person);
  await arriveAs(context, { language, session });
  const page = await context.newPage();
  await page.clock.install({ time: moment });
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The notice of the new day comes some seconds after the page, and must be there before the day turns.
  await expect(page.locator('#main [data-notices] > [role="status"]')).toBeAttached();
  await page.clock.runFor(SECOND);
  return [page, session];
}

/** Answers that are still under way are nobody's any more. */
async function leave(page: Page): Promise<void> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** The graph's answers of a day. */
async function answersOf(session: StoredSession, date: LocalDate): Promise<readonly string[] | undefined> {
  const query = `{ me { checkIn(date: "${date}") { whatIsGood } } }`;
  const { me } = await askAs<{ me: { checkIn: { whatIsGood: string[] } | null } }>(stack.url, session, query);
  return me.checkIn?.whatIsGood;
}

/** How often it is said from now on that a new day has begun. */
async function countNotices(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const counted = Object.assign(globalThis, { noticesSeen: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent?.includes(wanted)) counted.noticesSeen += 1;
    }).observe(document.body, { childList: true, subtree: true });
  }, text);
  return () => page.evaluate(() => (globalThis as unknown as { noticesSeen: number }).noticesSeen);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** This journey tests a mechanism, not its words: one language is enough (decision 0059). */
const language: Language = 'no';
const { checkin, common, options, status } = TEXTS[language];
const invitation = (page: Page) => page.getByRole('link', { name: shortcutLabel('checkIn', language) });

test(`from 23:50 to 00:01 Home begins a new day, and says so once`, async ({ browser }) => {
  clock.moveTo(midnight - EARLY);
  const [page, session] = await homeAt(browser, midnight - EARLY, language);
  const notices = await countNotices(page, status.newDay);
  await expect(page.getByText(longDate(today, language))).toBeVisible();
  await invitation(page).click();
  await button(page, options.whatIsGood.haap).click();
  await button(page, checkin.steps.saveNow).click();
  await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: common.navigation.home, exact: true }).click();
  await expect(page.getByRole('link', { name: shortcutLabel('checkInDone', language) })).toBeVisible();
  await expect(invitation(page)).toBeHidden();

  clock.moveTo(midnight + MINUTE);
  await page.clock.fastForward(EARLY + MINUTE);
  await expect(invitation(page)).toBeVisible();
  await expect(page.getByText(longDate(tomorrow, language))).toBeVisible();
  // A notice stands for some seconds of that clock, which must not run by before it has been drawn.
  await expect.poll(notices).toBe(1);
  await page.clock.fastForward(5 * MINUTE);
  expect(await notices()).toBe(1);
  expect(await answersOf(session, today)).toEqual(['haap']);
  await leave(page);
});

test(`answers begun before midnight ask which day they are for, and are saved for that one alone`, async ({
  browser,
}) => {
  clock.moveTo(midnight - EARLY);
  const [page, session] = await homeAt(browser, midnight - EARLY, language);
  await invitation(page).click();
  await button(page, options.whatIsGood.glede).click();
  clock.moveTo(midnight + MINUTE);
  await page.clock.fastForward(EARLY + MINUTE);
  await expect(page.getByText(checkin.day.question)).toBeVisible();
  await expect(button(page, options.whatIsGood.glede)).toHaveAttribute('aria-pressed', 'true');
  await button(page, checkin.day.yesterday).click();
  await expect(page.getByText(checkin.day.question)).toBeHidden();
  await expect.poll(() => answersOf(session, today)).toEqual(['glede']);
  expect(await answersOf(session, tomorrow)).toBeUndefined();
  await page.goto(`${stack.url}/home`);
  await expect(invitation(page)).toBeVisible();
  await leave(page);
});

test('low energy today makes Home calm on any device, and ends by itself at midnight', async ({ browser }) => {
  clock.moveTo(midnight - EARLY);
  const [page, session] = await homeAt(browser, midnight - EARLY, 'no');
  const root = page.locator('html');
  const all = button(page, TEXTS.no.home.showAll);
  await expect(root).toHaveAttribute('data-calm', 'false');
  await askAs(stack.url, session, 'mutation { saveSettings(input: { lowEnergyToday: true }) { lowEnergyToday } }');
  await page.reload();
  await expect(all).toBeVisible();
  await expect(root).toHaveAttribute('data-calm', 'true');

  await page.addInitScript(() => {
    const looks = Object.assign(globalThis, { looksSeen: [] as (string | undefined)[] }).looksSeen;
    const note = () => looks.push(document.documentElement.dataset['calm']);
    new MutationObserver(note).observe(document, { attributeFilter: ['data-calm'], subtree: true });
    document.addEventListener('DOMContentLoaded', note);
  });
  await page.reload();
  await expect(all).toBeVisible();
  const looks = await page.evaluate(() => (globalThis as unknown as { looksSeen: string[] }).looksSeen);
  expect(new Set(looks), 'nobody who cannot bear it is shown the full view first').toEqual(new Set(['true']));

  clock.moveTo(midnight + MINUTE);
  await page.clock.fastForward(EARLY + MINUTE);
  await expect(root).toHaveAttribute('data-calm', 'false');
  await expect(all).toBeHidden();
  await leave(page);
});

for (const { night, day, hours } of [
  { night: '2026-03-28T22:30:00Z', day: '2026-03-29', hours: 23 },
  { night: '2026-10-24T21:30:00Z', day: '2026-10-25', hours: 25 },
] as const)
  test(`the day of ${hours} hours is one day: one notice as it begins, and one as it ends`, async ({ browser }) => {
    const [page] = await homeAt(browser, Date.parse(night), 'no');
    const notices = await countNotices(page, TEXTS.no.status.newDay);
    await expect(page.getByText(longDate(addDays(day, -1), 'no'))).toBeVisible();
    await page.clock.fastForward(HOUR);
    await expect(page.getByText(longDate(day, 'no'))).toBeVisible();
    await expect.poll(notices).toBe(1);
    for (let passed = 1; passed < hours; passed += 1) {
      await page.clock.fastForward(HOUR);
      await expect(page.getByText(longDate(day, 'no'))).toBeVisible();
    }
    expect(await notices()).toBe(1);
    await page.clock.fastForward(HOUR);
    await expect(page.getByText(longDate(addDays(day, 1), 'no'))).toBeVisible();
    await expect.poll(notices).toBe(2);
    await leave(page);
  });
