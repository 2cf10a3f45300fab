import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import {
  chooseLanguage,
  codeInMail,
  confirmedPerson,
  elsewhere,
  linkInMail,
  logIn,
  newPerson,
  noteShown,
  ONE_LANGUAGE,
  signUp,
} from './steps.ts';
import { TEXTS } from './texts.ts';

const NEW_PASSWORD = 'Stille-Kveld-31!';

let stack: TestStack;
test.beforeEach(async ({ page }) => {
  stack = await startTestStack();
  await page.goto(stack.url);
});

/** This journey tests a mechanism, not its words: one language is enough (decision 0059). */
const language: Language = 'en';
const { shell, common, onboarding } = TEXTS[language];
const { callback, checkEmail, fields, forgot, mailedCode, newPassword } = shell;
/** A text with an address as the page of a link shows it before the link is used. */
const named = (text: string, email: string) => text.replace(/{{\w+}}/, email.replace(/^(.).*(.)@/, '$1•••$2@'));
const arrived = onboarding.steps.nickname.title;

test(`a link opened in another browser waits for a press, leaves no trace and works once`, async ({
  browser,
  page,
}) => {
  const person = newPerson();
  await chooseLanguage(page, language);
  await signUp(page, language, person);
  const link = await linkInMail(stack, person.email);

  // No language is chosen there: the mail's own counts.
  const other = await elsewhere(browser);
  await other.goto(link);
  const press = other.getByRole('button', { name: named(callback.recipient.confirm, person.email) });
  await expect(press).toBeVisible();
  await expect(other.getByText(callback.recipient.withPassword)).toBeVisible();
  await expect(other).toHaveURL(/\/auth\/callback$/);
  const shown = await noteShown(other);
  await press.click();
  await expect.poll(() => shown.some((words) => words.includes(callback.confirmedTitle))).toBe(true);
  expect(shown.some((words) => words.includes(callback.confirmedTitle) && words.includes(person.email))).toBe(true);
  await expect(other.getByRole('heading', { level: 1, name: arrived })).toBeVisible();
  await other.goBack();
  expect(other.url()).not.toContain('token');

  await page.goto(link);
  await expect(page.getByText(callback.refusedText).first()).toBeVisible();
  await expect(page.getByRole('button', { name: callback.sendNew })).toBeVisible();
});

test(`a code typed from the mail confirms where the person sits`, async ({ page }) => {
  const person = newPerson();
  await chooseLanguage(page, language);
  await signUp(page, language, person);
  const field = page.getByLabel(mailedCode.label);
  const send = page.getByRole('button', { name: mailedCode.submit });
  const code = await codeInMail(stack, person.email);

  await field.fill('12');
  await send.click();
  await expect(page.getByText(mailedCode.incomplete)).toBeVisible();
  // It goes off with its last digit.
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(mailedCode.refused).first()).toBeVisible();
  const shown = await noteShown(page);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect.poll(() => shown.some((words) => words.includes(callback.confirmedTitle))).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: arrived })).toBeVisible();
});

test(`an older link than the newest says so, and the newest comes on the spot`, async ({ page }) => {
  const person = newPerson();
  await chooseLanguage(page, language);
  await signUp(page, language, person);
  const old = await linkInMail(stack, person.email);
  // A link nobody ever sent is as good as one that has run out.
  await page.goto(old.replace(/token=[^&]+/, 'token=pkce_long-gone'));
  await expect(page.getByText(callback.refusedText).first()).toBeVisible();
  await page.getByLabel(fields.email).fill(person.email);
  await page.getByRole('button', { name: callback.sendNew }).click();
  await expect(page.getByText(checkEmail.resentTitle)).toBeVisible();
  await page.goto(await linkInMail(stack, person.email, 2));
  await expect(page.getByRole('heading', { level: 1, name: arrived })).toBeVisible();
});

