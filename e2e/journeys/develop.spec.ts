import { expect, test } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { rewrite, scratchCopy } from '@spire/testing/scratchCopy';
import { startStack, type TestStack } from '@spire/testing/stack';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import profileNo from '../../mf-profile/src/messages/no.ts';

/** A build beside others of a busy machine takes its time; how much is no matter here. */
const BUILT = { timeout: 150_000 };

let scratch = '';
let stack: TestStack;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  scratch = scratchCopy({ isBuilt: true });
  stack = await startStack({}, undefined, { root: scratch, flags: ['--dev', '--only', 'mf-profile'] });
});
test.afterAll(async () => {
  await stack.stop();
  rmSync(scratch, { recursive: true, force: true });
});

// The log of builds and starts explains a change that did not arrive.
test.afterEach(() => {
  const info = test.info();
  if (info.status !== info.expectedStatus) process.stderr.write(stack.log());
});

test('under development a changed text, primitive and resolver arrive in the open page by themselves', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const session = await storedSession(stack, seedPerson(stack, 'developer@example.org', ['--days', '1']));
  await arriveAs(page, { language: 'no', session });
  const change = (file: string, before: string, after: string) => rewrite(path.join(scratch, file), before, after);
  const title = page.getByRole('heading', { level: 2 }).first();
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`${stack.url}/meg`);
  // The services are there; the pages may still be built.
  await expect(named(profileNo.nickname.change)).toBeVisible(BUILT);
  await expect(page.getByText('developer@example.org')).toBeVisible(BUILT);

  await test.step('a text', async () => {
    change('mf-profile/src/messages/no.ts', `'${profileNo.nickname.change}'`, "'Nytt navn'");
    await expect(named('Nytt navn')).toBeVisible(BUILT);
  });
  await test.step('a primitive', async () => {
    change('packages/ui/src/Card.tsx', 'styled.h2`', "styled.h2.attrs({ lang: 'nn' })`");
    await expect(title).toHaveAttribute('lang', 'nn', BUILT);
  });
  await test.step('a resolver, with the schema it makes, while the server that ends still answers', async () => {
    // As the ending server does on a connection that it still has, and the machine once the server is gone.
    let [refused, lost] = [false, false];
    await page.route('**/dev/reload', (route) => {
      if (refused) return route.continue();
      refused = true;
      return route.fulfill({ status: 503 });
    });
    await page.reload();
    await expect(page.getByText('developer@example.org')).toBeVisible();
    await page.route(`${stack.url}/meg`, (route) => {
      if (lost) return route.continue();
      lost = true;
      return route.abort('connectionrefused');
    });
    const resolver = 'graph/subgraph-user/src/user/user.resolver.ts';
    const text = readFileSync(path.join(scratch, resolver), 'utf8');
    rewrite(
      path.join(scratch, resolver),
      text,
      text
        .replace('Address the person', 'The address a person')
        .replace('return claims.email', "return 'changed@example.org'"),
    );
    await expect(page.getByText('changed@example.org')).toBeVisible(BUILT);
    expect(readFileSync(path.join(scratch, 'graph/schema.graphql'), 'utf8')).toContain('The address a person');
    expect([refused, lost]).toEqual([true, true]);
    await page.unroute('**/dev/reload');
    await page.unroute(`${stack.url}/meg`);
  });
  const starts = () => stack.log().split('Started the services again').length - 1;
  await expect.poll(starts).toBe(1);
  await test.step('a resolver, while the page was on its way', async () => {
    const released = Promise.withResolvers<undefined>();
    await page.route('**/dev/reload', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText('changed@example.org')).toBeVisible();
    change('graph/subgraph-user/src/user/user.resolver.ts', 'changed@example.org', 'again@example.org');
    await expect.poll(starts, BUILT).toBe(2);
    released.resolve(undefined);
    await expect(page.getByText('again@example.org')).toBeVisible(BUILT);
  });
});
