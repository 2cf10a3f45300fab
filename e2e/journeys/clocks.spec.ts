import { expect, test } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { setClockWrong } from '../wrongClock.ts';
import { elsewhere, newPerson } from './steps.ts';
import { menuLabel } from './texts.ts';

const HOUR = 3_600_000;
const TWO_THOUSAND_NINETEEN = Date.parse('2019-05-01T12:00:00Z');

for (const [name, wrongBy] of [
  ['two hours fast', () => 2 * HOUR],
  ['three days fast', () => 72 * HOUR],
  ['in 2019', () => TWO_THOUSAND_NINETEEN - Date.now()],
] as const) {
  test(`a clock that is ${name} has no token renewed again and again, and every page opens`, async ({ browser }) => {
    const stack = await startTestStack();
    const page = await elsewhere(browser, 'no');
    await setClockWrong(page, wrongBy());
    await arriveAs(page, {
      session: await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '3', '--memories', '2'])),
    });
    let renewals = 0;
    let refusals = 0;
    page.on('request', (request) => (renewals += request.url().includes('/auth/v1/token') ? 1 : 0));
    page.on('response', (response) => (refusals += response.status() === 429 ? 1 : 0));
    await page.goto(`${stack.url}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const each of ['checkin', 'tools', 'memoryBank', 'me', 'memoryBank', 'me']) {
      await page
        .getByRole('link', { name: menuLabel(each, 'no'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    // The one that lay here may look as if it had run out: once.
    expect(renewals).toBeLessThanOrEqual(2);
    expect(refusals).toBe(0);
    await page.context().close();
  });
}
