import { expect, test, type Browser, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { byDay } from '../byDay.ts';
import { newPerson, ONE_LANGUAGE, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

const CHECK_IN = 'mutation ($input: SaveCheckInInput!) { saveCheckIn(input: $input) { id } }';

/** A page on a phone, of somebody who has checked in today. */
async function checkedIn(browser: Browser, language: Language, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
  const session = await storedSession(stack, person);
  await arriveAs(context, { language, session });
  await byDay(context);
  const page = await context.newPage();
  // Before any page of the app is open: Home would ask for a suggestion as soon as there is a check-in.
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await askAs(stack.url, session, CHECK_IN, { variables: { input: { date, whatIsGood: ['haap'] } } });
  await page.goto(`${stack.url}${path}`);
  return page;
}

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

for (const language of LANGUAGES) {
  const { checkin } = TEXTS[language];
  const { tasks, three, suggestion, timer } = checkin;

  test(`each of three small things is answered in sight, and all three by a garden (${language})`, async ({
    browser,
  }) => {
    const page = await checkedIn(browser, language, '/home');
    await page.getByRole('button', { name: tasks.title, exact: true }).click();
    await page.getByRole('button', { name: tasks.make, exact: true }).click();
    const boxes = page.getByRole('region', { name: tasks.title }).getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    await page.getByRole('region', { name: tasks.title }).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const answers = [
      page.getByText(tasks.buds.one, { exact: true }),
      page.getByText(tasks.buds.two, { exact: true }),
      page.getByRole('heading', { name: tasks.garden.title }),
    ];
    for (const [index, answer] of answers.entries()) {
      const before = await scrolledTo(page);
      await boxes.nth(index).click();
      await expect(answer).toBeInViewport({ ratio: 1 });
      expect(await scrolledTo(page)).toBe(before);
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: tasks.garden.title })).toBeVisible();
    await page.getByRole('button', { name: tasks.garden.showThree, exact: true }).click();
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).toBeChecked();

    await page.reload();
    await page.getByRole('button', { name: tasks.garden.more, exact: true }).click();
    const garden = page.getByRole('dialog', { name: tasks.garden.title });
    const press = (name: string) => garden.getByRole('button', { name, exact: true }).click();
    await press(tasks.garden.flowers.pink);
    const about = await garden.locator('strong').innerText();
    await press(tasks.garden.write);
    await press(tasks.garden.keep);
    const line = garden.getByLabel(tasks.garden.lineLabel);
    await expect(line).toBeFocused();
    await expect(line).toHaveAttribute('aria-invalid', 'true');
    await line.fill('Det luktet snø');
    await press(tasks.garden.keep);
    await expect(garden.getByText(tasks.garden.kept)).toBeVisible();
    const file = page.waitForEvent('download');
    await press(tasks.garden.savePicture);
    expect((await file).suggestedFilename()).toMatch(/\.png$/);
    await press(tasks.garden.close);
    await expect(garden).toHaveCount(0);
    await page.goto(`${stack.url}/memory-bank`);
    await expect(page.getByText(about, { exact: true })).toBeVisible();
    await page.context().close();
  });

  test(`three to choose from are tried, done, liked and taken back, and a reload changes nothing (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const page = await checkedIn(browser, language, '/choose');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    const inCard = (at: number, words: string) =>
      cards.nth(at).getByRole('button', { name: new RegExp(`^${words}(: |$)`) });
    await page.getByRole('button', { name: three.ask, exact: true }).click();
    await expect(cards).toHaveCount(3);
    await expect(
      page.getByText(suggestion.counterRead.replace('{{number}}', '1').replace('{{limit}}', '8')),
    ).toBeVisible();

    await inCard(0, suggestion.markDone).click();
    await expect(cards.nth(0)).toContainText(suggestion.buds.one);
    await inCard(1, suggestion.like).click();
    await cards
      .nth(2)
      .getByRole('button', { name: new RegExp(`^${three.tryNamed.split('{{')[0] ?? ''}`) })
      .click();
    await expect(cards.nth(2).getByRole('timer')).toBeVisible();
    await cards.nth(2).getByRole('button', { name: timer.finish, exact: true }).click();
    await expect(cards.nth(2)).toContainText(suggestion.buds.two);
    await expect(page.getByText(three.oneDone)).toBeVisible();

    await page.reload();
    await expect(inCard(0, suggestion.markDone)).toHaveAttribute('aria-disabled', 'true');
    await expect(inCard(1, suggestion.liked)).toHaveAttribute('aria-pressed', 'true');
    for (const at of [0, 2]) await inCard(at, suggestion.undo).click();
    await inCard(1, suggestion.liked).click();
    await expect(page.getByText(three.pick)).toBeVisible();
    await page.reload();
    for (const at of [0, 1, 2]) {
      await expect(inCard(at, suggestion.markDone)).not.toHaveAttribute('aria-disabled');
      await expect(inCard(at, suggestion.like)).toHaveAttribute('aria-pressed', 'false');
    }
    await page.context().close();
  });
}
