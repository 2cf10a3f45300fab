import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { seedPerson } from '@spire/testing/persons';
import { chooseLanguage, logIn } from './steps.ts';
import { TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

/** As with all site data blocked: each store refuses to be touched at all. */
function deny(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
}

for (const language of LANGUAGES)
  test(`where the browser keeps nothing, help opens and a person logs in (${language})`, async ({ page }) => {
    const { status, common, shell } = TEXTS[language];
    const person = seedPerson(stack, `denied-${language}-${Date.now()}@example.org`, [
      '--days',
      '1',
      '--language',
      language,
    ]);
    await page.addInitScript(deny);
    await page.goto(`${stack.url}/help`);
    await expect(page.getByRole('link', { name: /113/ }).first()).toBeVisible();

    await page.goto(`${stack.url}/`);
    await chooseLanguage(page, language);
    await expect(page.getByText(status.deniedStorage)).toBeVisible();
    await page.getByRole('button', { name: status.close }).click();
    await expect(page.getByText(status.deniedStorage)).toBeHidden();
    await logIn(page, language, person);
    await expect(page.getByRole('link', { name: common.navigation.home })).toBeVisible();
    await expect(page.getByText(shell.gate.unreachableTitle)).toBeHidden();
  });
