import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import type { TrialAnswer } from '@spire/domain/trial';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { TRIAL_TEXTS } from '../../packages/content/src/trialTexts.ts';
import {
  completeShortStart,
  confirmedPerson,
  countEfforts,
  elsewhere,
  ONE_LANGUAGE,
  PHONE,
  whenKept,
} from './steps.ts';
import { TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

/** Files are asked for by these paths; any other request would tell a server of the person. */
const FILES =
  /^\/($|(setup|try|auth|help)$|config\.json$|remotes\.json$|remotes\/|[^?]+\.(js|css|woff2|svg|png|json|webmanifest|ico)$)/;

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const answer = (page: Page, language: Language, which: TrialAnswer) =>
  press(page, TEXTS[language].trial.answers[which].word);

async function seeSuggestion(page: Page, language: Language, which: TrialAnswer): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: TEXTS[language].trial.suggestion.tryNow })).toBeVisible();
  const titles = TRIAL_TEXTS.filter(({ answers }) => answers.includes(which)).map(({ title }) => title[language]);
  expect(titles).toContain(await heading.innerText());
}

async function tryOne(page: Page, language: Language, which: TrialAnswer): Promise<void> {
  const { minute, suggestion } = TEXTS[language].trial;
  await answer(page, language, which);
  await seeSuggestion(page, language, which);
  await press(page, suggestion.tryNow);
  await expect(page.getByRole('timer')).toBeVisible();
  await press(page, minute.finish);
}

for (const language of LANGUAGES)
  test(`from the language to a first suggestion are three presses, and nothing is sent but for files (${language})`, async ({
    browser,
  }) => {
    const { chooser, shell, trial, common } = TEXTS[language];
    const page = await (await browser.newContext({ viewport: PHONE })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search, origin } = new URL(request.url());
      asked.push(`${request.method()} ${origin === stack.url ? '' : origin}${pathname}${search}`);
    });
    const { presses } = await countEfforts(page);
    await page.goto(stack.url);
    await page.getByRole('button', { name: chooser.language }).click();
    await page.getByRole('link', { name: shell.welcome.tryNow }).click();
    await expect(page.getByRole('link', { name: common.help, exact: true }).first()).toBeVisible();
    await answer(page, language, 'soSo');
    await seeSuggestion(page, language, 'soSo');
    // As many as there are, below the four there may be, so that one more is noticed.
    expect(presses()).toBe(3);

    // The way back takes the answer back, and a reload in the minute goes on with it.
    await page.goBack();
    await answer(page, language, 'hard');
    await seeSuggestion(page, language, 'hard');
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    await press(page, trial.suggestion.tryNow);
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await press(page, trial.minute.finish);
    await expect(page.getByRole('heading', { level: 1, name: trial.keep.title })).toBeVisible();
    await press(page, trial.keep.more);
    for (const which of ['tired', 'good'] as const) {
      await tryOne(page, language, which);
      if (which === 'tired') await press(page, trial.keep.more);
    }
    await expect(page.getByRole('heading', { level: 1, name: trial.keep.enoughTitle })).toBeVisible();
    await press(page, trial.keep.remove);
    await expect(page.getByRole('button', { name: trial.keep.undo })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /trial|timers/.test(key)))).toEqual([]);

    // Nor is anything fetched that only a login needs.
    expect(asked.filter((each) => /(auth|supabase)\.[0-9a-f]+\.js/.test(each))).toEqual([]);
    expect(asked.filter((each) => !each.startsWith('GET ') || !FILES.test(each.slice('GET '.length)))).toEqual([]);
    await page.context().close();
  });

for (const language of LANGUAGES)
  test(`after seven days the leaf is gone (${language})`, async ({ browser }) => {
    test.skip(language !== 'no', ONE_LANGUAGE);
    const { shell, trial } = TEXTS[language];
    const page = await elsewhere(browser, language);
    await page.goto(`${stack.url}/try`);
    await tryOne(page, language, 'good');
    await page.getByRole('link', { name: trial.keep.no }).click();
    await expect(page.getByRole('link', { name: shell.welcome.more })).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 7 * 86_400_000);
    await page.goto(`${stack.url}/setup`);
    await expect(page.getByRole('link', { name: shell.welcome.tryNow })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('spire.trial'))).toBeNull();
    await page.context().close();
  });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('who has opened the welcome screen once tries without one', async ({ browser }) => {
    for (const language of LANGUAGES) {
      const page = await elsewhere(browser, language);
      await page.goto(`${stack.url}/setup`);
      await whenKept(page);
      await page.context().setOffline(true);
      await page.goto(`${stack.url}/try`);
      await tryOne(page, language, 'tired');
      await expect(page.getByRole('heading', { level: 1, name: TEXTS[language].trial.keep.title })).toBeVisible();
      await page.context().close();
    }
  });
});

for (const language of LANGUAGES)
  test(`what was tried comes along into the account that is made then, as a check-in that is begun (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const { onboarding, trial, home, options, checkin } = TEXTS[language];
    const page = await elsewhere(browser, language);
    await page.goto(`${stack.url}/prov`);
    await tryOne(page, language, 'tired');
    await page.getByRole('link', { name: trial.keep.yes }).click();
    await confirmedPerson(page, stack, language);
    await expect(page.getByText(onboarding.short.leaf)).toBeVisible();
    await completeShortStart(page, language, 'Kari');
    await press(page, home.leaf.take);
    await page.getByRole('link', { name: home.leaf.toCheckIn }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const energy = page
      .getByRole('checkbox', { name: options.needMore.energi })
      .or(page.getByRole('button', { name: options.needMore.energi, pressed: true }));
    await expect(energy.first()).toBeAttached();
    const counted = page.waitForRequest((request) => request.postData()?.includes('RecordLeaf') === true);
    await page.getByRole('button', { name: checkin.modes.first.save }).click();
    await expect(page.getByText(checkin.summary.saved, { exact: true })).toBeVisible();
    await page.goto(`${stack.url}/home`);
    await counted;
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /trial|leaf/.test(key))))
      .toEqual([]);
    await page.reload();
    await expect(page.getByText(home.deeds.bud_one)).toBeAttached();
    await page.context().close();
  });
