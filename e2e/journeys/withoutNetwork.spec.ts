import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, ONE_LANGUAGE, PHONE, whenKept } from './steps.ts';
import { TEXTS } from './texts.ts';

test.use({ serviceWorkers: 'allow' });

/** The narrowest phone there is. */
const NARROW = { width: 320, height: 640 };

interface Visit {
  page: Page;
  stack: TestStack;
  token: string;
}

/** A page of a person who has visited Home once, in full, before the network went. */
async function afterHome(
  browser: Browser,
  language: Language,
  { size = PHONE, days = '3' }: { size?: typeof PHONE; days?: string } = {},
): Promise<Visit> {
  const stack = await startTestStack();
  const seeded = seedPerson(stack, newPerson().email, ['--days', days, '--memories', '3', '--language', language]);
  const session = await storedSession(stack, seeded);
  const page = await elsewhere(browser, language);
  await page.setViewportSize(size);
  await arriveAs(page, { session });
  await page.goto(`${stack.url}/home`);
  await whenKept(page);
  await page.waitForFunction(() => localStorage.getItem('spire.readyOffline') !== null);
  await page.context().setOffline(true);
  const { access_token: token } = JSON.parse(session.value) as { access_token: string };
  return { page, stack, token };
}

/** Opens a page there, which is whole: a title, nothing that failed, and nothing wider than the screen. */
async function open({ page, stack }: Visit, path: string): Promise<void> {
  await page.goto(stack.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-state=loading]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Asks the server with the person's own token, past the page. */
async function atServer<T>({ page, stack, token }: Visit, query: string): Promise<T> {
  const answer = await page.request.post(`${stack.url}/graphql`, {
    headers: { authorization: `Bearer ${token}` },
    data: { query },
  });
  return ((await answer.json()) as { data: { me: T } }).data.me;
}

/** The network is back, and everything that waited has gone. */
async function comeBack(visit: Visit, language: Language): Promise<void> {
  const { page, stack } = visit;
  await page.context().setOffline(false);
  await page.goto(`${stack.url}/what-waits`);
  await expect(page.getByText(TEXTS[language].status.page.nothing)).toBeVisible();
}

const PAGES = [
  ['/home', '/meg', '/history', '/summary', '/preferences', '/what-waits'],
  ['/verktoy', '/hrv-balance', '/exercise-library', '/micro-regulation', '/social-support', '/self-priority'],
  ['/expectation-guide', '/memory-bank', '/today', '/suggestion', '/choose', '/help'],
] as const;

for (const [at, paths] of PAGES.entries())
  test(`after one visit of Home every page is whole without a network (${at + 1})`, async ({ browser }) => {
    const language = at === 1 ? 'en' : 'no';
    const visit = await afterHome(browser, language, { size: NARROW });
    for (const path of paths) await open(visit, path);
    await visit.page.context().close();
  });

for (const language of ['no', 'en'] as const)
  test(`a check-in without a network is answered by a suggestion, and both are counted once (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const { checkin, status } = TEXTS[language];
    const visit = await afterHome(browser, language, { days: '0', size: NARROW });
    const { page } = visit;
    await open(visit, '/checkin');
    await page.getByRole('main').locator('button[aria-pressed]').first().click();
    await page.getByRole('button', { name: checkin.steps.saveNow }).click();
    const another = page.getByRole('button', { name: checkin.suggestion.next });
    await expect(another).toBeVisible();
    await expect(page.getByText(checkin.suggestion.failedTitle)).toBeHidden();
    await another.click();
    await expect(
      page.getByText(checkin.suggestion.counter.replace('{{number}}', '2').replace('{{limit}}', '8'), { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(status.safe.some_other.replace('{{number}}', status.numbers.three))).toBeVisible();
    await open(visit, '/home');
    await expect(another).toBeVisible();
    await comeBack(visit, language);
    const me = await atServer<{ todaysCheckIn: object | null; todaysSuggestions: { number: number }[] }>(
      visit,
      '{ me { todaysCheckIn { id } todaysSuggestions { number } } }',
    );
    expect(me.todaysCheckIn).not.toBeNull();
    expect(me.todaysSuggestions.map(({ number }) => number)).toEqual([1, 2]);
    await page.context().close();
  });

test('tasks and three to choose from come from the device, and are at the server once', async ({ browser }) => {
  const { three } = TEXTS.no.checkin;
  const visit = await afterHome(browser, 'no', { days: '1' });
  const { page } = visit;
  await open(visit, '/choose');
  const ask = page.getByRole('button', { name: three.ask, exact: true });
  const again = page.getByRole('button', { name: three.again, exact: true });
  await ask.or(again).first().click();
  await expect(again).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await comeBack(visit, 'no');
  const me = await atServer<{ todaysSuggestions: { form: string; suggestions: object[] }[] }>(
    visit,
    '{ me { todaysSuggestions { form suggestions { id } } } }',
  );
  const lists = me.todaysSuggestions.filter(({ form }) => form === 'list');
  expect(lists.at(-1)?.suggestions).toHaveLength(3);
  await page.context().close();
});

test('that all is ready is said once on a device, on coming to Home, and is closed by hand', async ({ browser }) => {
  const { status, common } = TEXTS.no;
  const visit = await afterHome(browser, 'no');
  const { page } = visit;
  await page.context().setOffline(false);
  const said = page.getByRole('heading', { name: status.ready.title });
  const goHome = async () => {
    await page.getByRole('link', { name: common.help, exact: true }).first().click();
    await page.getByRole('link', { name: common.navigation.home, exact: true }).first().click();
    await expect(page).toHaveURL(/\/home$/);
  };
  await expect(said).toBeHidden();
  await goHome();
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: status.ready.ok }).click();
  await goHome();
  await expect(said).toBeHidden();
  await page.context().close();
});
