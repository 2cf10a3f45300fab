import { expect, test, type Page } from '@playwright/test';
import { type Language } from '@spire/domain/languages';
import { seedPerson } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { TOTP } from 'otpauth';
import { elsewhere, logIn, newPerson } from './steps.ts';
import { TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeEach(async () => {
  stack = await startTestStack();
});

/** The app's code so many half minutes from now: each code counts once, and the next one already counts. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** Turns the code from the phone on; answers its secret and the recovery codes. */
async function rotationOn(page: Page, language: Language): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { step, codes } = TEXTS[language].security;
  await page.getByRole('button', { name: step.open }).click();
  await expect(page.getByRole('img', { name: step.picture })).toBeVisible();
  await page.getByText(step.sameDevice).click();
  const address = await page.getByRole('link', { name: step.inApp }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel(step.codeLabel).fill(codeOf(secret));
  await page.getByRole('button', { name: step.submit }).click();
  const list = page.getByRole('list', { name: codes.list });
  await expect(list).toBeVisible();
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  await page.getByLabel(codes.kept).check();
  await page.getByRole('button', { name: codes.done }).click();
  return { secret, recoveryCodes };
}

/** This journey tests a mechanism, not its words: one language is enough (decision 0059). */
const language: Language = 'no';
const { secondFactor, security } = TEXTS[language];
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(`the code from the phone guards a login, and a recovery code is the way back`, async ({ browser }) => {
  const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
  const page = await elsewhere(browser, language);
  await page.goto(`${stack.url}/security`);
  await logIn(page, language, person);
  const { secret, recoveryCodes } = await rotationOn(page, language);
  expect(recoveryCodes).toHaveLength(10);

  const phone = await elsewhere(browser, language);
  await phone.goto(`${stack.url}/checkin`);
  await logIn(phone, language, person);
  await expect(title(phone, secondFactor.title)).toBeVisible();
  await phone.getByLabel(secondFactor.code).fill('000 000');
  await phone.getByRole('button', { name: secondFactor.check }).click();
  await expect(phone.getByRole('alert').filter({ hasText: secondFactor.wrong })).toBeVisible();
  await phone.reload();
  await phone.getByLabel(secondFactor.code).fill(codeOf(secret, 1));
  await phone.getByRole('button', { name: secondFactor.check }).click();
  await expect(phone).toHaveURL(/\/checkin/);
  await expect(title(phone, secondFactor.title)).toBeHidden();

  const lost = await elsewhere(browser, language);
  await lost.goto(stack.url);
  await logIn(lost, language, person);
  await lost.getByRole('button', { name: secondFactor.noPhone }).click();
  await lost.getByLabel(secondFactor.recoveryCode).fill((recoveryCodes[0] ?? '').toLowerCase());
  await lost.getByRole('button', { name: secondFactor.useRecovery }).click();
  await expect(lost).toHaveURL(/\/home$/);
  await lost.goto(`${stack.url}/security`);
  await expect(lost.getByRole('button', { name: security.step.open })).toBeVisible();

  const again = await elsewhere(browser, language);
  await again.goto(stack.url);
  await logIn(again, language, person);
  await expect(again).toHaveURL(/\/home$/);
});
