import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, ONE_LANGUAGE } from './steps.ts';
import { menuLabel, TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});

for (const language of LANGUAGES) {
  const { common, onboarding, options, profile, profileForm } = TEXTS[language];

  test(`the eight steps by keyboard alone, with a reload at each, lose nothing (${language})`, async ({ browser }) => {
    test.skip(language !== 'no', ONE_LANGUAGE);
    const page = await elsewhere(browser, language);
    await page.setViewportSize({ width: 390, height: 844 });
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--no-profile', '--language', language]);
    await arriveAs(page, { language, session: await storedSession(stack, person) });
    await page.goto(`${stack.url}/setup?form=steps`);
    const { steps } = onboarding;
    const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const choose = async (role: 'checkbox' | 'radio', name: string) => {
      await page.getByRole(role, { name }).focus();
      await page.keyboard.press('Space');
    };
    /** Reloads, finds the step and nothing of it out of sight, and presses the button. */
    const goOn = async (step: string, button: string) => {
      await page.reload();
      await title(step);
      const way = page.getByRole('button', { name: button, exact: true });
      await expect(way).toBeInViewport({ ratio: 1 });
      await way.focus();
      await page.keyboard.press('Enter');
    };
    const next = common.actions.next;
    await page.getByLabel(profileForm.nickname.label).fill("O'Áhkká");
    await goOn(steps.nickname.title, next);
    await title(steps.language.title);
    await goOn(steps.language.title, next);
    await title(steps.considerations.title);
    await choose('checkbox', options.considerations.fatigue);
    await choose('checkbox', profileForm.considerations.consent);
    await goOn(steps.considerations.title, next);
    await title(steps.specificChallenge.title);
    await goOn(steps.specificChallenge.title, profileForm.specificChallenge.none);
    await title(steps.capacityLevel.title);
    await choose('radio', options.capacityLevels.low.title);
    await goOn(steps.capacityLevel.title, next);
    await title(steps.goals.title);
    await choose('checkbox', options.goals.peace);
    await goOn(steps.goals.title, next);
    await title(steps.avoidSuggestions.title);
    await goOn(steps.avoidSuggestions.title, profileForm.avoidSuggestions.none);
    const thanks = steps.summary.title.replace('{{name}}', "O'Áhkká");
    await title(thanks);
    await goOn(thanks, steps.summary.start);
    await expect(page).toHaveURL(/\/home$/);
    await page.context().close();
  });

  test(`onboarding on one page at 320 px in large type by keyboard, and what was told is changed later (${language})`, async ({
    browser,
  }) => {
    const page = await elsewhere(browser, language);
    await page.setViewportSize({ width: 320, height: 640 });
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--no-profile', '--language', language]);
    await arriveAs(page, { language, session: await storedSession(stack, person) });
    await page.addInitScript(() => localStorage.setItem('spire.appearance', '{"textSize":150}'));
    await page.goto(`${stack.url}/setup`);
    await page.getByLabel(profileForm.nickname.label).fill('Áhkká');
    const press = async (name: string, key = 'Enter') => {
      const control = page.getByRole('button', { name, exact: true });
      await control.focus();
      await page.keyboard.press(key);
    };
    await press(onboarding.otherForm.everything);
    await press(onboarding.otherForm.onePage);
    await expect(page.getByRole('heading', { level: 1, name: onboarding.onePage.title })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(profileForm.nickname.label)).toHaveValue('Áhkká');
    for (const name of [options.considerations.brain_fog, profileForm.considerations.consent, options.goals.peace]) {
      await page.getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
    }
    await press(onboarding.steps.summary.start);
    await expect(page.getByText(onboarding.required.capacityLevel)).toBeVisible();
    await page.getByRole('radio', { name: options.capacityLevels.low.title }).focus();
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await press(onboarding.steps.summary.start);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1, name: /Áhkká/ })).toBeVisible();

    await page.goto(`${stack.url}/profile-settings`);
    const { titles, row } = profile.settings;
    const rowOf = (id: keyof typeof titles) => page.getByRole('button', { name: titles[id] });
    const open = async (id: keyof typeof titles) => {
      await rowOf(id).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: titles[id] })).toBeVisible();
    };
    const leave = async (id: keyof typeof titles) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(rowOf(id)).toBeFocused();
    };
    await expect(rowOf('considerations')).toContainText(options.considerations.brain_fog);
    await expect(page.getByRole('link', { name: menuLabel('me', language), exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await open('nickname');
    await page.getByLabel(profileForm.nickname.label).fill('Kari');
    await leave('nickname');
    await expect(rowOf('nickname')).toContainText('Kari');
    await open('socialSafetyFactors');
    await page.getByRole('checkbox', { name: options.socialSafetyFactors.own_pace }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog').getByText(row.saved)).toBeVisible();
    await leave('socialSafetyFactors');
    await open('considerations');
    await expect(page.getByRole('checkbox', { name: profileForm.considerations.consent })).toBeChecked();
    await page.getByRole('checkbox', { name: options.considerations.brain_fog }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(profile.settings.required.considerations)).toBeVisible();
    await leave('considerations');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await page.context().setOffline(true);
    await open('goals');
    await page.getByRole('checkbox', { name: options.goals.joy }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog').getByText(row.waiting)).toBeVisible();
    await leave('goals');
    await expect(rowOf('goals')).toContainText(options.goals.peace);
    await page.context().setOffline(false);
    await expect(page.getByText(row.waiting)).toBeHidden();

    await page.reload();
    await expect(rowOf('nickname')).toContainText('Kari');
    await expect(rowOf('goals')).toContainText(new RegExp(options.goals.joy, 'i'));
    await press(profile.settings.save);
    await expect(page.getByRole('heading', { level: 1, name: profile.settings.savedTitle })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await page.context().close();
  });
}
