import { expect, test, type Browser, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { byDay } from '../byDay.ts';
import { newPerson, ONE_LANGUAGE, PHONE } from './steps.ts';
import { shortcutLabel, TEXTS } from './texts.ts';

/** From Home to a saved check-in by keyboard (the way there was 37). */
const MOST_TABS = 20;

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

/** Home on a phone, of somebody who has not checked in yet. */
async function atHome(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
  await arriveAs(context, { language, session: await storedSession(stack, person) });
  const page = await context.newPage();
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of LANGUAGES) {
  const { checkin, options, written } = TEXTS[language];
  const saved = (page: Page) => page.getByText(checkin.summary.saved, { exact: true });

  test(`three taps from Home save a check-in, and the plant and a sentence answer (${language})`, async ({
    browser,
  }) => {
    const page = await atHome(browser, language);
    await page.getByRole('link', { name: shortcutLabel('checkIn', language) }).click();
    await expect(page.getByRole('navigation')).toBeHidden();
    await button(page, options.whatIsGood.haap).click();
    await button(page, checkin.steps.saveNow).click();
    await expect(saved(page)).toBeVisible();
    const reply = { no: 'Håpet er med i dag.', en: 'Hope is with you today.' }[language];
    await expect(page.getByRole('heading', { level: 1, name: reply })).toBeVisible();
    await expect(page.getByRole('navigation')).toBeVisible();
    await button(page, checkin.summary.showAnswers).click();
    await expect(page.getByRole('definition').filter({ hasText: options.whatIsGood.haap })).toBeVisible();
    await page.context().close();
  });

  test(`answers stand two and two on a phone, and no word breaks, from the smallest to a wide screen (${language})`, async ({
    browser,
  }) => {
    const page = await atHome(browser, language);
    for (const width of [320, 360, 390, 920, 1280])
      for (const question of width < 900 ? [1, 2, 3] : [1]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${stack.url}/checkin?q=${question}`);
        const words = page.locator('button[aria-pressed] [data-words]');
        await expect(words.first()).toBeVisible();
        const broken = await words.evaluateAll((all) =>
          all
            .filter((each) => !each.textContent.includes(' '))
            .filter((each) => each.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(each).lineHeight))
            .map((each) => each.textContent),
        );
        expect(broken, `${width} px, question ${question}`).toEqual([]);
        if (width !== 320) {
          const tops = await words.evaluateAll((all) => all.map((each) => each.closest('button')?.offsetTop));
          expect(tops[1], `beside each other at ${width} px`).toBe(tops[0]);
        }
      }
    const tops = await page
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops.slice(0, 3)).size, 'three questions beside each other').toBe(1);
    await page.context().close();
  });

  test(`one question a screen: back, forth, reload and the browser’s back lose nothing (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'no', ONE_LANGUAGE);
    const page = await atHome(browser, language);
    await page.goto(`${stack.url}/checkin`);
    await button(page, options.whatIsGood.glede).click();
    await button(page, checkin.steps.next).click();
    for (const chip of [options.lookingForward.enTur, options.lookingForward.enPause, options.lookingForward.musikk])
      await button(page, chip).click();
    await expect(page.getByText(checkin.capReason.replace('{{limit}}', '3'))).toBeVisible();
    await button(page, checkin.steps.next).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: checkin.questions.needMore.legend })).toBeVisible();
    await page.goBack();
    await expect(button(page, options.lookingForward.enTur)).toHaveAttribute('aria-pressed', 'true');
    await button(page, checkin.steps.back).click();
    await expect(button(page, options.whatIsGood.glede)).toHaveAttribute('aria-pressed', 'true');
    await page.context().close();
  });

  test(`a hard day is three taps from Home, meets no cheer, and has a way to a person (${language})`, async ({
    browser,
  }) => {
    const page = await atHome(browser, language);
    await page.getByRole('link', { name: checkin.hardDay.link }).click();
    await button(page, options.needMore.stoette).click();
    await button(page, checkin.hardDay.save).click();
    await expect(saved(page)).toBeVisible();
    const reply = { no: 'En tung dag. Du kom likevel.', en: 'A hard day. You came anyway.' }[language];
    await expect(page.getByRole('heading', { level: 1, name: reply })).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await page.goto(`${stack.url}/checkin/hard-day`);
    await expect(page).toHaveURL(/\/checkin$/);
    await page.context().close();
  });

  test(`words of a crisis bring the numbers above the fold, and nothing else (${language})`, async ({ browser }) => {
    const page = await atHome(browser, language);
    await page.goto(`${stack.url}/checkin`);
    await page.getByRole('button', { name: checkin.writeOwnWords }).click();
    await page.keyboard.type({ no: 'Jeg vil ikke leve lenger', en: 'I want to kill myself' }[language]);
    await button(page, checkin.steps.saveNow).click();
    const numbers = page.locator('a[href^="tel:"]');
    await expect(numbers).toHaveCount(4);
    await expect(numbers.last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(saved(page)).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/leve lenger|kill myself/);
    await button(page, written.help.goOn).click();
    await expect(page.getByRole('navigation', { name: written.after.call })).toBeVisible();
    await expect(page.getByText(written.closing, { exact: true })).toHaveCount(0);
    await page.context().close();
  });
}

