import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { browserOptions } from '@spire/testing/browserOptions';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, whenKept } from './steps.ts';
import { menuLabel, TEXTS } from './texts.ts';

/** A microphone that beeps, and a browser that says yes for the person. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...browserOptions, args: [...(browserOptions.args ?? []), ...MICROPHONE] },
});

/** Everything that the page sends to the storage service, by method and bucket. */
function sentFiles(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, bucket] = /\/storage\/v1\/object\/(memories|voices)\b/.exec(request.url()) ?? [];
    if (bucket !== undefined && request.method() !== 'GET') sent.push(`${request.method()} ${bucket}`);
  });
  return sent;
}

for (const language of LANGUAGES) {
  test(`a voice note waits without a network, is sent once, heard elsewhere and deleted (${language})`, async ({
    browser,
  }) => {
    const { memories } = TEXTS[language];
    const title = { no: 'Bekken', en: 'The brook' }[language];
    const stack = await startTestStack();
    const seeded = seedPerson(stack, newPerson().email, ['--days', '1', '--memories', '2', '--language', language]);
    const page = await elsewhere(browser, language);
    const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
    const all = page.getByRole('article');
    await arriveAs(page, { session: await storedSession(stack, seeded) });
    await page.goto(`${stack.url}/home`);
    await page
      .getByRole('link', { name: menuLabel('memoryBank', language), exact: true })
      .first()
      .click();
    await expect(all).toHaveCount(2);
    await whenKept(page);
    const sent = sentFiles(page);

    await page.context().setOffline(true);
    await page.goto(`${stack.url}/memory-bank?view=new`);
    await page.getByLabel(memories.form.name, { exact: true }).fill(title);
    await page.getByLabel(memories.form.description, { exact: true }).fill('Uten nett');
    await button(memories.voice.start).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(button(memories.voice.stop)).toBeFocused();
    // Nothing is saved without what is being said; Playwright would wait for a button that refuses.
    await button(memories.form.save).click({ force: true });
    await expect(page.getByText(memories.voice.stopFirst).first()).toBeVisible();
    await expect(page.getByRole('timer')).not.toHaveText(memories.voice.left.replace('{{time}}', '2:00'));
    await button(memories.voice.stop).click();
    await expect(page.getByText(memories.voice.ended.person)).toBeVisible();
    await button(memories.voice.play).click();
    await expect(page.getByRole('slider', { name: memories.voice.position })).toBeVisible();
    await page.getByLabel(memories.voice.words).fill('Hør på bekken');
    await button(memories.form.save).click();
    await expect(all).toHaveCount(3);
    expect(sent).toEqual([]);

    // It waits whole, and is heard from this device.
    await page.reload();
    await all.filter({ hasText: title }).getByRole('link').first().click();
    await button(memories.voice.play).click();
    await expect(page.getByRole('slider', { name: memories.voice.position })).toBeVisible();

    await page.context().setOffline(false);
    await expect.poll(() => sent, { timeout: 30_000 }).toEqual(['POST voices']);
    const phone = await elsewhere(browser, language);
    await arriveAs(phone, { session: await storedSession(stack, seeded) });
    await expect(async () => {
      await phone.goto(`${stack.url}/memory-bank`);
      await expect(phone.getByRole('article')).toHaveCount(3);
    }).toPass();
    const fetched: string[] = [];
    phone.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const toVoices = () => fetched.filter((path) => path.includes('/voices/'));
    await phone.getByRole('searchbox', { name: memories.find.search }).fill('bekken');
    await expect(phone.getByRole('article')).toHaveCount(1);
    await phone.getByRole('article').getByRole('link').first().click();
    await expect(phone.getByText('Hør på bekken')).toBeVisible();
    expect(toVoices()).toEqual([]);
    await button(memories.voice.play, phone).click();
    await expect(phone.getByRole('slider', { name: memories.voice.position })).toBeVisible();
    expect(toVoices()).toHaveLength(1);

    // Removed by the form, it is gone from the bucket once the memory is saved without it.
    const removed = sentFiles(phone);
    await phone.getByRole('link', { name: memories.open.edit, exact: true }).click();
    await button(memories.voice.remove, phone).click();
    await phone.getByRole('dialog').getByRole('button', { name: memories.voice.remove, exact: true }).click();
    await expect(button(memories.voice.start, phone)).toBeVisible();
    await button(memories.form.save, phone).click();
    await expect.poll(() => removed).toEqual(['DELETE voices']);
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(button(memories.voice.play, phone)).toBeHidden();
    expect(sent).toEqual(['POST voices']);
    await phone.context().close();
    await page.context().close();
  });
}

test('a microphone that may not be used is met with a sentence, and what was written stands', async ({ page }) => {
  const { memories } = TEXTS.en;
  const stack = await startTestStack();
  const seeded = seedPerson(stack, newPerson().email, ['--days', '1', '--language', 'en']);
  await arriveAs(page, { language: 'en', session: await storedSession(stack, seeded) });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(`${stack.url}/memory-bank?view=new`);
  await page.getByLabel(memories.form.name, { exact: true }).fill('The brook');
  await page.getByRole('button', { name: memories.voice.start, exact: true }).click();
  await expect(page.getByText(memories.voice.problems.refused)).toBeVisible();
  await expect(page.getByLabel(memories.form.name, { exact: true })).toHaveValue('The brook');
  await expect(page.getByRole('button', { name: memories.voice.start, exact: true })).toBeFocused();
});
