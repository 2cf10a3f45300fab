import { expect, test, type Locator, type Page } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { newPerson, PHONE } from './steps.ts';
import { shortcutLabel, TEXTS } from './texts.ts';

/** Home after a check-in, from the top of the screen to the end of the page, in px; before, two to three screens. */
const LONGEST = 1500;

/** Names that would take three lines and more: no memory may push the tools out of sight. */
const LONG_NAME = {
  no: 'Den lange turen rundt vannet med bestemor og hunden, da det endelig sluttet å regne og sola kom',
  en: 'The long walk round the lake with my grandmother and the dog, when the rain stopped and the sun came',
} as const;
const ADD = `mutation ($title: String!) { addMemory(input: { date: "${new Date().toLocaleDateString('sv')}", title: $title, description: "x", emoji: "💫", category: ro, goodnessRating: 5, effortRating: 5 }) { id } }`;

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Not drawn');
  return box;
}

for (const language of LANGUAGES) {
  const { checkin, memories, options, tools } = TEXTS[language];

  test(`Home fits a phone before the check-in, and is short after it, with nothing that it had gone (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
    const session = await storedSession(stack, person);
    for (const number of [1, 2, 3, 4, 5])
      await askAs(stack.url, session, ADD, { variables: { title: `${LONG_NAME[language]} ${number}` } });
    await arriveAs(context, { language, session });
    const page = await context.newPage();
    const memory = page.getByRole('region', { name: memories.card.title });
    const row = page.getByRole('region', { name: tools.overview.title });
    const isThere = async () => {
      await expect(memory.getByRole('link')).toBeVisible();
      await expect(memory.getByRole('button', { name: memories.card.previous })).toBeVisible();
      await expect(memory.getByRole('button', { name: memories.card.next })).toBeVisible();
      await expect(memory.getByText(/^\d\/5$/)).toBeVisible();
      await expect(row.getByRole('link')).toHaveCount(5);
      await page.waitForLoadState('networkidle');
    };

    await page.goto(`${stack.url}/home`);
    await isThere();
    const menu = await boxOf(page.getByRole('navigation').last());
    for (const tile of await row.getByRole('link').all()) {
      const { y, height } = await boxOf(tile);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height, 'in sight above the menu').toBeLessThanOrEqual(menu.y);
    }

    await page.getByRole('link', { name: shortcutLabel('checkIn', language) }).click();
    await page.getByRole('button', { name: options.whatIsGood.haap, exact: true }).click();
    await page.getByRole('button', { name: checkin.steps.saveNow, exact: true }).click();
    await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
    await page.goto(`${stack.url}/home`);
    await isThere();
    await expect(page.getByRole('link', { name: shortcutLabel('checkInDone', language) })).toBeVisible();
    expect(await heightOf(page)).toBeLessThanOrEqual(LONGEST);
    await context.close();
  });
}
