import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { addDays, localDate, type LocalDate } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { createMovedClock } from '@spire/testing/movedClock';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { newPerson, ONE_LANGUAGE, PHONE } from './steps.ts';
import { longDate, menuLabel, TEXTS } from './texts.ts';

const ZONE = 'Europe/Oslo';

const hoursOf = (date: LocalDate) =>
  [...Array(30).keys()].filter(
    (hour) => localDate(new Date(Date.parse(`${addDays(date, -1)}T20:00:00Z`) + hour * 3_600_000), ZONE) === date,
  ).length;

/** The next day there that has not 24 hours. */
function nextOddDay(): LocalDate {
  let date = addDays(localDate(new Date(), ZONE), 1);
  while (hoursOf(date) === 24) date = addDays(date, 1);
  return date;
}

const odd = nextOddDay();
const today = addDays(odd, 12);
const now = Date.parse(`${today}T09:00:00Z`);

// One stack of its own for all of them, rather than one for each worker.
test.describe.configure({ mode: 'default' });

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startStack(createMovedClock(now).environment);
});
test.afterAll(() => stack.stop());

/** A device of that person, at that moment by its own clock. */
async function device(browser: Browser, language: Language, session: StoredSession): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    timezoneId: ZONE,
  });
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'date'));
    await route.fulfill({ response, headers });
  });
  await arriveAs(context, { language, session });
  const page = await context.newPage();
  await page.clock.install({ time: now });
  return page;
}

async function leave(page: Page): Promise<void> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** A picture as a camera of 800 × 400 would give it. */
async function wideImage(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 });
    canvas.getContext('2d')?.fillRect(0, 0, 400, 400);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