test('by keyboard alone it is at most twenty Tabs from Home to a saved check-in', async ({ browser }) => {
  const { checkin, common, options } = TEXTS.no;
  const page = await atHome(browser, 'no');
  await expect(page.getByRole('link', { name: shortcutLabel('checkIn', 'no') })).toBeVisible();
  let tabs = 0;
  const tabTo = async (name: string) => {
    const isThere = () =>
      page.evaluate((wanted) => document.activeElement?.textContent.includes(wanted) === true, name);
    do {
      await page.keyboard.press('Tab');
      tabs += 1;
    } while (!(await isThere()) && tabs < 100);
    await page.keyboard.press('Enter');
  };
  await tabTo(common.skipToContent);
  await tabTo(shortcutLabel('checkIn', 'no'));
  await expect(button(page, options.whatIsGood.glede)).toBeVisible();
  await tabTo(options.whatIsGood.glede);
  await expect(button(page, options.whatIsGood.glede)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(checkin.steps.saveNow);
  await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
  expect(tabs).toBeLessThanOrEqual(MOST_TABS);
  await page.context().close();
});

test('a suggestion is tried, done, undone and fetched back, and is as it was after a reload', async ({ browser }) => {
  const { checkin } = TEXTS.no;
  const page = await atHome(browser, 'no');
  await page.goto(`${stack.url}/checkin`);
  await button(page, TEXTS.no.options.whatIsGood.haap).click();
  await button(page, checkin.steps.saveNow).click();
  const text = page.locator('[aria-live="polite"] p').first();
  await expect(text).toBeVisible();
  const first = await text.innerText();
  const tryNow = page.getByRole('button', { name: checkin.suggestion.tryNow.split(' · ')[0] ?? '' });
  if (await tryNow.isVisible()) {
    await tryNow.click();
    await expect(page.getByRole('timer')).toBeVisible();
    await button(page, checkin.timer.hide).click();
    await expect(page.getByRole('timer')).toBeHidden();
    await button(page, checkin.timer.finish).click();
  } else await button(page, checkin.suggestion.markDone).click();
  await expect(page.getByText(checkin.suggestion.buds.one)).toBeVisible();
  await button(page, checkin.suggestion.undo).click();
  await expect(page.getByText(checkin.suggestion.buds.one)).toBeHidden();
  await button(page, checkin.suggestion.like).click();
  await expect(button(page, checkin.suggestion.liked)).toBeVisible();

  await button(page, checkin.suggestion.next).click();
  await expect(text).not.toHaveText(first);
  await page.reload();
  await button(page, checkin.suggestion.earlier).click();
  await page.getByRole('button', { name: checkin.suggestion.fetchBackNamed.replace('{{text}}', first) }).click();
  await expect(text).toHaveText(first);
  await expect(button(page, checkin.suggestion.liked)).toHaveAttribute('aria-pressed', 'true');
  await page.context().close();
});

test('a task, a mood, a glass of water and a rest day that is taken back are there the next time', async ({
  browser,
}) => {
  const { checkin } = TEXTS.no;
  const page = await atHome(browser, 'no');
  await byDay(page);
  await button(page, checkin.restDay.take).click();
  await expect(page.getByRole('button', { name: checkin.restDay.undo, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: checkin.restDay.undo, exact: true })).toBeVisible();
  await button(page, checkin.restDay.undo).click();
  await expect(button(page, checkin.restDay.take)).toBeVisible();

  await page.goto(`${stack.url}/verktoy`);
  await page.getByRole('link', { name: TEXTS.no.tools.overview.today }).click();
  await page.getByRole('radio', { name: checkin.today.moods.good, exact: true }).click({ force: true });
  await button(page, checkin.today.water).click();
  await expect(
    page.getByText(checkin.today.waterSoFar.replace('{{glasses}}', '1').replace('{{goal}}', '8')),
  ).toBeVisible();

  await page.goto(`${stack.url}/checkin`);
  await button(page, TEXTS.no.options.whatIsGood.haap).click();
  await button(page, checkin.steps.saveNow).click();
  await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
  await page.goto(`${stack.url}/home`);
  await button(page, checkin.tasks.title).click();
  await button(page, checkin.tasks.make).click();
  const boxes = page.getByRole('region', { name: checkin.tasks.title }).getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await boxes.first().click();
  await expect(boxes.first()).toBeChecked();
  const task = await boxes.first().evaluate((box) => (box as HTMLInputElement).labels?.[0]?.innerText ?? '');
  await page.reload();
  const [done, row] = [page.getByRole('checkbox', { name: task.slice(0, 20) }), button(page, checkin.tasks.title)];
  // Folded or open, once the tasks are known.
  await expect(done.or(page.getByText(checkin.tasks.done.one, { exact: true }))).toBeVisible();
  if (!(await done.isVisible())) await row.click();
  await expect(done).toBeChecked();
  await page.getByRole('link', { name: new RegExp(`^${checkin.today.title}`) }).click();
  await expect(page.getByRole('radio', { name: checkin.today.moods.good, exact: true })).toBeChecked();
  await page.context().close();
});

test('a gentle buzz reminds whoever asked for it, until the view is calm or the check-in is done', async ({
  browser,
}) => {
  const { checkin, home, preferences } = TEXTS.no;
  const page = await atHome(browser, 'no');
  await page.addInitScript(() => {
    const buzzes: unknown[] = [];
    Object.assign(window, { buzzes });
    navigator.vibrate = (pattern) => buzzes.push(pattern) > 0;
  });
  const buzzes = () => page.evaluate(() => (window as unknown as { buzzes: number[] }).buzzes);
  /** Buzzes that half a minute brings, once the page knows what decides whether to buzz. */
  const half = async () => {
    await expect(page.getByRole('link', { name: home.plant })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = await buzzes();
    await page.clock.fastForward(31_000);
    return (await buzzes()).slice(before.length);
  };
  await page.clock.install();
  await page.goto(`${stack.url}/home`);
  await expect(button(page, checkin.restDay.take)).toBeVisible();
  await expect.poll(half).toEqual([]);

  await page.goto(`${stack.url}/preferences`);
  const box = page.getByRole('switch', { name: preferences.reminder.gentleBuzz });
  await box.check();
  await expect.poll(buzzes).toEqual([50]);
  await page.reload();
  await expect(box).toBeChecked();
  await page.goto(`${stack.url}/home`);
  await expect(button(page, checkin.restDay.take)).toBeVisible();
  await expect.poll(half).toEqual([50]);

  await page.evaluate(() => localStorage.setItem('spire.appearance', '{"isCalm":true}'));
  await page.goto(`${stack.url}/home`);
  await expect(page.locator('html')).toHaveAttribute('data-calm', 'true');
  await expect(button(page, checkin.restDay.take)).toBeVisible();
  await expect.poll(half).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('spire.appearance'));

  await page.goto(`${stack.url}/checkin`);
  await button(page, TEXTS.no.options.whatIsGood.haap).click();
  await button(page, checkin.steps.saveNow).click();
  await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { name: checkin.tasks.title })).toBeVisible();
  await expect.poll(half).toEqual([]);
  await page.context().close();
});
