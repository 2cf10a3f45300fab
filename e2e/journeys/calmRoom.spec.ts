import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Appearance } from '@spire/domain/appearance';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { localDate } from '@spire/domain/dates';
import { HARD_DAY } from '@spire/domain/hardDay';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { LATER_QUESTIONS } from '@spire/domain/laterQuestions';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { byDay } from '../byDay.ts';
import { newPerson, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

/** Home with all that it may hold after a check-in, in px, as in `homeLength.spec.ts`. */
const LONGEST = 1500;
/** One screen of a phone and little more. */
const SHORT = PHONE.height * 1.3;
const NARROW = { width: 320, height: 640 };

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

const today = localDate(new Date(), 'Europe/Oslo');
const send = (session: StoredSession, mutation: string, input: object) =>
  askAs(stack.url, session, mutation, { variables: { input } });
const checkIn = (session: StoredSession, answers: object) =>
  send(session, 'mutation ($input: SaveCheckInInput!) { saveCheckIn(input: $input) { id } }', {
    date: today,
    ...answers,
  });
const settle = (session: StoredSession, settings: object) =>
  send(session, 'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { calmView } }', settings);
const agree = (session: StoredSession, kind: 'plan' | 'health') =>
  send(session, 'mutation ($input: DecideConsentInput!) { decideConsent(input: $input) { kind } }', {
    ...{ kind, version: CONSENT_VERSIONS[kind][0], isGiven: true },
  });

const turnPacingOn = (session: StoredSession) =>
  send(session, 'mutation ($input: SetPacingInput!) { setPacing(input: $input) }', { isOn: true });

async function somebody(language: Language, ...history: string[]): Promise<StoredSession> {
  return storedSession(stack, seedPerson(stack, newPerson().email, [...history, '--language', language]));
}

/** Three things on Home, with the consent that they need. */
async function follow(session: StoredSession): Promise<void> {
  await agree(session, 'health');
  await send(
    session,
    'mutation ($input: SaveFollowedScalesInput!) { saveFollowedScales(input: $input) { isOnHome } }',
    {
      ...{ scales: ['pain', 'energy', 'sleep'], isOnHome: true },
    },
  );
}

/** With a month behind them, a plan of their own, three things they follow and memories. */
async function whoUsesAll(language: Language): Promise<StoredSession> {
  const session = await somebody(language, '--days', '30', '--memories', '5');
  await agree(session, 'plan');
  await send(session, 'mutation ($input: SaveSafetyPlanInput!) { saveSafetyPlan(input: $input) { signs } }', {
    ...{ alone: ['Te', 'Regn'], people: [{ name: 'Marte', number: '900 00 000' }] },
  });
  await follow(session);
  return session;
}

async function home(browser: Browser, language: Language, session: StoredSession, look?: Partial<Appearance>) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  await byDay(context);
  await arriveAs(context, { language, session });
  if (look) await context.addInitScript((kept) => localStorage.setItem('spire.appearance', kept), JSON.stringify(look));
  const page = await context.newPage();
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** How much higher the words of the suggestion are than so many lines. */
const linesBeyond = (page: Page, most: number) =>
  page
    .getByRole('main')
    .locator('[aria-live]')
    .first()
    .evaluate((words, count) => {
      const line = Number.parseFloat(getComputedStyle(words).lineHeight);
      return Math.max(0, words.clientHeight - count * line);
    }, most);

/** Words of the headings that are broken within. */
const brokenWords = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const broken: string[] = [];
      const walk = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word);
        }
      return broken;
    }),
  );

