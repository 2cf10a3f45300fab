import { expect, test } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { TEXTS } from './texts.ts';
import { writeOwnWords } from './ownWords.ts';

const { checkin, written } = TEXTS.no;

test('the crisis rules are fetched when new words stand against an old suggestion, and not while they are written', async ({
  page,
}) => {
  const stack = await startTestStack();
  const session = await storedSession(stack, seedPerson(stack, `rules-${process.pid}@example.org`, ['--days', '3']));
  await arriveAs(page, { language: 'no', session });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/crisis-rules.')) fetched.push(request.url());
  });

  await page.goto(`${stack.url}/checkin`);
  await expect(page.getByText(written.closing, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: checkin.summary.edit }).click();
  await writeOwnWords(page, 'no', 'Ro og te', 'needMore');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);

  await page.getByRole('button', { name: checkin.modes.edit.save }).click();
  await expect(page.getByText(written.closing, { exact: true })).toBeVisible();
  expect(fetched).toHaveLength(1);
});
