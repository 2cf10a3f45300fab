import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { appPages } from '@spire/testing/appPages';
import { seedPerson, storedSession, tokenOf } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import { remoteFolders } from '../../tooling/remotes.ts';
import { stopsOf } from '../sweep/audiences.ts';
import { QUIET_ROOM, writeQuietRoom } from './quietRoom.ts';

const root = workspaceRoot();
const REMOTE = 'mf-tools';

let workshop = '';
let published = '';
let stack: TestStack;

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

/** Lays a build where the running stack looks for that remote. */
function publish(name: string, dist: string): void {
  const folder = path.join(published, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, path.join(folder, 'dist'), { recursive: true });
}

async function versions(): Promise<Record<string, string>> {
  const { remotes } = (await (await fetch(`${stack.url}/remotes.json`)).json()) as RemoteRegistry;
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

test.beforeAll(async () => {
  mkdirSync(path.join(root, '.data'), { recursive: true, mode: 0o711 });
  workshop = mkdtempSync(path.join(root, '.data/workshop-'));
  published = mkdtempSync(path.join(tmpdir(), 'spire-published-'));
  for (const name of remoteFolders(root)) publish(name, path.join(root, name, 'dist'));
  stack = await startStack({ REMOTES_DIR: published, KNOWN_OPERATIONS: 'on' });
});
test.afterAll(async () => {
  await stack.stop();
  for (const folder of [workshop, published]) rmSync(folder, { recursive: true, force: true });
});

test('a page, a card, a menu entry and a question of one remote are there beside an unchanged shell and graph', async ({
  browser,
}) => {
  const sessionIn = (language: Language) =>
    storedSession(stack, seedPerson(stack, `room-${language}@example.org`, ['--days', '1', '--language', language]));
  const sessions = { no: await sessionIn('no'), en: await sessionIn('en') };
  const ask = async (query: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(sessions.no)}` };
    return (await fetch(`${stack.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).status;
  };
  const before = { versions: await versions(), shell: shellDigest() };
  expect(await ask(QUIET_ROOM.question)).toBe(400);

  const folder = writeQuietRoom(path.join(root, REMOTE), workshop);
  execFileSync(process.execPath, [path.join(root, 'tooling/build/build.ts'), 'remote'], { cwd: folder });
  publish(REMOTE, path.join(folder, 'dist'));

  for (const language of LANGUAGES) {
    const context = await browser.newContext();
    await arriveAs(context, { language, session: sessions[language] });
    const page = await context.newPage();
    await page.goto(`${stack.url}/home`);
    await expect(page.getByRole('navigation').getByRole('link', { name: QUIET_ROOM.title[language] })).toBeVisible();
    await page.getByRole('link', { name: QUIET_ROOM.card[language] }).click();
    await expect(page.getByRole('heading', { level: 1, name: QUIET_ROOM.title[language] })).toBeVisible();
    await expect(page.getByTestId('person')).toHaveText(/^[0-9a-f-]{36}$/);
    await context.close();
  }

  expect(await ask(QUIET_ROOM.question)).toBe(200);
  expect(await ask('query Stranger { me { id email } }')).toBe(400);
  expect(stopsOf('regular', await appPages(stack.url))).toContainEqual({ name: 'quietRoom', path: QUIET_ROOM.path });
  const after = await versions();
  expect({ ...after, [REMOTE]: '' }).toEqual({ ...before.versions, [REMOTE]: '' });
  expect(after[REMOTE]).not.toBe(before.versions[REMOTE]);
  expect(shellDigest()).toBe(before.shell);
});
