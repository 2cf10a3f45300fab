import { expect, test } from '@playwright/test';
import { addDays, localDate } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { readFileSync } from 'node:fs';
import { arriveAs } from '../arriveAs.ts';
import { newPerson, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const today = localDate(new Date(), 'Europe/Oslo');
/** A day of a week that is over. */
const EARLIER = addDays(today, -8);

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

/** The names of the parts of a PNG file, in their order. */
function partsOf(file: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    names.push(file.toString('latin1', at + 4, at + 8));
  return names;
}

for (const language of LANGUAGES) {
  const { week } = TEXTS[language];

  test(`a week is a garden that is saved as a picture without a word of the person, and printed (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', timezoneId: 'Europe/Oslo' });
    const person = seedPerson(stack, newPerson().email, ['--days', '30', '--memories', '30', '--language', language]);
    await arriveAs(context, { language, session: await storedSession(stack, person) });
    const page = await context.newPage();
    await page.goto(`${stack.url}/history`);
    await page
      .getByRole('link', { name: new RegExp(`^${language === 'no' ? 'Uka fra' : 'The week from'}`) })
      .first()
      .click();
    await expect(page.getByRole('img', { name: week.picture })).toBeVisible();
    await expect(page.getByRole('list', { name: week.days }).getByRole('listitem')).toHaveCount(7);

    await page.goto(`${stack.url}/week?of=${EARLIER}`);
    await page.getByRole('link', { name: week.share }).click();
    const shared = page.locator('[data-shared-week]');
    await expect(shared).toHaveText(`${week.mine}Spire`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: week.sharing.save }).click(),
    ]);
    const file = readFileSync(await download.path());
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350]);
    // Nothing but size, picture and end: no text, no time, no place.
    expect(partsOf(file).filter((name) => !['IHDR', 'sRGB', 'IDAT', 'IEND'].includes(name))).toEqual([]);

    await page.getByRole('link', { name: week.close }).click();
    await page.getByRole('link', { name: week.print }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-week-sheet]')).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await context.close();
  });
}
