import { expect, test, type Browser, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import historyEn from '../../mf-tools/src/history/messages/en.ts';
import historyNo from '../../mf-tools/src/history/messages/no.ts';
import innerBalanceEn from '../../mf-tools/src/inner-balance/messages/en.ts';
import innerBalanceNo from '../../mf-tools/src/inner-balance/messages/no.ts';
import microRegulationEn from '../../mf-tools/src/micro-regulation/messages/en.ts';
import microRegulationNo from '../../mf-tools/src/micro-regulation/messages/no.ts';
import toolFrameEn from '../../mf-tools/src/tool-frame/messages/en.ts';
import toolFrameNo from '../../mf-tools/src/tool-frame/messages/no.ts';
import { BREATHING } from '../../packages/content/src/exercises/breathing.ts';
import { SENSORY } from '../../packages/content/src/exercises/sensory.ts';
import { arriveAs } from '../arriveAs.ts';
import { newPerson, ONE_LANGUAGE, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const WORDS = {
  no: { earlier: historyNo, balance: innerBalanceNo, micro: microRegulationNo, frame: toolFrameNo },
  en: { earlier: historyEn, balance: innerBalanceEn, micro: microRegulationEn, frame: toolFrameEn },
};

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

/** A page on a phone whose clock the test can move, of somebody who is signed in. */
async function arrive(browser: Browser, language: Language, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
  await arriveAs(context, { language, session: await storedSession(stack, person) });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${stack.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const language of LANGUAGES) {
  const { earlier, balance, micro, frame } = WORDS[language];
  const { common, options, tools } = TEXTS[language];
  const start = (minutes: number) => balance.start.replace('{{minutes}}', String(minutes));

  test(`an exercise rests, runs to its end by the clock, is saved once and stands in the log (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const page = await arrive(browser, language, '/verktoy');
    await expect(page.getByText(tools.overview.eachGives.replace('{{points}}', '2'))).toBeHidden();
    await page.getByRole('link', { name: options.tools.inner_balance.title }).click();
    await page.getByRole('link', { name: balance.categories.sensory.title }).click();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(3);
    const title = await cards.first().locator('strong').innerText();
    const exercise = SENSORY.find((each) => each.title[language] === title);
    if (exercise === undefined) throw new Error(`Nobody has written “${title}”`);
    await cards.first().getByRole('link').click();
    await button(page, start(exercise.minutes)).click();
    await expect(page.getByRole('navigation')).toBeHidden();

    await page.clock.runFor(30_000);
    await button(page, frame.time.pause).click();
    const rested = await page.getByRole('timer').innerText();
    await page.clock.runFor(600_000);
    await expect(page.getByRole('timer')).toHaveText(rested);
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(rested);
    await button(page, frame.time.goOn).click();
    await page.clock.runFor(exercise.minutes * 60_000);
    await expect(heading(page, frame.end.title)).toBeVisible();
    await expect(page.getByText(balance.done.line.replace('{{title}}', title))).toBeVisible();
    await page.getByRole('radio', { name: frame.feelings.lighter, exact: true }).check({ force: true });
    await button(page, balance.done.another).click();
    const log = page.getByRole('region', { name: balance.log.title });
    await expect(log.getByRole('listitem')).toHaveCount(1);
    await expect(log).toContainText(title);
    await expect(log).toContainText(frame.feelings.lighter);
    await page.context().close();
  });

  test(`a breath is left asleep for an hour, asked about, stopped, and something milder is found (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'no', ONE_LANGUAGE);
    const paced = BREATHING.find(({ rhythm, tier }) => rhythm !== undefined && tier === 'low');
    if (paced === undefined) throw new Error('Nobody has written a breath to follow');
    const page = await arrive(browser, language, `/hrv-balance?exercise=${paced.id}`);
    await button(page, start(paced.minutes)).click();
    await expect(page.getByText(balance.breathe.in, { exact: true })).toBeVisible();
    await page.clock.runFor((paced.rhythm?.inSeconds ?? 0) * 1000 + 500);
    await expect(page.getByText(balance.breathe.out, { exact: true })).toBeVisible();
    await page.clock.fastForward('01:00:00');
    await expect(heading(page, balance.asked.title)).toBeVisible();
    await button(page, balance.asked.no).click();
    await expect(page.getByText(balance.log.empty)).toBeVisible();

    await page.goto(`${stack.url}/hrv-balance?exercise=${paced.id}&now=running`);
    await button(page, frame.stop.short).click();
    await expect(heading(page, frame.stop.title)).toBeVisible();
    await expect(page.getByRole('link', { name: frame.stop.someone })).toBeVisible();
    await page.getByRole('button', { name: frame.stop.milder }).click();
    await expect(button(page, balance.doneAlready)).toBeVisible();
    const milder = new URL(page.url()).searchParams.get('exercise');
    expect(SENSORY.find(({ id }) => id === milder)?.tier).toBe('low');

    await page.goto(`${stack.url}/exercise-library`);
    await expect(page.getByText(balance.library.found_other.replace('{{count}}', '72'))).toBeVisible();
    await page.getByLabel(balance.library.search).fill(paced.title[language]);
    await page.getByRole('link', { name: paced.title[language] }).click();
    await expect(heading(page, paced.title[language])).toBeVisible();
    await page.context().close();
  });

  test(`a small exercise is found, felt and saved; one without a network waits, and is sent (${language})`, async ({
    browser,
  }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const page = await arrive(browser, language, '/micro-regulation');
    const history = page.getByRole('region', { name: micro.history.title });
    const feeling = (name: string) => page.getByRole('radio', { name, exact: true });

    await button(page, micro.find).click();
    await expect(button(page, micro.done)).toBeVisible();
    const first = await page.getByRole('heading', { level: 1 }).innerText();
    await button(page, micro.start).click();
    await button(page, frame.player.next).click();
    const sentence = await page.locator('main [aria-live]').innerText();
    await page.reload();
    await expect(page.locator('main [aria-live]')).toHaveText(sentence);
    await button(page, frame.close).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await button(page, micro.done).click();
    await button(page, micro.after.save).click();
    await expect(page.getByText(micro.after.missing)).toBeVisible();
    await feeling(frame.feelings.lighter).check({ force: true });
    await button(page, micro.after.save).click();
    await expect(page.getByText(micro.after.saved)).toBeVisible();
    await expect(history.getByRole('listitem')).toContainText(frame.feelings.lighter);

    await button(page, micro.find).click();
    await expect(page.getByText(micro.because.helped.replace('{{feeling}}', frame.feelings.lighter))).toBeVisible();
    await button(page, micro.another).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first);
    await page.context().setOffline(true);
    await button(page, micro.done).click();
    // None that may mean worse, which would lead to something milder: which exercise came is chance.
    await feeling(frame.feelings.lighter).check({ force: true });
    await button(page, micro.after.save).click();
    await expect(history).toContainText(earlier.notSent);
    await page.context().setOffline(false);
    await expect(history).not.toContainText(earlier.notSent);
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(common.states.waiting)).toBeHidden();
    await page.context().close();
  });
}