test(`a forgotten password is replaced, and the old one opens nothing`, async ({ browser, page }) => {
  await chooseLanguage(page, language);
  const person = await confirmedPerson(page, stack, language);
  const other = await elsewhere(browser, language);
  await other.goto(stack.url);
  await other.getByLabel(fields.email).fill(person.email);
  await other.getByRole('button', { name: shell.login.forgot }).click();
  await expect(other.getByLabel(fields.email)).toHaveValue(person.email);
  await other.getByRole('button', { name: forgot.submit }).click();
  await expect(other.getByRole('heading', { level: 1, name: forgot.doneTitle })).toBeVisible();

  await other.goto(await linkInMail(stack, person.email, 2));
  await other.getByLabel(fields.newPassword, { exact: true }).fill('kort');
  await other.getByLabel(fields.newPasswordAgain).fill('kort');
  await other.getByRole('button', { name: newPassword.submit }).click();
  await expect(other.getByText(newPassword.tooShort)).toBeVisible();
  await other.getByLabel(fields.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await other.getByLabel(fields.newPasswordAgain).fill(NEW_PASSWORD);
  await other.getByRole('button', { name: newPassword.submit }).click();
  // The notice goes by itself: pressing its button shows that it was there.
  await other.getByRole('button', { name: common.actions.continue }).click();
  await expect(other.getByRole('heading', { level: 1, name: arrived })).toBeVisible();

  const third = await elsewhere(browser, language);
  await third.goto(stack.url);
  await logIn(third, language, person);
  await expect(third.getByText(shell.login.invalid).first()).toBeVisible();
  await logIn(third, language, { ...person, password: NEW_PASSWORD });
  await expect(third.getByRole('heading', { level: 1, name: arrived })).toBeVisible();
});

test(`a link logs in without a password, and a stranger’s address learns nothing`, async ({ browser, page }) => {
  await chooseLanguage(page, language);
  const person = await confirmedPerson(page, stack, language);
  const other = await elsewhere(browser, language);
  for (const email of [newPerson().email, person.email]) {
    await other.goto(stack.url);
    await other.getByRole('button', { name: shell.login.withLink }).click();
    await other.getByLabel(fields.email).fill(email);
    await other.getByRole('button', { name: forgot.submit }).click();
    await expect(other.getByRole('heading', { level: 1, name: forgot.doneTitle })).toBeVisible();
  }
  await other.goto(await linkInMail(stack, person.email, 2));
  await expect(other.getByRole('heading', { level: 1, name: arrived })).toBeVisible();
});

test(`whoever did not sign up deletes the sign-up from its link`, async ({ browser, page }) => {
  const stranger = newPerson();
  await chooseLanguage(page, language);
  await signUp(page, language, stranger);
  const link = await linkInMail(stack, stranger.email);

  const owner = await elsewhere(browser, language);
  await owner.goto(link);
  await owner.getByRole('button', { name: callback.notMe.open }).click();
  await owner.getByRole('button', { name: callback.notMe.confirm }).click();
  await expect(owner.getByRole('heading', { level: 1, name: callback.notMe.doneTitle })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(callback.refusedText).first()).toBeVisible();
  await page.goto(stack.url);
  await logIn(page, language, stranger);
  await expect(page.getByText(shell.login.invalid).first()).toBeVisible();
});

for (const each of LANGUAGES)
  test(`a link to a new password opens its form, whichever shape it has (${each})`, async ({ browser }) => {
    test.skip(each !== 'no', ONE_LANGUAGE);
    const { callback: texts, newPassword: form } = TEXTS[each].shell;
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', each]);
    const { value } = await storedSession(stack, person);
    const { access_token, refresh_token } = JSON.parse(value) as Record<'access_token' | 'refresh_token', string>;
    const asked = await fetch(`${stack.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: stack.anonKey },
      body: JSON.stringify({ email: person.email }),
    });
    expect(asked.status).toBe(200);
    const mailed = await linkInMail(stack, person.email);
    const token = new URL(mailed).searchParams.get('token') ?? '';
    const inHash = new URLSearchParams({ access_token, refresh_token, type: 'recovery' }).toString();
    // A session in the hash says whose it is; a token names only part of the address until it is used.
    const shapes = [
      [`/auth/callback#${inHash}`, texts.recipient.recovery.replace('{{email}}', person.email)],
      [`/auth/callback?token_hash=${token}&type=recovery`, named(texts.recipient.recovery, person.email)],
    ] as const;
    for (const [link, press] of shapes) {
      const page = await elsewhere(browser, each);
      await page.goto(stack.url + link);
      await page.getByRole('button', { name: press }).click({ timeout: 45_000 });
      await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
      await page.context().close();
    }
  });
