import { expect, test, type Page } from '@playwright/test';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import {
  chooseLanguage,
  confirmAddress,
  linkInMail,
  logIn,
  newPerson,
  PASSWORD,
  signUp,
  type Person,
} from './steps.ts';
import { TEXTS } from './texts.ts';

/** Texts that the specification fixes word for word (spec 1 §8). */
const DOCUMENTED = {
  invalid: 'Invalid email or password.',
  mismatch: "The two passwords don't match. Please try again.",
  terms: 'You must accept the GDPR terms to create an account.',
  weak: 'Password is too weak or common. Use a unique password with uppercase/lowercase letters, numbers and symbols.',
  refused: 'Could not confirm your email. Please try again.',
};

let stack: TestStack;
test.beforeEach(async ({ page }) => {
  stack = await startTestStack();
  await page.goto(stack.url);
  await chooseLanguage(page, 'en');
});

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();

async function confirmed(page: Page): Promise<Person> {
  const person = newPerson();
  await signUp(page, 'en', person);
  await expect(page.getByRole('heading', { name: TEXTS.en.shell.checkEmail.title })).toBeVisible();
  await confirmAddress(page, stack, 'en', person.email);
  return person;
}

test('a wrong password and an unknown address get the same answer, and nothing typed is lost', async ({
  browser,
  page,
}) => {
  const person = await confirmed(page);
  const other = await browser.newPage();
  await other.addInitScript(() => localStorage.setItem('spire.language', 'en'));
  for (const wrong of [
    { ...person, password: `${PASSWORD}x` },
    { ...newPerson(), password: PASSWORD },
  ]) {
    await other.goto(stack.url);
    await logIn(other, 'en', wrong);
    await expect(alert(other, DOCUMENTED.invalid)).toBeVisible();
    await expect(other.getByLabel(TEXTS.en.shell.fields.email)).toHaveValue(wrong.email);
  }
});

test('a sign-up says what is wrong beside its field and keeps what was typed', async ({ page }) => {
  const person = newPerson();
  const { fields } = TEXTS.en.shell;

  await signUp(page, 'en', { ...person, again: `${PASSWORD}x` });
  await expect(alert(page, DOCUMENTED.mismatch)).toBeVisible();
  await expect(page.getByLabel(fields.email)).toHaveValue(person.email);

  await signUp(page, 'en', { ...person, password: 'password' });
  await expect(alert(page, DOCUMENTED.weak)).toBeVisible();

  await page.reload();
  await signUp(page, 'en', { ...person, isAccepted: false });
  await expect(page.getByText(DOCUMENTED.terms).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: TEXTS.en.shell.checkEmail.title })).toBeHidden();
});

test('a confirmation link works once, and then says what to do', async ({ browser, page }) => {
  const person = newPerson();
  await signUp(page, 'en', person);
  await expect(page.getByRole('heading', { name: TEXTS.en.shell.checkEmail.title })).toBeVisible();
  const link = await linkInMail(stack, person.email);
  await confirmAddress(page, stack, 'en', person.email);

  const later = await browser.newPage();
  await later.goto(stack.url);
  await chooseLanguage(later, 'en');
  await later.goto(link);
  await expect(later.getByText(DOCUMENTED.refused).first()).toBeVisible();
  await expect(later.getByText(TEXTS.en.shell.callback.sendNew)).toBeVisible();
});

test('a link opened in another browser confirms the address and asks to log in there', async ({ browser, page }) => {
  const person = newPerson();
  await signUp(page, 'en', person);
  await expect(page.getByRole('heading', { name: TEXTS.en.shell.checkEmail.title })).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(stack.url);
  await chooseLanguage(elsewhere, 'en');
  await elsewhere.goto(await linkInMail(stack, person.email));
  await expect(elsewhere.getByText(TEXTS.en.shell.callback.elsewhereTitle).first()).toBeVisible();
});

test('a tampered token ends at the login screen, not in somebody’s app', async ({ page }) => {
  await confirmed(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.endsWith('-auth-token'))) {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string; refresh_token: string };
      const [head = '', body = '', signature = ''] = session.access_token.split('.');
      session.access_token = [head, body, signature.split('').reverse().join('')].join('.');
      session.refresh_token = 'not-a-token';
      localStorage.setItem(key, JSON.stringify(session));
    }
  });
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('button', { name: TEXTS.en.shell.login.submit })).toBeVisible();
});
