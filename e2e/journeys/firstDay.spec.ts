import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { startStack } from '@spire/testing/stack';
import { chooseLanguage, completeShortStart, confirmAddress, countEfforts, logIn, newPerson, signUp } from './steps.ts';
import { shortcutLabel, TEXTS } from './texts.ts';

const suggestionOn = (page: Page) => page.locator('[aria-live="polite"] p').first();

/** From the language to the first suggestion, with an account made on the way. */
const MOST_PRESSES = 12;

for (const language of LANGUAGES) {
  test(`a newcomer goes from language to suggestion and finds it all after a restart (${language})`, async ({
    browser,
  }) => {
    const { shell, checkin, written, options, home } = TEXTS[language];
    const person = newPerson();
    let stack = await startStack();
    const page = await browser.newPage();

    const { presses, fields } = await countEfforts(page);
    await page.goto(stack.url);
    await chooseLanguage(page, language);
    await signUp(page, language, person);
    await expect(page.getByRole('heading', { name: shell.checkEmail.title })).toBeVisible();
    await expect(page.getByText(person.email).first()).toBeVisible();

    await page.goto(`${stack.url}/inbox`);
    await expect(page.getByText(person.email).first()).toBeVisible();
    await confirmAddress(page, stack, language, person.email);
    await expect(page).toHaveURL(/\/setup/);
    await completeShortStart(page, language, 'Kari');

    await expect(page.getByRole('heading', { level: 1, name: /Kari/ })).toBeVisible();
    await page.getByRole('link', { name: shortcutLabel('checkIn', language) }).click();
    await page
      .getByRole('button', { name: options.needMore.ro, exact: true })
      .or(page.getByLabel(options.needMore.ro, { exact: true }))
      .first()
      .click();
    await page.getByRole('button', { name: checkin.modes.first.save }).click();
    await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
    await expect(page.getByText(written.closing)).toBeVisible();
    const suggestion = await suggestionOn(page).innerText();
    expect(suggestion.length).toBeGreaterThan(20);
    expect(presses()).toBeLessThanOrEqual(MOST_PRESSES);
    // Address, password and name; to repeat the password is to think of nothing new.
    expect(fields().filter((name) => !name.endsWith('-again'))).toHaveLength(3);

    await stack.stop({ keepData: true });
    stack = await startStack({}, stack.dataFolder);
    const later = await browser.newPage();
    await later.goto(stack.url);
    await chooseLanguage(later, language);
    await logIn(later, language, person);
    await expect(later).toHaveURL(/\/home$/);
    await expect(later.getByRole('heading', { level: 1, name: /Kari/ })).toBeVisible();
    await expect(later.getByRole('link', { name: shortcutLabel('checkInDone', language) })).toBeVisible();
    const plant = later.getByRole('link', { name: `${home.plant} ${options.levels.sprout}` });
    await expect(plant).toContainText(home.deeds.leaf);
    await plant.click();
    await expect(later).toHaveURL(/\/meg$/);
    await later.goBack();
    await expect(suggestionOn(later)).toHaveText(suggestion);
    await stack.stop();
  });
}
