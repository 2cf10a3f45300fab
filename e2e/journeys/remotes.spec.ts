import { expect, test } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { menuLabel, TEXTS } from './texts.ts';

const { shell, common } = TEXTS.no;

test('a remote that is down costs its own place only, and comes back on retry', async ({ page }) => {
  const stack = await startTestStack();
  const session = await storedSession(
    stack,
    seedPerson(stack, `remotes-${process.pid}@example.org`, ['--days', '3', '--memories', '2']),
  );
  await arriveAs(page, { language: 'no', session });
  await page.route('**/remotes/mf-memories/**', (route) => route.abort());

  await page.goto(`${stack.url}/home`);
  await expect(page.getByText(shell.remote.cardTitle)).toHaveCount(1);
  await expect(page.getByText(TEXTS.no.options.tools.inner_balance.title)).toBeVisible();

  await page
    .getByRole('link', { name: menuLabel('memoryBank', 'no') })
    .first()
    .click();
  await expect(page.getByText(shell.remote.pageTitle)).toBeVisible();

  await page.unroute('**/remotes/mf-memories/**');
  await page.getByRole('button', { name: common.actions.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.no.memories.bank.title })).toBeVisible();
});

test('a remote whose files were tampered with is refused', async ({ page }) => {
  const stack = await startTestStack();
  const session = await storedSession(stack, seedPerson(stack, `tamper-${process.pid}@example.org`, ['--days', '1']));
  await arriveAs(page, { language: 'no', session });
  await page.route('**/remotes/mf-tools/**/remoteEntry.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};document.title="tampered";` });
  });
  await page.goto(`${stack.url}/verktoy`);
  await expect(page.getByText(shell.remote.pageTitle)).toBeVisible();
  expect(await page.title()).not.toBe('tampered');
});
