import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { seedPerson } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { elsewhere, logIn, newPerson, ONE_LANGUAGE } from './steps.ts';
import { TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeEach(async () => {
  stack = await startTestStack();
});

for (const language of LANGUAGES)
  test(`a log-out that the server did not do is told, clears the device and is asked for again (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const { common, shell } = TEXTS[language];
    const page = await elsewhere(browser, language);
    let isRefusing = true;
    const asked: number[] = [];
    await page.route('**/auth/v1/logout*', (route) => {
      asked.push(Date.now());
      return isRefusing ? route.fulfill({ status: 500, json: { code: 'unexpected_failure' } }) : route.continue();
    });
    await page.goto(`${stack.url}/meg`);
    await logIn(page, language, seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]));
    await page.getByRole('button', { name: common.actions.logOut }).click();

    const told = page.getByText(shell.signOut.failed);
    await expect(told).toBeVisible();
    await expect(page.getByText(shell.signOut.failedText)).toBeVisible();
    await expect(page.getByRole('button', { name: shell.login.submit })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth-token|draft/.test(key)))).toEqual(
      [],
    );
    isRefusing = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(shell.signOut.doneTitle)).toBeVisible();
    await expect(told).toBeHidden();
    expect(asked.length).toBeGreaterThan(1);
  });
