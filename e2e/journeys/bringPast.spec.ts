import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const SAMPLE = path.join(workspaceRoot(), 'packages/imports/samples/daylio-csv-no/daylio_export_2026_11_02.csv');
const DAYS = 16;

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});

const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{{${name}}}`, String(value)), text);

for (const language of LANGUAGES) {
  const { bring, history } = TEXTS[language];

  test(`a diary from elsewhere is seen, asked about, taken in and undone (${language})`, async ({ browser }) => {
    const page = await elsewhere(browser, language);
    await page.setViewportSize(PHONE);
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
    await arriveAs(page, { session: await storedSession(stack, person) });
    await page.goto(`${stack.url}/privacy`);
    await page.getByRole('link', { name: new RegExp(TEXTS[language].ownData.bringPast) }).click();

    await page.getByLabel(new RegExp(`^${bring.ways.table}`)).setInputFiles({
      name: 'tekst.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Hei'),
    });
    await expect(page.getByText(bring.problems.notADiary)).toBeVisible();
    await page.getByLabel(new RegExp(`^${bring.ways.daylio}`)).setInputFiles(SAMPLE);
    await expect(page.getByRole('heading', { name: bring.understood })).toBeVisible();
    await expect(page.getByText(bring.skipped.future)).toBeVisible();
    await page.getByRole('button', { name: bring.next }).click();
    const asked = page.getByLabel('Midt på treet');
    await expect(asked).toHaveValue('none');
    await asked.selectOption('3');
    await page.getByRole('button', { name: filled(bring.take_other, { count: DAYS }) }).click();

    await expect(page.getByText(filled(bring.done_other, { count: DAYS }))).toBeVisible();
    await page.getByRole('link', { name: bring.seeDays }).click();
    await expect(page.getByText(filled(history.imported.from, { source: 'Daylio' })).first()).toBeVisible();
    await page.getByRole('button', { name: history.imported.make }).first().click();
    await expect(page.getByText(history.imported.made)).toBeVisible();

    await page.goto(`${stack.url}/bring`);
    await page.getByRole('button', { name: bring.undo }).click();
    await page.getByRole('button', { name: bring.undoNow }).click();
    await expect(page.getByText(filled(bring.importGone, { source: 'Daylio', count: 19 }))).toBeVisible();
    await page.goto(`${stack.url}/history`);
    await expect(page.getByText(history.imported.title)).toHaveCount(0);
    await page.context().close();
  });
}
