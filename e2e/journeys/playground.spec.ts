import { expect, test, type Browser, type Page } from '@playwright/test';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { newPerson } from './steps.ts';

/** Everything that opening the page and running a query fetches, as it is sent (decision 0058). */
const MOST_BYTES = 8_000_000;

let stack: TestStack;
test.beforeEach(async () => {
  stack = await startTestStack();
});

/** The playground, what the browser complained of since it was opened, and how many bytes it fetched. */
async function openPlayground(browser: Browser, session?: StoredSession) {
  const page = await (await browser.newContext()).newPage();
  const seen = { complaints: [] as string[], bytes: 0 };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => seen.complaints.push(message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !url.startsWith(`${stack.url}/`)) seen.complaints.push(`asks ${url}`);
  });
  page.on('response', (response) => {
    seen.bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await arriveAs(page, { session });
  await page.goto(`${stack.url}/graphql`);
  return { page, seen };
}

const result = (page: Page) => page.getByRole('region', { name: 'Result Window' }).getByRole('textbox');

test('the playground asks as the person whom the app has signed in', async ({ browser }) => {
  const person = seedPerson(stack, newPerson().email, ['--days', '1']);
  const { page, seen } = await openPlayground(browser, await storedSession(stack, person));
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
  await expect(async () => {
    // Until its editors are there, GraphiQL takes no notice of the button.
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await expect(result(page)).toHaveValue(new RegExp(`"email": "${person.email}"`), { timeout: 3000 });
  }).toPass();
  await page.getByRole('button', { name: 'Show History' }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
  expect(seen.complaints).toEqual([]);
  expect(seen.bytes).toBeLessThan(MOST_BYTES);
});

test('where nobody is signed in, the playground says so and shows the schema', async ({ browser }) => {
  const { page, seen } = await openPlayground(browser);
  await expect(page.getByRole('link', { name: 'Sign in in the app' })).toHaveAttribute('href', '/auth');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'SuggestionSet', exact: true })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});
