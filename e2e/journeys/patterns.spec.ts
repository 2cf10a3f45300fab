import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, localDate } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { pastWithPattern } from '@spire/testing/pastWithPattern';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { newPerson, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const today = localDate(new Date(), 'Europe/Oslo');
const IMPORT = 'mutation ($document: String!) { importRecords(document: $document) }';
const KEEP = 'mutation ($input: SavePacingDayInput!) { savePacingDay(input: $input) { date } }';
const TURN_ON = 'mutation { setPacing(input: { isOn: true }) }';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

/** A page on a phone of somebody who has brought half a year, and whose yesterday was a big day. */
async function withPast(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', timezoneId: 'Europe/Oslo' });
  const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
  const session = await storedSession(stack, person);
  await askAs(stack.url, session, IMPORT, { variables: { document: pastWithPattern(today) } });
  const things = [{ id: randomUUID(), name: 'Visit', size: 3, done: true }];
  const input = { date: addDays(today, -1), room: 2, things };
  await askAs(stack.url, session, KEEP, { variables: { input } });
  await askAs(stack.url, session, TURN_ON);
  await arriveAs(context, { language, session });
  return context.newPage();
}

for (const language of LANGUAGES) {
  const { patterns, pacing, me } = TEXTS[language];

  test(`a pattern opens to its days and comes back, and after a big day Home asks once (${language})`, async ({
    browser,
  }) => {
    const page = await withPast(browser, language);
    await page.goto(`${stack.url}/patterns`);
    await expect(page.getByText(patterns.strengths.clear).first()).toBeVisible();
    await page
      .getByRole('link', { name: new RegExp(`^${patterns.seeDays}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: patterns.opened.sureTitle })).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
    await page.goBack();
    await page
      .getByRole('button', { name: new RegExp(`^${patterns.hide}`) })
      .first()
      .click();
    await page.getByRole('button', { name: new RegExp(`^${patterns.hidden.show}`) }).click();
    await expect(page.getByText(patterns.strengths.clear).first()).toBeVisible();
    await page.goto(`${stack.url}/home`);
    await page.getByRole('button', { name: pacing.card.usual }).click();
    await expect(page.getByText(pacing.card.answered.usual)).toBeVisible();
    await page.getByRole('link', { name: pacing.card.change, exact: true }).click();
    await page
      .getByRole('button', { name: new RegExp(pacing.sizes.s2) })
      .first()
      .click();
    await page.getByLabel(pacing.name).fill('Post');
    await page.getByRole('button', { name: pacing.addThis }).click();
    const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"done":true') === true);
    await page.getByRole('checkbox', { name: /Post/ }).check();
    await kept;
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /Post/ })).toBeChecked();
    await page.goto(`${stack.url}/meg`);
    await expect(page.getByRole('link', { name: me.rows.pacing, exact: true })).toBeVisible();
    await page.context().close();
  });
}
