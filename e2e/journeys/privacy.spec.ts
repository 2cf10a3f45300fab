import { expect, test, type Page } from '@playwright/test';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { localDate } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { seedPerson, storedSession, tokenOf } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { readFileSync } from 'node:fs';
import { arriveAs } from '../arriveAs.ts';
import { confirmedPerson, elsewhere, newPerson, ONE_LANGUAGE, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const TODAY = localDate(new Date(), 'Europe/Oslo');

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});

async function graph(token: string, query: string, variables: object): Promise<void> {
  const answer = await fetch(stack.url + SERVICE_PATHS.graphql, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-time-zone': 'Europe/Oslo' },
    body: JSON.stringify({ query, variables }),
  });
  expect(await answer.json()).not.toHaveProperty('errors');
}

/** A person's entries, as they are to come out again. */
const CHECK_IN = { date: TODAY, whatIsGoodText: 'Søvn & te', lookingForwardText: '', needMoreText: '<b>ro</b>' };
const MEMORY = {
  title: 'Blåbær i «Skogen»',
  description: 'Sol, og ingen hast.',
  emoji: '🌲',
  category: 'ro',
  goodnessRating: 9,
  effortRating: 2,
  date: TODAY,
};

async function enter(token: string): Promise<void> {
  await graph(token, 'mutation ($i: SaveCheckInInput!) { saveCheckIn(input: $i) { id } }', { i: CHECK_IN });
  await graph(token, 'mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }', { i: MEMORY });
  await graph(token, 'mutation ($i: DecideConsentInput!) { decideConsent(input: $i) { kind } }', {
    i: { kind: 'health', version: CONSENT_VERSIONS.health[0], isGiven: true },
  });
}

async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

for (const language of LANGUAGES) {
  const { common, help, ownData, privacy, shell } = TEXTS[language];
  const { takeOut, consents, log, remove, bringIn } = ownData;

  test(`what one entered comes out, comes in again elsewhere, and goes (${language})`, async ({ browser }) => {
    test.skip(language !== 'en', ONE_LANGUAGE);
    const page = await elsewhere(browser, language);
    await page.setViewportSize(PHONE);
    const person = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
    const session = await storedSession(stack, person);
    await enter(tokenOf(session));
    await page.goto(`${stack.url}/privacy`);
    await expect(page.getByRole('heading', { level: 1, name: privacy.privacy.title })).toBeVisible();
    await expect(page.getByRole('button', { name: takeOut.json })).toHaveCount(0);

    await arriveAs(page, { session });
    await page.goto(`${stack.url}/privacy`);
    const counts = page.getByRole('region', { name: ownData.kept.title });
    await expect(counts.locator('dd')).toHaveText(['1', '1', '0']);

    const file = await download(page, takeOut.json);
    expect(file.name).toBe(`spire-${TODAY}.json`);
    const { account, records } = JSON.parse(file.text) as {
      account: { email: string; consents: object[] };
      records: Record<string, object[]>;
    };
    expect(account).toMatchObject({ email: person.email, consents: [{ kind: 'health', isGiven: true }] });
    expect(records['checkIns']).toMatchObject([CHECK_IN]);
    expect(records['memories']).toMatchObject([MEMORY]);
    await expect(page.getByText(takeOut.done, { exact: true }).first()).toBeVisible();
    const read = await download(page, takeOut.html);
    expect(read.text).toContain(MEMORY.title);
    expect(read.text).toContain('&lt;b&gt;ro&lt;/b&gt;');

    await page.getByRole('button', { name: consents.take.health }).click();
    await expect(page.getByText(consents.asked.health)).toBeVisible();
    await page.getByRole('button', { name: log.show }).click();
    await expect(page.getByText(log.events.data_exported).first()).toBeVisible();
    await expect(page.getByText(log.events.sign_in).first()).toBeVisible();

    const other = await elsewhere(browser, language);
    await other.goto(stack.url);
    await confirmedPerson(other, stack, language);
    await other.goto(`${stack.url}/privacy`);
    // The terms were agreed to at the sign-up, on that day and in that version.
    await expect(other.getByText(new RegExp(`${CONSENT_VERSIONS.terms.at(-1)}\\.$`))).toBeVisible();
    await other.getByLabel(bringIn.choose).setInputFiles({
      name: file.name,
      mimeType: 'application/json',
      buffer: Buffer.from(file.text),
    });
    await other.getByRole('link', { name: bringIn.open }).click();
    await expect(other).toHaveURL(/\/home$/);
    await other.goto(`${stack.url}/memory-bank`);
    await expect(other.getByText(MEMORY.title).first()).toBeVisible();
    await other.context().close();

    const address = page.getByLabel(remove.label);
    const submit = page.getByRole('button', { name: remove.submit });
    await address.fill('somebody@example.org');
    await submit.click();
    await expect(page.getByText(remove.wrong)).toBeVisible();
    await expect(address).toBeFocused();
    await address.fill(person.email.toUpperCase());
    await submit.click();
    await expect(page.getByText(remove.done)).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(person.email);
    await expect(storedSession(stack, person)).rejects.toThrow();
    await page.context().close();
  });

  test(`help answers without a login, and leads to the number (${language})`, async ({ browser }) => {
    const page = await elsewhere(browser, language);
    await page.setViewportSize(PHONE);
    await page.goto(`${stack.url}/help`);
    await expect(page.getByRole('link', { name: shell.help.call.replace('{{number}}', '116 123') })).toHaveAttribute(
      'href',
      'tel:116123',
    );
    const { remove: question } = help.questions;
    await page.getByLabel(help.search).fill(question.question.split(' ').at(-2) ?? '');
    await page.getByText(question.question).click();
    await expect(page.getByText(question.answer)).toBeVisible();
    await expect(page.getByText(help.questions.mail.question)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: help.accessTitle })).toBeVisible();
    await expect(page.getByText(help.noContact)).toBeVisible();
    await page.getByRole('link', { name: help.toPrivacy }).click();
    await expect(page.getByRole('heading', { level: 1, name: common.navigation.privacy })).toBeVisible();
    await page.context().close();
  });
}
