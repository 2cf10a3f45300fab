import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, localDate } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { createMovedClock } from '@spire/testing/movedClock';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { hideServerClock } from '../hideServerClock.ts';
import { newPerson, ONE_LANGUAGE, type Person, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const ZONE = 'Europe/Oslo';
/** Some time in the morning there. */
const morningOf = (date: string) => Date.parse(`${date}T09:00:00Z`);
const first = localDate(new Date(), ZONE);
const second = addDays(first, 1);
/** The first Monday that is not today. */
const monday = addDays(first, (8 - new Date(`${first}T12:00:00Z`).getUTCDay()) % 7 || 7);
const clock = createMovedClock(morningOf(first));

// One stack of its own for all of them, rather than one for each worker.
test.describe.configure({ mode: 'default' });

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startStack(clock.environment);
});
test.afterAll(() => stack.stop());

const SHORT = `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { onboardingCompleted } }`;

/** Home on the day after a short start in which nothing was told but a name. */
async function homeTheDayAfter(browser: Browser, language: Language, more = '') {
  clock.moveTo(morningOf(first));
  const person = seedPerson(stack, newPerson().email, ['--days', '0', '--no-profile', '--language', language]);
  const variables = { input: { nickname: 'Kari', language, setup: 'short', onboardingCompleted: true } };
  await askAs(stack.url, await storedSession(stack, person), SHORT, { variables });
  clock.moveTo(morningOf(second));
  return homeOf(browser, language, person, morningOf(second), more);
}

/** Home on a device of that person at that time, after what else is to be asked then. */
async function homeOf(browser: Browser, language: Language, person: Person, time: number, more = '') {
  const session = await storedSession(stack, person);
  if (more !== '') await askAs(stack.url, session, more);
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', timezoneId: ZONE });
  await hideServerClock(context);
  await arriveAs(context, { language, session });
  const page = await context.newPage();
  await page.clock.install({ time });
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Once the page has asked again what there is to ask. */
async function reloaded(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.request().postData()?.includes('HomeLine') === true);
  await page.reload();
  await asked;
}

/** With what is still on its way. */
async function leave(page: Page): Promise<void> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

for (const language of LANGUAGES) {
  const { laterQuestions, profileForm, profile } = TEXTS[language];

  test(`the day after a short start one question comes back, is answered in its sheet, and leaves thanks (${language})`, async ({
    browser,
  }) => {
    const page = await homeTheDayAfter(browser, language);
    await page.getByRole('button', { name: laterQuestions.see }).click();
    const sheet = page.getByRole('dialog', { name: laterQuestions.questions.capacityLevel.title });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('checkbox', { name: profileForm.considerations.consent }).check();
    await sheet.getByRole('radio').last().check({ force: true });
    await expect(sheet.getByText(profile.settings.row.saved)).toBeVisible();
    await page.getByRole('button', { name: laterQuestions.done }).click();
    await expect(page.getByText(laterQuestions.thanks)).toBeVisible();
    await reloaded(page);
    await expect(page.getByText(laterQuestions.line)).toBeHidden();
    await leave(page);
  });

  test(`whoever wants none today has none, after a reload too (${language})`, async ({ browser }) => {
    test.skip(language !== 'no', ONE_LANGUAGE);
    const page = await homeTheDayAfter(browser, language);
    await page.getByRole('button', { name: laterQuestions.see }).click();
    const kept = page.waitForResponse((answer) => /"query":"mutation/.test(answer.request().postData() ?? ''));
    await page.getByRole('button', { name: laterQuestions.later }).click();
    await expect(page.getByText(laterQuestions.notToday)).toBeVisible();
    await kept;
    await reloaded(page);
    await expect(page.getByText(laterQuestions.line)).toBeHidden();
    await leave(page);
  });
}

test('a hard day asks nothing', async ({ browser }) => {
  const hard = `mutation { saveMood(input: { date: "${second}", mood: 1 }) { mood } }`;
  const page = await homeTheDayAfter(browser, 'no', hard);
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.no.home.hard.title })).toBeVisible();
  await expect(page.getByText(TEXTS.no.laterQuestions.line)).toBeHidden();
  await leave(page);
});

// The last of them: the clock of the stack is not moved back over days.
for (const language of LANGUAGES) {
  const { laterQuestions, profile, week } = TEXTS[language];

  test(`on a Monday the week that is over has the line, and no other is beside it (${language})`, async ({
    browser,
  }) => {
    const person = seedPerson(stack, newPerson().email, ['--days', '30', '--language', language]);
    clock.moveTo(morningOf(monday));
    const page = await homeOf(browser, language, person, morningOf(monday));
    const { line, see } = profile.newWeek;
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    await expect(page.getByText(laterQuestions.scales)).toBeHidden();
    await page.getByRole('link', { name: see }).click();
    await expect(page.getByRole('list', { name: week.days }).getByRole('listitem')).toHaveCount(7);
    await leave(page);
  });
}
