import { expect, test, type Page } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { createHash } from 'node:crypto';
import { arriveAs } from '../arriveAs.ts';
import { menuLabel, TEXTS } from './texts.ts';

const { checkin, memories } = TEXTS.no;

/** The file in which a remote's build keeps its own copies of the primitives (tooling/build/remote.ts). */
const OWN_PRIMITIVES = /\/remotes\/([a-z-]+)\/[^/]+\/own-primitives\./;

async function signIn(page: Page, stack: TestStack, email: string) {
  const session = await storedSession(stack, seedPerson(stack, email, ['--days', '3', '--memories', '2']));
  await arriveAs(page, { language: 'no', session });
}

/** The remotes that fetch primitives of their own from now on, by name. */
function remotesWithOwn(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = OWN_PRIMITIVES.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** Serves a remote as a team would that built it against the next major version of the design. */
async function buildAgainstNextMajor(page: Page, stack: TestStack, remote: string) {
  const hashes: { before: string; after: string }[] = [];
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const { remotes } = (await (await fetch(`${stack.url}/remotes.json`)).json()) as {
    remotes: Record<string, { base: string; entry: string }>;
  };
  const { base = '', entry = '' } = remotes[remote] ?? {};
  const built = await (await fetch(new URL(base + entry, stack.url))).text();
  const rebuilt = built.replaceAll(/(shareKey:"@spire\/ui\/[^}]*?requiredVersion:)"[^"]+"/g, '$1"^99.0.0"');
  expect(rebuilt).not.toBe(built);
  hashes.push({ before: hashOf(built), after: hashOf(rebuilt) });
  await page.route(`**${base}${entry}`, async (route) =>
    route.fulfill({ response: await route.fetch(), body: rebuilt }),
  );
  await page.route(/\/(checkin|memory-bank|remotes\.json)$/, async (route) => {
    const response = await route.fetch();
    const vouched = hashes.reduce((text, { before, after }) => text.replaceAll(before, after), await response.text());
    await route.fulfill({ response, body: vouched });
  });
}

test('no remote fetches primitives of its own while the shell’s fit', async ({ page }) => {
  const stack = await startTestStack();
  await signIn(page, stack, `primitives-${process.pid}@example.org`);
  const own = remotesWithOwn(page);
  for (const path of ['/home', '/checkin', '/memory-bank', '/verktoy', '/meg']) {
    await page.goto(stack.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(own).toEqual([]);
});

test('a remote built against another major version of the design runs with its own, beside the others', async ({
  page,
}) => {
  const stack = await startTestStack();
  await signIn(page, stack, `ownprimitives-${process.pid}@example.org`);
  const own = remotesWithOwn(page);
  await buildAgainstNextMajor(page, stack, 'mf-memories');

  await page.goto(`${stack.url}/memory-bank`);
  await expect(page.getByRole('heading', { level: 1, name: memories.bank.title })).toBeVisible();
  expect(own).toEqual(['mf-memories']);

  await page
    .getByRole('link', { name: menuLabel('checkin', 'no') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: checkin.summary.edit })).toBeVisible();
  expect(own).toEqual(['mf-memories']);
});
