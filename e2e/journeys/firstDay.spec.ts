import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { startStack, startTestStack } from '@spire/testing/stack';
import {
  chooseLanguage,
  codeInMail,
  completeShortStart,
  confirmAddress,
  countEfforts,
  logIn,
  newPerson,
  openForm,
  signUp,
} from './steps.ts';
import { shortcutLabel, TEXTS } from './texts.ts';

const suggestionOn = (page: Page) => page.locator('[aria-live="polite"] p').first();

/** From the language to the first suggestion, with an account made on the way and the energy told: as many as there are. */
const PRESSES = { password: 11, code: 12 };

/** From Home to a suggestion. */
async function checkIn(page: Page, language: Language): Promise<void> {
  const { checkin, written, options } = TEXTS[language];
  await page.getByRole('link', { name: shortcutLabel('checkIn', language) }).click();
  await page
    .getByRole('button', { name: options.needMore.ro, exact: true })
    .or(page.getByLabel(options.needMore.ro, { exact: true }))
    .first()
    .click();
  await page.getByRole('button', { name: checkin.modes.first.save }).click();
  await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
  await expect(page.getByText(written.closing)).toBeVisible();
}

/** The language in which the stack is restarted: its data are the same in each, and it takes a stack of its own. */
const RESTARTED: Language = 'no';

for (const language of LANGUAGES) {
  const after = language === RESTARTED ? ' and finds it all after a restart' : '';
  test(`a newcomer goes from language to suggestion${after} (${language})`, async ({ browser }) => {
    const { shell, options, home } = TEXTS[language];
    const person = newPerson();
    let stack = await (language === RESTARTED ? startStack() : startTestStack());
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
    await checkIn(page, language);
    const suggestion = await suggestionOn(page).innerText();
    expect(suggestion.length).toBeGreaterThan(20);
    expect(presses()).toBeLessThanOrEqual(PRESSES.password);
    // Address, password and name; to repeat the password is to think of nothing new.
    expect(fields().filter((name) => !name.endsWith('-again'))).toHaveLength(3);
    if (language !== RESTARTED) return page.context().close();

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

for (const [language, isTold] of LANGUAGES.flatMap((each) => [[each, true] as const, [each, false] as const]))
  test(`by a code what is typed is address, code and name (${language}, energy ${isTold ? 'told' : 'left for later'})`, async ({
    browser,
  }) => {
    const { shell, onboarding, profileForm, common } = TEXTS[language];
    const { email } = newPerson();
    const stack = await startTestStack();
    const page = await browser.newPage();
    const { presses, fields } = await countEfforts(page);
    await page.goto(stack.url);
    await chooseLanguage(page, language);
    await openForm(page, language, 'signUp');
    await page.getByRole('radio', { name: shell.signUp.ways.code }).check({ force: true });
    await page.getByLabel(shell.fields.email).fill(email);
    await page.getByLabel(shell.signUp.terms).check();
    await page.getByRole('button', { name: shell.signUp.sendCode }).click();
    await page.getByLabel(shell.mailedCode.label).fill(await codeInMail(stack, email));
    if (isTold) await completeShortStart(page, language, 'Kari');
    else {
      await page.getByLabel(profileForm.nickname.label).fill('Kari');
      await page.getByRole('button', { name: common.actions.next }).click();
      await expect(page.getByRole('heading', { level: 1, name: onboarding.short.energy.title })).toBeVisible();
      await page.getByRole('button', { name: onboarding.short.skip }).click();
      await expect(page).toHaveURL(/\/home$/);
    }
    await checkIn(page, language);
    // Where no energy is told the day is a low one, whose suggestion stands in a card of its own.
    if (!isTold) await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(presses()).toBeLessThanOrEqual(PRESSES.code);
    expect(fields()).toEqual(['email', 'code', 'nickname']);
    await page.context().close();
    await stack.stop();
  });
