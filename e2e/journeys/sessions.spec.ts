import { expect, test, type Page } from '@playwright/test';
import { COOKIES } from '@spire/domain/cookies';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { elsewhere, logIn, newPerson, type Person } from './steps.ts';
import { TEXTS } from './texts.ts';
import { writeOwnWords } from './ownWords.ts';

let stack: TestStack;
test.beforeEach(async () => {
  stack = await startTestStack();
});

const seeded = (language: Language): Person =>
  seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);

/** The server knows nothing of this browser's tokens any more. */
async function loseSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.endsWith('-auth-token'))) {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'e30.e30.e30', refresh_token: 'gone' }));
    }
  });
}

/** This journey tests a mechanism, not its words: one language is enough (decision 0059). */
const language: Language = 'en';
const { shell, checkin, common } = TEXTS[language];
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(`a session that ends in the middle of writing costs no word`, async ({ browser }) => {
  const page = await elsewhere(browser, language);
  const person = seeded(language);
  await page.goto(`${stack.url}/checkin`);
  await logIn(page, language, person);
  await writeOwnWords(page, language, 'Sola kom fram.');
  await loseSession(page);
  await page.getByRole('button', { name: checkin.modes.first.save }).click();

  await expect(page.getByText(shell.auth.expiredTitle)).toBeVisible();
  await expect(page.getByLabel(shell.fields.email)).toHaveValue(person.email);
  await page.getByLabel(shell.fields.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: shell.login.submit }).click();
  await expect(page).toHaveURL(/\/checkin/);
  // It was kept here while nobody was signed in, and sent by whoever wrote it.
  await expect(page.getByRole('button', { name: checkin.summary.edit })).toBeVisible();
  await expect(page.getByText('Sola kom fram.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sola kom fram.')).toBeVisible();
});

test(`logging out in one tab leaves nobody and nothing behind in the other`, async ({ browser }) => {
  const page = await elsewhere(browser, language);
  await page.goto(stack.url);
  await logIn(page, language, seeded(language));
  await expect(page).toHaveURL(/\/home$/);
  const isKnown = async () => (await page.context().cookies()).some(({ name }) => name === COOKIES.signedIn);
  expect(await isKnown()).toBe(true);
  const second = await page.context().newPage();
  await second.goto(`${stack.url}/meg`);
  await second.getByRole('button', { name: common.actions.logOut }).click();
  for (const tab of [second, page]) {
    await expect(tab.getByRole('button', { name: shell.login.submit })).toBeVisible();
    await expect(tab.getByText(shell.auth.expiredTitle)).toBeHidden();
  }
  expect(await isKnown()).toBe(false);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth-token|draft/.test(key)))).toEqual(
    [],
  );
});

test(`a login without a network says so, keeps what was typed and works when it is back`, async ({ browser }) => {
  const page = await elsewhere(browser, language);
  const person = seeded(language);
  await page.goto(stack.url);
  await expect(page.getByLabel(shell.fields.email)).toBeVisible();
  await page.context().setOffline(true);
  await logIn(page, language, person);
  await expect(page.getByRole('alert').filter({ hasText: shell.connection.network }).first()).toBeVisible();
  await expect(page.getByLabel(shell.fields.password, { exact: true })).toHaveValue(person.password);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: shell.login.submit }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test(`mails follow a language that is chosen while signed in`, async ({ browser }) => {
  const page = await elsewhere(browser, language);
  const [person, other] = [seeded(language), LANGUAGES.find((each) => each !== language) ?? language];
  await page.goto(`${stack.url}/preferences`);
  await logIn(page, language, person);
  await page.getByRole('radio', { name: common.languages[other] }).press(' ');
  await expect(title(page, TEXTS[other].preferences.title)).toBeVisible();
  await expect
    .poll(async () => (await storedSession(stack, person)).value)
    .toContain(`"preferred_language":"${other}"`);
});

test(`where the auth service cannot be reached, login goes by the app’s own server`, async ({ browser }) => {
  const page = await elsewhere(browser, language);
  const person = seeded(language);
  await page.route('**/auth/v1/**', (route) => route.abort('connectionrefused'));
  await page.goto(`${stack.url}/meg`);
  await logIn(page, language, { ...person, password: 'Feil-Passord-1!' });
  await expect(page.getByRole('alert').filter({ hasText: shell.login.invalid }).first()).toBeVisible();
  await logIn(page, language, person);
  await expect(page).toHaveURL(/\/meg$/);
  await expect(page.getByRole('button', { name: common.actions.logOut })).toBeVisible();
});
