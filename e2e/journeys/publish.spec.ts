import { expect, test, type Browser, type Page, type Response } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { appPages } from '@spire/testing/appPages';
import { seedPerson, storedSession, tokenOf, type StoredSession } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import { stopsOf } from '../sweep/audiences.ts';
import { QUIET_ROOM, writeBrokenCard, writeQuietRoom } from './quietRoom.ts';
import { menuLabel, TEXTS } from './texts.ts';

const root = workspaceRoot();
const REMOTE = 'mf-tools';

// One stack for all, and each begins where the one before has left it.
test.describe.configure({ mode: 'serial' });

let workshop = '';
let stack: TestStack;
let sessions: Record<Language, StoredSession>;
/** The version with the quiet room. */
let second = '';

/** The command as a team runs it, beside the running stack. */
function remote(...words: string[]): string {
  const env = { ...process.env, DATA_DIR: stack.dataFolder };
  return execFileSync('npm', ['run', '--silent', 'remote', '--', ...words], { cwd: root, env, encoding: 'utf8' });
}

/** Builds what a team has written and publishes it. */
function publishBuildOf(folder: string): void {
  execFileSync(process.execPath, [path.join(root, 'tooling/build/build.ts'), 'remote'], { cwd: folder });
  remote('publish', REMOTE, '--dist', path.join(folder, 'dist'));
}

/** The shell's build as one digest. */
function shellDigest(): string {
  const whole = createHash('sha256');
  const dist = path.join(root, 'shell/dist');
  for (const file of readdirSync(dist)
    .filter((each) => each.includes('.'))
    .sort())
    whole.update(file).update(readFileSync(path.join(dist, file)));
  return whole.digest('hex');
}

async function versions(): Promise<Record<string, string>> {
  const { remotes } = (await (await fetch(`${stack.url}/remotes.json`)).json()) as RemoteRegistry;
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

async function ask(query: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(sessions.no)}` };
  return (await fetch(`${stack.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).status;
}

/** A person who comes to that page, with a browser of their own; `onAnswer` hears of all it fetches, from the first. */
async function visitor(
  browser: Browser,
  language: Language,
  at: string,
  onAnswer?: (answer: Response) => void,
): Promise<Page> {
  const context = await browser.newContext();
  if (onAnswer) context.on('response', onAnswer);
  await arriveAs(context, { language, session: sessions[language] });
  const page = await context.newPage();
  await page.goto(at);
  await expect(page.getByRole('link', { name: menuLabel('tools', language) }).first()).toBeVisible();
  return page;
}

const quietRoomIn = (page: Page, language: Language) =>
  page.getByRole('navigation').getByRole('link', { name: QUIET_ROOM.title[language] });

test.beforeAll(async () => {
  mkdirSync(path.join(root, '.data'), { recursive: true, mode: 0o711 });
  workshop = mkdtempSync(path.join(root, '.data/workshop-'));
  stack = await startStack({ KNOWN_OPERATIONS: 'on' });
  const sessionIn = (language: Language) =>
    storedSession(stack, seedPerson(stack, `room-${language}@example.org`, ['--days', '1', '--language', language]));
  sessions = { no: await sessionIn('no'), en: await sessionIn('en') };
  // The start of the stack has published what is built, so that there is a version to go back to.
  expect(remote('publish')).not.toContain('is published');
});
test.afterAll(async () => {
  await stack.stop();
  rmSync(workshop, { recursive: true, force: true });
});

