import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { readFileSync } from 'node:fs';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, PHONE } from './steps.ts';
import { pageTitle, TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});

for (const language of LANGUAGES) {
  const { reminders } = TEXTS[language];

  test(`the calendar is given what, when and on which days, and nothing private (${language})`, async ({ browser }) => {
    const page = await elsewhere(browser, language);
    await page.setViewportSize(PHONE);
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
    await arriveAs(page, { session: await storedSession(stack, person) });
    await page.goto(`${stack.url}/meg`);
    await page.getByRole('link', { name: pageTitle('reminders', language) }).click();
    await page.getByLabel(reminders.kinds.afterwards).check();
    await page.getByLabel(reminders.dayNames.SU).uncheck();
    await page.getByLabel(reminders.time).fill('18:30');
    // What is chosen survives a reload.
    await page.reload();
    await expect(page.getByLabel(reminders.time)).toHaveValue('18:30');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: reminders.make }).click();
    const file = readFileSync(await (await coming).path(), 'utf8');
    await expect(page.getByText(reminders.madeTitle)).toBeVisible();
    expect(file.match(/^RRULE:.*$/gm)).toEqual(
      Array.from({ length: 2 }, () => 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'),
    );
    expect(file).toMatch(/^DTSTART:\d{8}T183000\r$/m);
    const shown = file.match(/^(SUMMARY|DESCRIPTION):.*$/gm)?.join('\n') ?? '';
    expect(shown).toContain(`SUMMARY:${reminders.shown.afterwards}`);
    expect(shown).not.toMatch(/spire|helse|health/i);
    await page.context().close();
  });
}
