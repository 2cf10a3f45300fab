import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, localDate } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { createMovedClock } from '@spire/testing/movedClock';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { hideServerClock } from '../hideServerClock.ts';
import { writeOwnWords } from './ownWords.ts';
import { newPerson, ONE_LANGUAGE, PHONE } from './steps.ts';
import { shortcutLabel, TEXTS } from './texts.ts';

const ZONE = 'Europe/Oslo';
const DAY = 86_400_000;

/** Noon of the next day there: as far from either midnight as it gets. */
const noon = Date.parse(`${addDays(localDate(new Date(), ZONE), 1)}T11:00:00Z`);
const clock = createMovedClock(noon);

// One stack of its own for all of them, rather than one for each worker.
test.describe.configure({ mode: 'default' });

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startStack(clock.environment);
});
test.beforeEach(() => clock.moveTo(noon));
test.afterAll(() => stack.stop());

/** Home on a device of that person, by its clock. */
async function device(browser: Browser, language: Language, session: StoredSession, at = noon): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', timezoneId: ZONE });
  await hideServerClock(context);
  await arriveAs(context, { language, session });
  const page = await context.newPage();
  await page.clock.install({ time: at });
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

async function somebody(language: Language): Promise<StoredSession> {
  return storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]));
}

async function leave(page: Page): Promise<void> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The name of the tools in the main menu. */
const NAVIGATION = { no: 'Verktøy', en: 'Tools' };
const TOLD = { no: 'Jeg vil ikke leve lenger', en: 'I want to kill myself' };

for (const language of LANGUAGES) {
  const { checkin, common, home, written } = TEXTS[language];
  const numbers = (page: Page) => page.locator('main a[href^="tel:"]');
  const made = (page: Page) => page.getByText(written.closing, { exact: true });

  /** Numbers in the place of everything that is offered, made or praised. */
  async function isAfterHelp(page: Page): Promise<void> {
    const call = page.getByRole('navigation', { name: written.after.call });
    await expect(call.getByRole('link')).toHaveCount(3);
    await expect(call).toBeInViewport();
    await expect(made(page)).toHaveCount(0);
    await expect(page.getByText(checkin.summary.saved, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: shortcutLabel('checkIn', language) })).toHaveCount(0);
    await expect(page.getByText(written.showAll, { exact: true })).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/leve lenger|kill myself/);
  }

  test(`after words of a crisis the whole day has help first, on every device, and the next is a day again (${language})`, async ({
    browser,
  }) => {
    const session = await somebody(language);
    const page = await device(browser, language, session);
    await page.getByRole('link', { name: shortcutLabel('checkIn', language) }).click();
    await writeOwnWords(page, language, TOLD[language]);
    await button(page, checkin.steps.saveNow).click();
    await expect(numbers(page).first()).toBeVisible();
    await button(page, written.help.goOn).click();
    await isAfterHelp(page);

    await page.getByRole('link', { name: common.navigation.home, exact: true }).click();
    await isAfterHelp(page);
    await page.getByRole('link', { name: NAVIGATION[language], exact: true }).click();
    await expect(numbers(page).first()).toBeVisible();
    await expect(made(page)).toHaveCount(0);
    await page.goto(`${stack.url}/micro-regulation`);
    await expect(numbers(page).first()).toBeVisible();
    await page.goto(`${stack.url}/suggestion`);
    await isAfterHelp(page);

    const other = await device(browser, language, session);
    await isAfterHelp(other);
    await leave(other);

    clock.moveTo(noon + DAY);
    await page.clock.fastForward(DAY);
    await page.goto(`${stack.url}/home`);
    await expect(page.getByRole('link', { name: shortcutLabel('checkIn', language) })).toBeVisible();
    await expect(numbers(page)).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: written.help.stays })).toBeVisible();
    await leave(page);
  });

  test(`words that are not about oneself end it, here and on other devices (${language})`, async ({ browser }) => {
    test.skip(language !== 'no', ONE_LANGUAGE);
    const session = await somebody(language);
    const date = localDate(new Date(noon), ZONE);
    const save = 'mutation ($input: SaveCheckInInput!) { saveCheckIn(input: $input) { id } }';
    await askAs(stack.url, session, save, { variables: { input: { date, needMoreText: TOLD[language] } } });
    const page = await device(browser, language, session);
    await isAfterHelp(page);
    await button(page, written.help.notMe).click();
    await expect(page.getByRole('navigation', { name: written.after.call })).toHaveCount(0);
    const other = await device(browser, language, session);
    await expect(other.getByRole('link', { name: shortcutLabel('checkInDone', language) })).toBeVisible();
    await leave(other);
    await leave(page);
  });

  test(`a hard day has somebody first and one minute where one is, until everything is asked for (${language})`, async ({
    browser,
  }) => {
    const session = await somebody(language);
    const page = await device(browser, language, session);
    await page.getByRole('link', { name: checkin.hardDay.link }).click();
    await button(page, checkin.hardDay.save).click();
    await page.getByRole('link', { name: common.navigation.home, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hard.title);
    await expect(numbers(page)).toHaveCount(1);
    await expect(page.locator('main a[href^="sms:"]')).toHaveCount(1);
    await expect(page.getByText(checkin.tasks.title, { exact: true })).toHaveCount(0);
    await button(page, written.showAll).click();
    await expect(page.getByText(checkin.tasks.title, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(checkin.tasks.title, { exact: true })).toBeVisible();
    await leave(page);
  });

  test(`a rest day asks for nothing and leaves the memory, an exercise and a hard day open, until it is undone (${language})`, async ({
    browser,
  }) => {
    const page = await device(browser, language, await somebody(language));
    const { tools } = TEXTS[language];
    const checkIn = page.getByRole('link', { name: shortcutLabel('checkIn', language) });
    await button(page, checkin.restDay.take).click();
    await expect(page.getByRole('heading', { level: 1, name: home.rest.title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: home.rest.onlyIf })).toBeVisible();
    await expect(page.getByRole('link', { name: shortcutLabel('calmExercise', language) })).toBeVisible();
    await expect(page.getByRole('link', { name: checkin.hardDay.link, exact: true })).toBeVisible();
    await expect(checkIn).toHaveCount(0);
    await expect(page.getByRole('region', { name: tools.overview.title })).toHaveCount(0);
    const filled = await page.locator('main').evaluate((main) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--primary)';
      main.append(probe);
      const primary = getComputedStyle(probe).color;
      probe.remove();
      return [...main.querySelectorAll('a, button')]
        .filter((each) => getComputedStyle(each).backgroundColor === primary)
        .map((each) => each.textContent);
    });
    expect(filled).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: home.rest.title })).toBeVisible();
    await button(page, checkin.restDay.undo).click();
    await expect(checkIn).toBeVisible();
    await leave(page);
  });
}
