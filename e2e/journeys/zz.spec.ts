import { test } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, PHONE, whenKept } from './steps.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(400_000);
test('explore', async ({ browser }) => {
  const language = (process.env['EX_LANG'] ?? 'no') as 'no' | 'en';
  const stack = await startTestStack();
  const seeded = seedPerson(stack, newPerson().email, ['--days', process.env['EX_DAYS'] ?? '5', '--memories', '3', '--language', language]);
  const page = await elsewhere(browser, language);
  await page.setViewportSize(PHONE);
  await arriveAs(page, { session: await storedSession(stack, seeded) });
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 160)); });
  const t0 = Date.now();
  await page.goto(`${stack.url}/home`);
  await whenKept(page);
  console.log('kept', Date.now() - t0);
  await page.waitForFunction(() => localStorage.getItem('spire.readyOffline') !== null, undefined, { timeout: 120_000 }).catch(() => console.log('NOT READY'));
  console.log('ready', Date.now() - t0);
  await page.context().setOffline(true);
  for (const path of ['/home', '/checkin', '/suggestion', '/choose', '/today', '/checkin/hard-day', '/verktoy', '/hrv-balance', '/exercise-library', '/micro-regulation', '/social-support', '/self-priority', '/expectation-guide', '/memory-bank', '/meg', '/history', '/summary', '/preferences', '/profile-settings', '/reminders', '/help', '/privacy', '/security', '/install', '/what-waits']) {
    await page.goto(stack.url + path);
    await page.locator('h1').first().waitFor({ timeout: 15000 }).catch(() => console.log(path, 'NO H1'));
    await page.waitForTimeout(2500);
    const text = (await page.locator('main').innerText().catch(() => '')).replaceAll('\n', ' | ');
    console.log('=====', path, await page.locator('[role=alert]').count(), text.slice(0, 420));
    await page.screenshot({ path: `/tmp/pics/off-${path.slice(1).replaceAll('/', '-')}.png`, fullPage: true });
  }
  await page.context().close();
});
