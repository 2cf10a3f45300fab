import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson } from './steps.ts';
import { menuLabel, TEXTS } from './texts.ts';

const OWN = {
  no: { title: 'Kaffe på trappa', text: 'Sola kom fram mens vi satt der.' },
  en: { title: 'Coffee on the steps', text: 'The sun came out while we sat there.' },
};

for (const language of LANGUAGES) {
  test(`a memory that is added stands first, in the bank and on Home, and is found again (${language})`, async ({
    browser,
  }) => {
    const { memories, options, common } = TEXTS[language];
    const stack = await startTestStack();
    const seeded = seedPerson(stack, newPerson().email, ['--days', '60', '--memories', '45', '--language', language]);
    const session = await storedSession(stack, seeded);
    const page = await elsewhere(browser, language);
    await arriveAs(page, { session });
    const all = page.getByRole('article');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const goTo = (name: string) => page.getByRole('link', { name, exact: true }).first().click();

    await page.goto(`${stack.url}/memory-bank`);
    await expect(all).toHaveCount(20);
    await button(memories.bank.add).click();
    await page.getByLabel(memories.form.name, { exact: true }).fill(`  ${OWN[language].title} `);
    await page.getByLabel(memories.form.description, { exact: true }).fill(OWN[language].text);
    await page.getByRole('radio', { name: memories.emojis['☕'] }).check({ force: true });
    await page.getByRole('radio', { name: options.memoryCategories.glede }).check({ force: true });
    await button(memories.form.save).click();
    await expect(page.getByText(memories.form.saved).first()).toBeVisible();
    await expect(page).toHaveURL(/\/memory-bank$/);
    await expect(all).toHaveCount(21);
    for (const words of [OWN[language].title, OWN[language].text, '☕', options.memoryCategories.glede])
      await expect(all.first()).toContainText(words);

    await button(common.actions.showMore).click();
    await expect(all).toHaveCount(41);
    await goTo(common.navigation.home);
    const card = page.getByRole('region', { name: memories.card.title });
    await expect(card).toContainText(OWN[language].title);
    await expect(card).toContainText('1/46');
    await goTo(menuLabel('memoryBank', language));
    await expect(all).toHaveCount(41);
    await expect(all.first()).toContainText(OWN[language].title);

    await page.reload();
    for (const count of [20, 40]) {
      await expect(all).toHaveCount(count);
      await button(common.actions.showMore).click();
    }
    await expect(all).toHaveCount(46);
    await expect(button(common.actions.showMore)).toBeHidden();
    await expect(all.first()).toContainText(OWN[language].title);
    await page.context().close();
  });
}
