import { expect, test, type Browser, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { type ProviderStandIn, startProviderStandIn } from '@spire/testing/providerStandIn';
import { startStack, type TestStack } from '@spire/testing/stack';
import { completeShortStart, confirmedPerson, elsewhere, ONE_LANGUAGE } from './steps.ts';
import { shortcutLabel, TEXTS } from './texts.ts';
import { writeOwnWords } from './ownWords.ts';

let provider: ProviderStandIn;
let stack: TestStack;
test.beforeAll(async () => {
  provider = await startProviderStandIn();
  stack = await startStack({ OPENAI_API_KEY: 'a-key-for-tests', OPENAI_BASE_URL: provider.url });
});
test.afterAll(async () => {
  await stack.stop();
  await provider.stop();
});
test.describe.configure({ mode: 'serial' });

/** A person past the onboarding who has said this in today's check-in. */
async function checkedIn(browser: Browser, language: Language, words: string): Promise<Page> {
  const page = await elsewhere(browser, language);
  await page.goto(stack.url);
  await confirmedPerson(page, stack, language);
  await completeShortStart(page, language, 'Kari');
  const { checkin } = TEXTS[language];
  await page.getByRole('link', { name: shortcutLabel('checkIn', language) }).click();
  await writeOwnWords(page, language, words, 'needMore');
  await page.getByRole('button', { name: checkin.modes.first.save }).click();
  return page;
}

const OWN = {
  no: {
    text: 'Legg hendene rundt en varm kopp. Kjenn varmen en liten stund.',
    unclear: 'det er den dagen igjen',
    crisis: 'Jeg vil ikke leve lenger',
    later: 'Jeg har lyst til å dø',
  },
  en: {
    text: 'Hold a warm cup in your hands. Feel the warmth for a little while.',
    unclear: 'that day again',
    crisis: 'I want to kill myself',
    later: 'I want to die',
  },
};

for (const language of LANGUAGES) {
  test(`AI writes for nobody who was not asked, and for whoever said yes (${language})`, async ({ browser }) => {
    test.skip(language !== 'no', ONE_LANGUAGE);
    const { checkin, written } = TEXTS[language];
    provider.requests.length = 0;
    provider.answerWith({
      text: OWN[language].text,
      emoji: '☕',
      category: 'mindfulness',
      minutes: 2,
      effort: 'low',
      touches: [],
    });
    const page = await checkedIn(browser, language, language === 'no' ? 'Ro og te' : 'Calm and tea');
    await expect(page.getByText(written.closing, { exact: true })).toBeVisible();
    await expect(page.getByText(new URL(provider.url).hostname)).toBeVisible();
    expect(provider.requests).toEqual([]);

    await page.getByRole('button', { name: written.ai.yes }).click();
    await expect(page.getByRole('button', { name: written.ai.switchOff })).toBeVisible();
    await page.getByRole('button', { name: checkin.suggestion.next }).click();
    await expect(page.getByText(OWN[language].text)).toBeVisible();
    await expect(page.getByText(written.sources.ai, { exact: true })).toBeVisible();
    const sent = provider.requests.map(({ raw }) => raw).join();
    expect(sent).not.toContain('Kari');

    const before = provider.requests.length;
    await page.getByRole('button', { name: written.ai.switchOff }).click();
    await expect(page.getByRole('button', { name: written.ai.askAgain })).toBeVisible();
    await page.getByRole('button', { name: checkin.suggestion.next }).click();
    await expect(page.getByText(written.closing, { exact: true })).toBeVisible();
    expect(provider.requests).toHaveLength(before);

    // A wish that may mean several things has three answers at once, and a question, whose answer chooses anew (D55).
    await page.getByRole('link', { name: checkin.suggestion.three }).click();
    await page.getByLabel(checkin.three.wish).fill(OWN[language].unclear);
    await page.getByRole('button', { name: checkin.three.ask }).click();
    const question = page.getByRole('region', { name: checkin.heard.ask.title });
    await expect(question).toBeVisible();
    const done = page.getByRole('button', { name: `${checkin.suggestion.markDone}: ` });
    const three = page.locator('li').filter({ has: done });
    await expect(three).toHaveCount(3);
    const first = await three.allInnerTexts();
    await question.getByRole('button').first().click();
    await expect(question).toBeHidden();
    const takeBack = page.getByRole('button', { name: checkin.heard.takeBack, exact: true });
    await expect(takeBack).toBeVisible();
    await expect.poll(() => three.allInnerTexts()).not.toEqual(first);
    await expect(three).toHaveCount(3);

    // One tap takes a choice back (D62).
    await takeBack.click();
    await expect.poll(() => three.allInnerTexts()).toEqual(first);
    await page.context().close();
  });

  test(`words of a crisis are met with help, and go nowhere (${language})`, async ({ browser }) => {
    const { checkin, written } = TEXTS[language];
    provider.requests.length = 0;
    const page = await checkedIn(browser, language, OWN[language].crisis);
    await expect(page.locator('a[href="tel:116123"]')).toBeVisible();
    await page.getByRole('button', { name: written.help.notMe }).click();
    await expect(page.getByText(written.closing, { exact: true })).toBeVisible();
    const stays = page.getByRole('link', { name: written.help.stays });
    await expect(stays).toBeVisible();
    await page.reload();
    await expect(page.getByText(written.closing, { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: written.after.call })).toHaveCount(0);

    // Other words, after today's suggestion is there: they are looked at as the first were.
    await page.getByRole('button', { name: checkin.summary.edit }).click();
    await writeOwnWords(page, language, OWN[language].later, 'needMore');
    await page.getByRole('button', { name: checkin.modes.edit.save }).click();
    await expect(page.locator('a[href="tel:116123"]')).toBeVisible();
    expect(provider.requests).toEqual([]);
    await page.context().close();
  });
}