for (const language of LANGUAGES) {
  const { checkin, common, memories, written } = TEXTS[language];
  const trial = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(checkin.suggestion.tryNow.replace('{{minutes}}', '\\d+')) });

  test(`Home with everything on it is short after the check-in (${language})`, async ({ browser }) => {
    const session = await whoUsesAll(language);
    await checkIn(session, { whatIsGood: ['haap'], needMore: ['ro'] });
    const page = await home(browser, language, session);
    await expect(trial(page)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href*="/memory-bank?memory="]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const followed = page.getByRole('button', { name: TEXTS[language].scales.title, expanded: false });
    await expect(followed).toBeVisible();
    expect((await heightOf(page)) - (await linesBeyond(page, 5))).toBeLessThanOrEqual(LONGEST);
    // It opens where it stands.
    await followed.click();
    await expect(
      page.getByRole('button', { name: TEXTS[language].scaleWords.steps.pain.s1, exact: true }),
    ).toBeVisible();
    await page.context().close();
  });

  test(`with little energy a hard day is one press away before the check-in, whatever else is on Home (${language})`, async ({
    browser,
  }) => {
    const session = await somebody(language, '--days', '0');
    await settle(session, { calmView: true, lowEnergyToday: true });
    await follow(session);
    await turnPacingOn(session);
    const page = await home(browser, language, session);
    await expect(page.getByRole('main').getByRole('link', { name: checkin.hardDay.link })).toBeVisible();
    await page.context().close();
  });

  test(`with little energy the same person has one screen and little more (${language})`, async ({ browser }) => {
    const session = await whoUsesAll(language);
    await settle(session, { calmView: true, lowEnergyToday: true });
    await checkIn(session, { whatIsGood: ['haap'] });
    const page = await home(browser, language, session, { isCalm: true });
    await expect(page.getByRole('main').getByText(written.showAll, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await heightOf(page)).toBeLessThanOrEqual(SHORT);
    await page.context().close();
  });

  test(`what was done before has its answer and no empty room (${language})`, async ({ browser }) => {
    const session = await somebody(language, '--days', '3');
    await settle(session, { calmView: true, lowEnergyToday: true });
    await checkIn(session, { whatIsGood: ['haap'] });
    const page = await home(browser, language, session, { isCalm: true });
    const undo = page.getByRole('main').getByRole('button', { name: checkin.suggestion.undo, exact: true });
    await expect(undo).toBeVisible();
    await page.waitForLoadState('networkidle');
    const below = await undo.boundingBox();
    const closing = await page.getByRole('main').getByText(written.closing, { exact: true }).boundingBox();
    expect((closing?.y ?? Infinity) - ((below?.y ?? 0) + (below?.height ?? 0))).toBeLessThanOrEqual(24);
    await page.context().close();
  });

  for (const kind of ['hard', 'low'] as const)
    test(`no name is broken within a word on a small phone in large text, on a ${kind} day (${language})`, async ({
      browser,
    }) => {
      const session = await somebody(language, '--days', '0');
      const answers = kind === 'hard' ? { whatIsGoodText: HARD_DAY[language] } : { whatIsGood: ['haap'] };
      await settle(session, { questionsOff: LATER_QUESTIONS, textSize: 150, lowEnergyToday: kind === 'low' });
      await checkIn(session, answers);
      const page = await home(browser, language, session, { textSize: 150 });
      await page.setViewportSize(NARROW);
      await expect(page.locator('html')).toHaveAttribute('data-text-size', '150');
      await expect(trial(page)).toBeVisible();
      expect(await brokenWords(page)).toEqual([]);
      await page.context().close();
    });

  test(`a message that a memory is kept leaves that memory in sight (${language})`, async ({ browser }) => {
    const session = await somebody(language, '--days', '30', '--memories', '5');
    const page = await home(browser, language, session);
    await page.goto(`${stack.url}/memory-bank?view=new`);
    await page.getByLabel(memories.form.name, { exact: true }).fill('Snø');
    await page.getByLabel(memories.form.description, { exact: true }).fill('Stille');
    await page.getByRole('button', { name: memories.form.save, exact: true }).click();
    const newest = page.getByRole('article').first();
    await expect(newest).toContainText('Snø');
    const slip = page.getByRole('region', { name: common.toast.region });
    await expect(slip).toContainText(memories.form.saved);
    const overlap = () =>
      page.evaluate(() => {
        const said = document.querySelector('section[aria-label] > div > [role="status"]')?.parentElement;
        const [own, kept] = [said, document.querySelector('article')].map((each) => each?.getBoundingClientRect());
        return own && kept && own.height > 0
          ? Math.min(own.bottom, kept.bottom) - Math.max(own.top, kept.top)
          : Number.NaN;
      });
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await page.context().close();
  });
}
