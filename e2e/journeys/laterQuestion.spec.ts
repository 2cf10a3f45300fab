import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, localDate } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { createMovedClock } from '@spire/testing/movedClock';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { hideServerClock } from '../hideServerClock.ts';
import { newPerson, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const ZONE = 'Europe/Oslo';
/** Some time in the morning there. */
const morningOf = (date: string) => Date.parse(`${date}T09:00:00Z`);
const first = localDate(new Date(), ZONE);
const second = addDays(first, 1);
const clock = createMovedClock(morningOf(first));

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
  const session = await storedSession(stack, person);
  // The clock is moved within a moment.
  if (more !== '') await expect(() => askAs(stack.url, session, more)).toPass();
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', timezoneId: ZONE });
  await hideServerClock(context);
  await arriveAs(context, { language, session });
  const page = await context.newPage();
  await page.clock.install({ time: morningOf(second) });
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Once the page has asked again what there is to ask. */
async function reloaded(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.request().postData()?.includes('LaterQuestion') === true);
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
    const page = await homeTheDayAfter(browser, language);
    await page.getByRole('button', { name: laterQuestions.see }).click();
    await page.getByRole('button', { name: laterQuestions.later }).click();
    await expect(page.getByText(laterQuestions.notToday)).toBeVisible();
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
