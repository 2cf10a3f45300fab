import { expect, test } from '@playwright/test';
import type { RemoteManifest } from '@spire/domain/remoteManifest';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { manifestFiles } from '@spire/testing/loopbackServer';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import { menuLabel, TEXTS } from './texts.ts';

const { shell, common, onboarding, memories, tools } = TEXTS.no;
const REMOTES = Object.keys(manifestFiles());

let folder = '';
let stack: TestStack;

function publish(name: string, change: (manifest: string) => string = (manifest) => manifest): void {
  const dist = path.join(folder, name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  cpSync(path.join(workspaceRoot(), name, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'manifest.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  rmSync(`${file}.br`, { force: true });
}

function withdraw(name: string): void {
  rmSync(path.join(folder, name), { recursive: true });
}

// One stack for all of them, which each finds with everything published.
test.describe.configure({ mode: 'default' });

const regular = (name: string) =>
  storedSession(stack, seedPerson(stack, `${name}-${process.pid}@example.org`, ['--days', '1']));

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-remotes-'));
  stack = await startStack({ REMOTES_DIR: folder });
});
test.beforeEach(() => REMOTES.forEach((name) => publish(name)));
test.afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true });
});

test('what leads to a remote goes with it, and comes back with one published beside the running stack', async ({
  page,
}) => {
  await arriveAs(page, { language: 'no', session: await regular('published') });
  withdraw('mf-memories');
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('link', { name: menuLabel('tools', 'no') }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: menuLabel('memoryBank', 'no') })).toHaveCount(0);
  await expect(page.getByRole('region', { name: memories.card.title })).toHaveCount(0);
  await page.goto(`${stack.url}/memory-bank`);
  await expect(page.getByRole('heading', { level: 1, name: shell.notFound.title })).toBeVisible();

  publish('mf-memories', (manifest) => manifest.replaceAll('/memory-bank', '/memory-bank-2'));
  await page.goto(`${stack.url}/home`);
  await page.getByRole('link', { name: menuLabel('memoryBank', 'no') }).click();
  await expect(page).toHaveURL(/\/memory-bank-2$/);
  await expect(page.getByRole('heading', { level: 1, name: memories.bank.title })).toBeVisible();
});

test('a manifest that the app cannot take costs its remote alone, and is named', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await arriveAs(page, { language: 'no', session: await regular('broken') });
  publish('mf-tools', (manifest) => manifest.replace('/verktoy', '/home'));
  publish('mf-memories', () => '<!doctype html>');
  const { refused } = (await (await page.request.get(`${stack.url}/remotes.json`)).json()) as RemoteRegistry;
  expect(refused.map(({ name }) => name).sort()).toEqual(['mf-memories', 'mf-tools']);

  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('link', { name: menuLabel('me', 'no'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: menuLabel('tools', 'no') })).toHaveCount(0);
  expect(said.filter((text) => text.includes('is left out'))).toHaveLength(2);
});

test('a card that the manifest has and the module has not fails in its place alone', async ({ page }) => {
  await arriveAs(page, { language: 'no', session: await regular('card') });
  publish('mf-tools', (text) => {
    const manifest = JSON.parse(text) as RemoteManifest;
    return JSON.stringify({
      ...manifest,
      cards: [...manifest.cards, { id: 'ghost', place: 'home.aside', order: 900 }],
    });
  });
  await page.goto(`${stack.url}/home`);
  await expect(page.getByText(shell.remote.cardTitle)).toHaveCount(1);
  await expect(page.getByText(TEXTS.no.options.tools.inner_balance.title)).toBeVisible();
});

test('without onboarding a newcomer is told so, and goes on once there is one', async ({ page }) => {
  const newcomer = seedPerson(stack, `new-${process.pid}@example.org`, ['--days', '0', '--no-profile']);
  await arriveAs(page, { language: 'no', session: await storedSession(stack, newcomer) });
  withdraw('mf-onboarding');
  await page.goto(`${stack.url}/home`);
  await expect(page.getByRole('heading', { level: 1, name: shell.remotes.missingTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: common.actions.logOut })).toBeVisible();

  publish('mf-onboarding');
  await page.getByRole('button', { name: common.actions.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: onboarding.steps.nickname.title })).toBeVisible();
  await expect(page).toHaveURL(/\/setup/);
});

test('a page that its remote opens to anyone is shown to a visitor, and its links lead to the login screen', async ({
  page,
}) => {
  await arriveAs(page, { language: 'no' });
  publish('mf-tools', (manifest) => manifest.replace('"access":"signed-in"', '"access":"anyone"'));
  await page.goto(`${stack.url}/verktoy`);
  await expect(page.getByRole('heading', { level: 1, name: tools.overview.title })).toBeVisible();
  await page.getByRole('link', { name: TEXTS.no.options.tools.inner_balance.title }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fhrv-balance$/);
  await expect(page.getByRole('button', { name: shell.login.submit })).toBeVisible();
});