for (const language of LANGUAGES) {
  const { common, days, history, me, preferences, scales, scaleWords } = TEXTS[language];
  const arrive = async () =>
    storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]));

  test(`chart, calendar and table tell what was done, over the night that has not 24 hours (${language})`, async ({
    browser,
  }) => {
    const session = await arrive();
    const checkIns = [addDays(odd, -1), odd, addDays(odd, 1), today];
    for (const date of checkIns)
      await askAs(
        stack.url,
        session,
        `mutation { saveCheckIn(input: { date: "${date}", whatIsGood: [glede] }) { id } }`,
      );
    for (const title of ['A', 'B'])
      await askAs(
        stack.url,
        session,
        `mutation { addMemory(input: { date: "${odd}", title: "${title}", description: "x", emoji: "💫", category: ro, goodnessRating: 5, effortRating: 5 }) { id } }`,
      );
    await askAs(stack.url, session, `mutation { takeRestDay(date: "${addDays(odd, 3)}") { points } }`);

    const page = await device(browser, language, session);
    await page.goto(`${stack.url}/meg`);
    const calendar = page.getByRole('table').first();
    const cells = calendar.getByRole('cell');
    await expect(cells).toHaveCount(14);
    await expect(page.getByText(days.active_other.replace('{{count}}', '4'))).toBeVisible();
    await page.getByRole('radio', { name: '28', exact: true }).press(' ');
    await expect(cells).toHaveCount(28);
    const expected = Array.from({ length: 28 }, (_, index) => addDays(today, index - 27));
    const said = await cells.allInnerTexts();
    for (const [index, date] of expected.entries()) expect(said[index]).toContain(longDate(date, language));
    const cellOf = (date: LocalDate) => cells.nth(expected.indexOf(date));
    await expect(cellOf(odd)).toContainText(days.memories_other.replace('{{count}}', '2'));
    await expect(cellOf(addDays(odd, 1))).toContainText(days.checkIn);
    await expect(cellOf(addDays(odd, 3))).toContainText(days.rest);
    await expect(cellOf(today)).toContainText(days.today);
    await expect(cellOf(addDays(odd, 2))).toContainText(days.nothing);
    // Three days beside each other, and today: two pieces of line with a gap, however long the night was.
    const course = await page.locator('svg[role=img] path').getAttribute('d');
    expect(course?.match(/[ML]/g)?.join('')).toBe('MLLM');

    await page.getByRole('button', { name: me.showNumbers }).click();
    await expect(cellOf(odd)).toContainText('3');
    await page.getByRole('button', { name: days.asTable }).click();
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: longDate(odd, language), exact: true }) });
    await expect(row).toContainText(days.points_other.replace('{{points}}', '3'));
    await page.goto(`${stack.url}/home`);
    await expect(page.getByText(language === 'no' ? /^9 poeng/ : /^9 points/)).toBeVisible();

    await page.goto(`${stack.url}/history`);
    await page.getByRole('button', { name: history.filters.memories, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([new RegExp(longDate(odd, language), 'i')]);
    await expect(page.getByText(/ · A$/)).toBeVisible();

    await page.goto(`${stack.url}/summary`);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
    // On paper there is the sheet alone, and nothing after it.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(':is(a, button, nav, h1):visible')).toHaveCount(0);
    expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await leave(page);
  });

  test(`what is followed is chosen, answered on Home by one tap, told in the history and on the sheet (${language})`, async ({
    browser,
  }) => {
    const session = await arrive();
    const page = await device(browser, language, session);
    const step = (of: 'energy' | 'pain', at: 's2' | 's4') =>
      page.getByRole('button', { name: scaleWords.steps[of][at], exact: true });
    await page.goto(`${stack.url}/preferences/scales`);
    await page.getByRole('checkbox', { name: scales.choose.consent }).check({ force: true });
    for (const scale of ['energy', 'pain'] as const)
      await page.getByRole('checkbox', { name: scaleWords.names[scale] }).check({ force: true });
    // The last choice is sent once the one before is answered.
    await expect
      .poll(() => askAs(stack.url, session, '{ me { followedScales { scales } } }'))
      .toEqual({ me: { followedScales: { scales: ['energy', 'pain'] } } });
    await page.goto(`${stack.url}/home`);
    await step('energy', 's2').click();
    // The next opens in its place, and the calmer day is offered and not begun.
    await expect(page.getByRole('button', { name: scales.answer.low })).toBeVisible();
    await step('pain', 's4').click();
    await expect(step('pain', 's4')).toBeHidden();
    const answered = () => askAs(stack.url, session, '{ me { scaleEntries { nodes { scale value } } } }');
    const both = [
      { scale: 'energy', value: 2 },
      { scale: 'pain', value: 4 },
    ];
    await expect.poll(answered).toMatchObject({ me: { scaleEntries: { nodes: expect.arrayContaining(both) } } });
    await page.reload();
    await expect(page.getByText(scaleWords.steps.pain.s4, { exact: false }).first()).toBeVisible();
    await expect(step('energy', 's2')).toBeHidden();

    await askAs(stack.url, session, `mutation { saveMood(input: { date: "${today}", mood: 4 }) { id } }`);
    await page.goto(`${stack.url}/history`);
    await expect(page.getByText(scaleWords.names.energy)).toBeVisible();
    await page.goto(`${stack.url}/summary`);
    await expect(page.getByRole('article')).toContainText(scaleWords.names.pain);
    await leave(page);
  });

  test(`what is switched here holds at once, and on another device; so do look and picture (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const session = await arrive();
    const [here, there] = [await device(browser, language, session), await device(browser, language, session)];
    await there.goto(`${stack.url}/home`);
    await expect(there.locator('html')).toHaveAttribute('data-calm', 'false');
    await here.goto(`${stack.url}/meg`);
    const low = here.getByRole('switch', { name: me.today.lowEnergy });
    await low.press(' ');
    await expect(here.locator('html')).toHaveAttribute('data-calm', 'true');
    await expect(here.getByRole('button', { name: me.showNumbers })).toBeHidden();
    await there.getByRole('link', { name: menuLabel('me', language), exact: true }).click();
    await expect(there.getByRole('switch', { name: me.today.lowEnergy })).toBeChecked();
    await expect(there.locator('html')).toHaveAttribute('data-calm', 'true');
    await low.press(' ');
    await expect(here.locator('html')).toHaveAttribute('data-calm', 'false');

    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await wideImage(here) };
    await here.locator('input[type=file]').setInputFiles(picture);
    await expect(here.getByText(me.person.pictureSaved)).toBeVisible();
    // It is what its bytes are, whatever it is called.
    const words = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Ikke et bilde') };
    await here.locator('input[type=file]').setInputFiles(words);
    await expect(here.getByText(me.person.notPicture)).toBeVisible();

    await here.goto(`${stack.url}/innstillinger`);
    await here.getByRole('radio', { name: preferences.appearance.themes.dark }).press(' ');
    await here.getByRole('radio', { name: preferences.appearance.textSizes.large }).press(' ');
    await expect(here.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect
      .poll(() => askAs(stack.url, session, '{ me { settings { theme textSize } } }'))
      .toEqual({ me: { settings: { theme: 'dark', textSize: 125 } } });
    await there.reload();
    await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(there.locator('html')).toHaveAttribute('data-text-size', '125');
    const shown = there.locator('main img').first();
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([300, 150]);

    await there.getByRole('button', { name: common.actions.logOut }).click();
    await expect(there.getByText(TEXTS[language].shell.signOut.doneTitle)).toBeVisible();
    await leave(there);
    await leave(here);
  });
}
