import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { REST_PATHS } from '@spire/domain/restPaths';
import { seedPerson, storedSession, tokenOf } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, ONE_LANGUAGE, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const SAMPLE = path.join(workspaceRoot(), 'packages/imports/samples/daylio-csv-no/daylio_export_2026_11_02.csv');
const BACKUP = path.join(workspaceRoot(), 'packages/imports/samples/daylio-backup/backup_2026_11_01.daylio');
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
    await expect(page.getByText(bring.skipped.future_one)).toBeVisible();
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

  test(`a backup brings its pictures, what things are called is remembered, and a memory keeps its picture (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const page = await elsewhere(browser, language);
    await page.setViewportSize(PHONE);
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
    await arriveAs(page, { session: await storedSession(stack, person) });
    const toQuestions = async () => {
      await page.goto(`${stack.url}/bring`);
      await page.locator('input[type=file]').first().setInputFiles(BACKUP);
      await page.getByRole('button', { name: bring.next }).click();
      return page.getByRole('region', { name: bring.roles.activities }).getByRole('combobox').first();
    };
    const called = await toQuestions();
    await called.selectOption('musikk');
    await page
      .getByRole('button', { name: filled(bring.take_other, { count: '' }).trim().split(' ')[0] ?? '' })
      .click();
    await expect(page.getByRole('link', { name: bring.seeDays })).toBeVisible();
    await expect(await toQuestions()).toHaveValue('musikk');

    await page.goto(`${stack.url}/history`);
    const pictures = page.getByAltText(filled(history.imported.picture, { number: 1, total: 1 }));
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    const entry = page.getByRole('listitem').filter({ has: pictures.first() }).first();
    await entry.getByRole('button', { name: history.imported.make }).click();
    await expect(entry.getByText(history.imported.made)).toBeVisible();
    await page.goto(`${stack.url}/bring`);
    await page.getByRole('button', { name: bring.undo }).first().click();
    await page.getByRole('button', { name: bring.undoNow }).click();
    await expect(page.getByText(new RegExp(`^${bring.undoneOn.split('{{')[0] ?? ''}`))).toBeVisible();
    await page.goto(`${stack.url}/memory-bank`);
    await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('src', /^(blob:|http)/);
    await page.context().close();
  });

  test(`one's own export joins an account that is begun, and says how (${language})`, async ({ browser }) => {
    test.skip(language !== 'no', ONE_LANGUAGE);
    const { ownData } = TEXTS[language];
    const page = await elsewhere(browser, language);
    const [one, other] = ['1', '3'].map((count) =>
      seedPerson(stack, newPerson().email, ['--days', '0', '--memories', count, '--language', language]),
    );
    if (one === undefined || other === undefined) throw new Error('There are two of them');
    const token = tokenOf(await storedSession(stack, other));
    const answer = await fetch(stack.url + REST_PATHS.privacyExport, { headers: { authorization: `Bearer ${token}` } });
    const buffer = Buffer.from(await answer.arrayBuffer());
    await arriveAs(page, { session: await storedSession(stack, one) });
    await page.goto(`${stack.url}/bring`);
    const join = async () => {
      await page.getByLabel(new RegExp(`^${bring.ways.spire}`)).setInputFiles({
        ...{ name: 'spire.json', mimeType: 'application/json', buffer },
      });
      await page.getByRole('button', { name: ownData.bringIn.take }).click();
      await expect(page.getByText(ownData.bringIn.done)).toBeVisible();
    };
    await join();
    await expect(page.getByText(filled(ownData.bringIn.added_other, { count: 3 }), { exact: true })).toBeVisible();
    await page.goto(`${stack.url}/bring`);
    await join();
    await expect(page.getByText(filled(ownData.bringIn.added_other, { count: 0 }), { exact: true })).toBeVisible();
    await page.context().close();
  });
}
