import { expect, test, type Browser, type Page } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import innerBalance from '../../mf-tools/src/inner-balance/messages/no.ts';
import toolFrame from '../../mf-tools/src/tool-frame/messages/no.ts';
import { BREATHING } from '../../packages/content/src/exercises/breathing.ts';
import { arriveAs } from '../arriveAs.ts';
import { newPerson, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const { checkin } = TEXTS.no;

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

async function arrive(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const person = seedPerson(stack, newPerson().email, ['--days', '1']);
  await arriveAs(context, { language: 'no', session: await storedSession(stack, person) });
  const page = await context.newPage();
  await page.goto(stack.url + path);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const timer = (page: Page) => page.getByRole('timer');

test('a suggestion that is tried goes on through a reload and in another tab, and is done once', async ({
  browser,
}) => {
  const page = await arrive(browser, '/checkin');
  await page.getByRole('button', { name: checkin.suggestion.tryNow.split(' · ')[0] ?? '' }).click();
  await expect(page.getByText(checkin.timer.goesOn)).toBeVisible();
  await button(page, checkin.timer.pause).click();
  const rested = await timer(page).innerText();
  await page.reload();
  await expect(timer(page)).toHaveText(rested);
  await expect(page.getByText(checkin.timer.hasGoneOn)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${stack.url}/checkin`);
  await expect(timer(other)).toHaveText(rested);
  await button(other, checkin.timer.goOn).click();
  await expect(button(page, checkin.timer.pause)).toBeVisible();
  await button(other, checkin.timer.finish).click();
  await expect(button(other, checkin.suggestion.undo)).toBeVisible();
  await expect(timer(page)).toBeHidden();
  await page.context().close();
});

test('a breath goes on through a reload and in another tab, with its time hidden, and ends in both', async ({
  browser,
}) => {
  const paced = BREATHING.find(({ rhythm, tier }) => rhythm !== undefined && tier === 'low');
  if (paced === undefined) throw new Error('Nobody has written a breath to follow');
  const page = await arrive(browser, `/hrv-balance?exercise=${paced.id}`);
  await button(page, innerBalance.start.replace('{{minutes}}', String(paced.minutes))).click();
  await button(page, toolFrame.time.pause).click();
  const rested = await timer(page).innerText();
  await page.reload();
  await expect(timer(page)).toHaveText(rested);
  await expect(page.getByText(toolFrame.time.hasGoneOn)).toBeVisible();
  await button(page, toolFrame.time.hide).click();
  await expect(timer(page)).toBeHidden();

  const other = await page.context().newPage();
  await other.goto(`${stack.url}/hrv-balance`);
  await expect(other.getByText(innerBalance.underWay.replace('{{title}}', paced.title.no))).toBeVisible();
  await other.getByRole('link', { name: toolFrame.time.goOn }).click();
  await expect(other.getByText(toolFrame.time.hasGoneOn)).toBeVisible();
  await button(other, toolFrame.time.show).click();
  await expect(timer(other)).toHaveText(rested);
  for (let step = 1; step < paced.steps.no.length; step += 1) await other.keyboard.press('ArrowRight');
  await button(other, toolFrame.time.finish).click();
  await expect(other.getByText(innerBalance.done.line.replace('{{title}}', paced.title.no))).toBeVisible();
  await expect(page).not.toHaveURL(/now=/);
  const log = page.getByRole('region', { name: innerBalance.log.title });
  await page.reload();
  await expect(log.getByRole('listitem')).toHaveCount(1);
  await page.context().close();
});

test('answers that are changed say so, and the browser’s back leads to the summary and its sentence', async ({
  browser,
}) => {
  const page = await arrive(browser, '/checkin');
  const edit = button(page, checkin.summary.edit);
  await expect(edit).toBeVisible();
  const sentence = await page.getByRole('heading', { level: 1 }).innerText();
  await edit.click();
  await expect(page.getByRole('heading', { level: 1, name: checkin.modes.edit.title })).toBeVisible();
  await button(page, checkin.steps.next).click();
  await expect(button(page, checkin.modes.edit.save)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: checkin.modes.edit.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();

  await edit.click();
  await button(page, TEXTS.no.options.whatIsGood.haap).click();
  await button(page, checkin.modes.edit.save).click();
  await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const answer = await page.getByRole('heading', { level: 1 }).innerText();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: answer })).toBeVisible();
  await page.context().close();
});
