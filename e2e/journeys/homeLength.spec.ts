import { expect, test, type Locator, type Page } from '@playwright/test';
import { localDate } from '@spire/domain/dates';
import { HARD_DAY } from '@spire/domain/hardDay';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { LATER_QUESTIONS } from '@spire/domain/laterQuestions';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { byDay } from '../byDay.ts';
import { newPerson, PHONE } from './steps.ts';
import { shortcutLabel, TEXTS } from './texts.ts';

/** Home after a check-in, from the top of the screen to the end of the page, in px; before, two to three screens. */
const LONGEST = 1500;

/** Names that would take three lines and more: no memory may push the tools out of sight. */
const LONG_NAME = {
  no: 'Den lange turen rundt vannet med bestemor og hunden, da det endelig sluttet å regne og sola kom',
  en: 'The long walk round the lake with my grandmother and the dog, when the rain stopped and the sun came',
} as const;
const SAVE = {
  checkIn: 'mutation ($input: SaveCheckInInput!) { saveCheckIn(input: $input) { id } }',
  settings: 'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { calmView } }',
};
const ADD = `mutation ($title: String!) { addMemory(input: { date: "${localDate(new Date(), 'Europe/Oslo')}", title: $title, description: "x", emoji: "💫", category: ro, goodnessRating: 5, effortRating: 5 }) { id } }`;

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

/** A person for whom it is such a day, and whom nothing else is asked. */
async function onSuchADay(kind: 'hard' | 'low', language: Language) {
  const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
  const session = await storedSession(stack, person);
  const date = localDate(new Date(), 'Europe/Oslo');
  const [answers, settings] =
    kind === 'hard'
      ? [{ whatIsGoodText: HARD_DAY[language] }, {}]
      : [{ whatIsGood: ['haap'] }, { calmView: true, lowEnergyToday: true }];
  const input = { questionsOff: LATER_QUESTIONS, ...settings };
  await askAs(stack.url, session, SAVE.settings, { variables: { input } });
  await askAs(stack.url, session, SAVE.checkIn, { variables: { input: { date, ...answers } } });
  return session;
}

/** So much higher are the name and the sentence of the suggestion for the lines that they have beyond that many each. */
async function linesBeyond(main: Locator, most: number): Promise<number> {
  const card = main.getByRole('heading', { level: 3 }).first();
  return card.evaluate((name, count) => {
    const sentence = name.parentElement?.parentElement?.nextElementSibling;
    return [name, sentence].reduce((sum, words) => {
      if (!(words instanceof HTMLElement)) return sum;
      const line = Number.parseFloat(getComputedStyle(words).lineHeight);
      return sum + Math.max(0, words.offsetHeight - count * line);
    }, 0);
  }, most);
}

for (const language of LANGUAGES) {
  const { checkin, memories, options, tools, written } = TEXTS[language];
  const triedFor = new RegExp(checkin.suggestion.tryNow.replace('{{minutes}}', '\\d+'));

  test(`Home fits a phone before the check-in, and is short after it, with nothing that it had gone (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    await byDay(context);
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

  for (const kind of ['hard', 'low'] as const)
    test(`a ${kind === 'hard' ? 'hard day' : 'day of low energy in the calm view'} is in sight on a phone at once, with everything large enough to press (${language})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
      await arriveAs(context, { language, session: await onSuchADay(kind, language) });
      const page = await context.newPage();
      await page.goto(`${stack.url}/home`);
      const main = page.getByRole('main');
      const trial = main.getByRole('button', { name: triedFor });
      await expect(trial).toBeVisible();
      await expect(main.getByText(written.showAll, { exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');

      expect((await heightOf(page)) - (await linesBeyond(main, 2))).toBeLessThanOrEqual(PHONE.height);
      // A row that opens is pressed in all of its height.
      for (const way of await main.locator('a:visible, button:not([aria-expanded]):visible').all())
        expect((await boxOf(way)).height, await way.innerText()).toBeGreaterThanOrEqual(44);
      // The rest of the words comes with trying it.
      const inSight = await main.innerText();
      await trial.click();
      await expect(page.getByRole('timer')).toBeVisible();
      const said = await main.locator('p').filter({ visible: true }).allInnerTexts();
      expect(said.filter((words) => !inSight.includes(words))).not.toEqual([]);
      await context.close();
    });
}