test('version 2 of one remote is there for new visits, whoever has version 1 open goes on, and back is one command', async ({
  browser,
}) => {
  const before = { versions: await versions(), shell: shellDigest() };
  expect(await ask(QUIET_ROOM.question)).toBe(400);
  // Fetched ahead when the page is idle, or when a link is pressed: both are of the version that the page began with.
  const answered: { path: string; isOk: boolean }[] = [];
  const open = await visitor(browser, 'no', `${stack.url}/home`, (answer) =>
    answered.push({ path: new URL(answer.url()).pathname, isOk: answer.ok() }),
  );

  publishBuildOf(writeQuietRoom(path.join(root, REMOTE), workshop));

  for (const language of LANGUAGES) {
    const page = await visitor(browser, language, `${stack.url}/home`);
    await expect(quietRoomIn(page, language)).toBeVisible();
    await page.getByRole('link', { name: QUIET_ROOM.card[language] }).click();
    await expect(page.getByRole('heading', { level: 1, name: QUIET_ROOM.title[language] })).toBeVisible();
    await expect(page.getByTestId('person')).toHaveText(/^[0-9a-f-]{36}$/);
    await page.context().close();
  }
  expect(await ask(QUIET_ROOM.question)).toBe(200);
  expect(await ask('query Stranger { me { id email } }')).toBe(400);
  expect(stopsOf('regular', await appPages(stack.url))).toContainEqual({ name: 'quietRoom', path: QUIET_ROOM.path });

  // The page that was open before goes on with its own version.
  await open
    .getByRole('link', { name: menuLabel('tools', 'no') })
    .first()
    .click();
  await open.getByRole('link', { name: TEXTS.no.options.tools.expectation_lift.title }).first().click();
  await expect(open).toHaveURL(/expectation-guide/);
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(open.getByText(TEXTS.no.shell.remote.pageTitle)).toBeHidden();
  const own = answered.filter(({ path: file }) => file.startsWith(`/remotes/${REMOTE}/`));
  expect(own.length).toBeGreaterThan(0);
  const isFirst = (file: string) => file.includes(`/${before.versions[REMOTE] ?? ''}/`);
  expect(own.filter(({ path: file, isOk }) => !isOk || !isFirst(file))).toEqual([]);
  await open.context().close();

  const after = await versions();
  second = after[REMOTE] ?? '';
  expect({ ...after, [REMOTE]: '' }).toEqual({ ...before.versions, [REMOTE]: '' });
  expect(second).not.toBe(before.versions[REMOTE]);
  expect(shellDigest()).toBe(before.shell);

  remote('rollback', REMOTE);
  expect(await versions()).toEqual(before.versions);
  const page = await visitor(browser, 'en', `${stack.url}/home`);
  await expect(quietRoomIn(page, 'en')).toHaveCount(0);
  await page.context().close();
});

test('one person sees a version by a link, and nobody else does; they can end it', async ({ browser }) => {
  const [link = ''] = remote('preview', REMOTE, second, '--site', stack.url).split('\n');
  for (const language of LANGUAGES) {
    const page = await visitor(browser, language, link);
    await expect(page).toHaveURL(/\/(home)?$/);
    await expect(quietRoomIn(page, language)).toBeVisible();
    const { text, end } = TEXTS[language].preview;
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: end }).click();
    await expect(page.getByRole('link', { name: menuLabel('tools', language) }).first()).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(quietRoomIn(page, language)).toHaveCount(0);
    await page.context().close();
  }
  const other = await visitor(browser, 'no', `${stack.url}/home`);
  await expect(quietRoomIn(other, 'no')).toHaveCount(0);
  await other.context().close();
});

test('a version whose card fails gives way to the one before, which draws with its own words', async ({ browser }) => {
  publishBuildOf(writeBrokenCard(path.join(root, REMOTE), path.join(workshop, 'broken')));
  const page = await visitor(browser, 'no', `${stack.url}/home`);
  await expect(page.getByText(TEXTS.no.shell.remote.cardTitle)).toBeVisible();
  await page.getByRole('button', { name: TEXTS.no.common.actions.retry }).click();
  const { overview, card } = TEXTS.no.tools;
  const section = page.getByRole('region', { name: overview.title });
  await expect(section.getByRole('link', { name: card.short.self_priority })).toBeVisible();
  await page.context().close();
  remote('rollback', REMOTE);
});

test('a registry that comes spoiled leaves the page with the one it has', async ({ browser }) => {
  const page = await visitor(browser, 'no', `${stack.url}/home`);
  let asked = 0;
  await page.route('**/remotes.json', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'application/json', body: '{"format":1,"revision":9e15,"remotes":{' });
  });
  await page.route('**/remotes/mf-profile/**', (route) => route.abort());
  await page.reload();
  await page
    .getByRole('link', { name: menuLabel('me', 'no') })
    .first()
    .click();
  await expect(page.getByText(TEXTS.no.shell.remote.pageTitle)).toBeVisible();
  await page.unroute('**/remotes/mf-profile/**');
  await page.getByRole('button', { name: TEXTS.no.common.actions.retry }).click();
  await expect(page.getByText(TEXTS.no.shell.remote.pageTitle)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  await page.context().close();
});
