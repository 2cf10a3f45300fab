import { expect, type Page } from '@playwright/test';
import type { Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import type { TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { newPerson } from './steps.ts';
import { menuLabel, TEXTS } from './texts.ts';

/** Words that the person writes without a network. */
export const OWN = 'Sola kom fram bak skyene';

/** Someone in the app, with every page that is needed fetched. */
export async function arrive(page: Page, stack: TestStack, language: Language): Promise<ReturnType<typeof seedPerson>> {
  const person = seedPerson(stack, newPerson().email, ['--days', '5', '--memories', '2', '--language', language]);
  await arriveAs(page, { language, session: await storedSession(stack, person) });
  await page.goto(`${stack.url}/checkin`);
  await checkInIsHere(page, language);
  await goTo(page, language, 'memoryBank');
  await expect(page.getByRole('article')).toHaveCount(2);
  return person;
}

/** The form, or the day's answers with their way back into it. */
export const checkInIsHere = (page: Page, language: Language) => {
  const { checkin } = TEXTS[language];
  return page
    .getByRole('button', { name: checkin.summary.edit, exact: true })
    .or(page.getByRole('button', { name: checkin.writeOwnWords }).first())
    .first()
    .waitFor();
};

export const goTo = async (page: Page, language: Language, name: string) => {
  await page
    .getByRole('link', { name: menuLabel(name, language), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The words for what waits are fetched when there is time: the shell's, and each remote's own. */
export const whenItCanBeSaid = (page: Page) =>
  page.waitForFunction(() =>
    ['status-', 'mf-memories/', 'mf-checkin/'].every((part) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(part) && (part === 'status-' || name.includes('/away.'))),
    ),
  );

export async function writeMemory(page: Page, language: Language): Promise<void> {
  const { memories } = TEXTS[language];
  await page.getByRole('link', { name: memories.bank.add, exact: true }).click();
  await page.getByLabel(memories.form.name, { exact: true }).fill(OWN);
  await page.getByLabel(memories.form.description, { exact: true }).fill('Vi satt på trappa.');
}

export const saveMemory = (page: Page, language: Language) =>
  page.getByRole('button', { name: TEXTS[language].memories.form.save, exact: true }).click();
