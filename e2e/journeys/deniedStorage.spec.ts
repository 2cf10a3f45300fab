import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { seedPerson } from '@spire/testing/persons';
import { chooseLanguage, logIn, ONE_LANGUAGE } from './steps.ts';
import { menuLabel, TEXTS } from './texts.ts';

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
  test(`where the browser keeps nothing, a person chooses, logs in, checks in and finds help (${language})`, async ({
    page,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const { status, common, shell, checkin } = TEXTS[language];
    const person = seedPerson(stack, `denied-${language}-${Date.now()}@example.org`, [
      ...['--days', '0', '--language', language],
    ]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(deny);
    await page.goto(`${stack.url}/`);
    await chooseLanguage(page, language);
    await logIn(page, language, person);
    const said = page.getByRole('heading', { name: status.unkept.title });
    await expect(said).toBeVisible();
    await expect(page.getByText(status.unkept.reload)).toBeVisible();
    await page.getByRole('button', { name: status.ready.ok }).click();

    const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
    await link(menuLabel('checkin', language)).click();
    await page.getByRole('main').locator('button[aria-pressed]').first().click();
    await page.getByRole('button', { name: checkin.steps.saveNow }).click();
    await expect(page.getByRole('button', { name: checkin.suggestion.next })).toBeVisible();

    await link(common.help).click();
    await expect(page.getByRole('heading', { level: 1, name: shell.help.title })).toBeVisible();
    await expect(page.getByRole('link', { name: /113/ }).first()).toBeVisible();
    await link(common.navigation.home).click();
    await expect(page.getByRole('button', { name: checkin.suggestion.next })).toBeVisible();
    await expect(said).toBeHidden();
  });
