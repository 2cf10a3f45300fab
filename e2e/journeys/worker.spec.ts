import { expect, test, type Browser, type Page } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { elsewhere, newPerson, whenKept } from './steps.ts';
import { TEXTS } from './texts.ts';
import { ownWords, writeOwnWords } from './ownWords.ts';

test.use({ serviceWorkers: 'allow' });

/** The name of the shell's first script in its next build. */
const NEXT = '/main.0123456789abcdef.js';

const textOf = async (stack: TestStack, path: string) => (await fetch(stack.url + path)).text();

/** Has the stack serve another build of the shell at these pages: the same one, whose first script has another name. */
async function deployNext(stack: TestStack, proxy: Proxy, pages: readonly string[]): Promise<void> {
  const html = await textOf(stack, '/');
  const script = /\/main\.[0-9a-f]+\.js/.exec(html)?.[0] ?? '';
  expect(script).not.toBe('');
  const renamed = (text: string) => text.replaceAll(script, NEXT);
  for (const page of pages) proxy.replace(page, 'text/html', renamed(html));
  proxy.replace(NEXT, 'text/javascript', await textOf(stack, script));
  const worker = renamed(await textOf(stack, '/sw.js'));
  const next = worker.replace(/(url:"\/",revision:")[^"]+/, '$1next');
  expect(next).not.toBe(worker);
  proxy.replace('/sw.js', 'text/javascript', next);
}

const scriptOf = (page: Page) => page.locator('script[src*="/main."]').getAttribute('src');
const lookForNext = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).update());
/** A visitor's login screen, kept whole by the worker before the stack serves its next build. */
async function visitedBeforeNext(browser: Browser): Promise<{ page: Page; proxy: Proxy }> {
  const stack = await startTestStack();
  const proxy = await startProxy(stack.url);
  const page = await elsewhere(browser, 'no');
  await arriveAs(page, { language: 'no' });
  await page.goto(`${proxy.url}/`);
  await expect(page.getByLabel(TEXTS.no.shell.fields.email)).toBeVisible();
  await whenKept(page);
  await deployNext(stack, proxy, ['/', '/auth']);
  return { page, proxy };
}

/** How far a worker has come that does not work yet. */
const waits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.installing ?? registration?.waiting)?.state ?? 'nothing';
  });
const keptOf = (page: Page, address: string) =>
  page.evaluate(async (url) => ((await caches.match(url)) === undefined ? 'nothing' : 'kept'), address);

test('a new version waits until it is wanted, and costs nothing of what is being written', async ({ browser }) => {
  const { status } = TEXTS.no;
  const stack = await startTestStack();
  const session = await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '0']));
  const proxy = await startProxy(stack.url);
  const page = await elsewhere(browser, 'no');
  await arriveAs(page, { session });
  await page.goto(`${proxy.url}/checkin`);
  const words = ownWords(page);
  await writeOwnWords(page, 'no', 'Midt');
  await whenKept(page);
  await words.fill('Midt i en setning');

  let loads = 0;
  page.on('load', () => (loads += 1));
  await deployNext(stack, proxy, ['/', '/checkin']);
  await lookForNext(page);
  await expect(page.getByText(status.newVersion.title)).toBeVisible();
  expect(loads).toBe(0);
  await expect(words).toHaveValue('Midt i en setning');
  await words.pressSequentially(', og litt til');

  await page.getByRole('button', { name: status.newVersion.use }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(words).toHaveValue('Midt i en setning, og litt til');
  expect(await scriptOf(page)).toBe(NEXT);
  await expect(page.getByText(status.newVersion.title)).toBeHidden();
  await expect.poll(() => waits(page)).toBe('nothing');

  // And back: what was put out by mistake is taken in again in the same way.
  proxy.restore();
  await lookForNext(page);
  await expect(page.getByText(status.newVersion.title)).toBeVisible();
  await page.getByRole('button', { name: status.newVersion.use }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(words).toHaveValue('Midt i en setning, og litt til');
  expect(await scriptOf(page)).not.toBe(NEXT);
  await page.context().setOffline(true);
  await page.reload();
  await expect(words).toHaveValue('Midt i en setning, og litt til');
  await page.context().close();
  await proxy.close();
});

// The second wakes the worker before while it stops, and the browser forgets that the next was asked.
for (const path of ['/api/health', '/remotes.json'])
  test(`a new version comes though the page asks for ${path} as it is wanted`, async ({ browser }) => {
    const { shell, status } = TEXTS.no;
    const { page, proxy } = await visitedBeforeNext(browser);
    await lookForNext(page);
    const use = page.getByRole('button', { name: status.newVersion.use });
    await expect(use).toBeVisible();
    await page.evaluate((address) => {
      const ask = () => void fetch(address).catch(() => undefined);
      const askOften = () => setInterval(ask, 5);
      document.addEventListener('click', askOften, { capture: true, once: true });
    }, path);

    await use.click();
    await expect.poll(() => scriptOf(page).catch(() => undefined)).toBe(NEXT);
    await expect(page.getByLabel(shell.fields.email)).toBeVisible();
    if (path === '/api/health') await expect.poll(() => waits(page)).toBe('nothing');
    await page.context().close();
    await proxy.close();
  });

test('a page that is of the new version already is offered nothing, and is what opens without a network', async ({
  browser,
}) => {
  const { shell, status } = TEXTS.no;
  const { page, proxy } = await visitedBeforeNext(browser);
  await page.goto(`${proxy.url}/`);
  await expect(page.getByLabel(shell.fields.email)).toBeVisible();
  expect(await scriptOf(page)).toBe(NEXT);
  await expect.poll(() => keptOf(page, NEXT), { timeout: 20_000 }).toBe('kept');
  await expect.poll(() => waits(page)).toBe('nothing');
  await expect(page.getByText(status.newVersion.title)).toBeHidden();

  await page.context().setOffline(true);
  await page.goto(`${proxy.url}/auth`);
  await expect(page.getByLabel(shell.fields.email)).toBeVisible();
  expect(await scriptOf(page)).toBe(NEXT);
  await page.context().close();
  await proxy.close();
});

test('what is spoiled on its way is kept neither of the shell nor of a remote', async ({ browser }) => {
  const { memories, shell } = TEXTS.no;
  const stack = await startTestStack();
  const session = await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '0', '--memories', '1']));
  const proxy = await startProxy(stack.url);
  const registry = JSON.parse(await textOf(stack, '/remotes.json')) as {
    remotes: Record<string, { base: string; entry: string }>;
  };
  const { base, entry } = registry.remotes['mf-memories'] ?? { base: '', entry: '' };
  const file = new URL(base + entry, stack.url).pathname;
  proxy.replace(file, 'text/javascript', 'window.isSpoiled = true;');
  const page = await elsewhere(browser, 'no');
  await arriveAs(page, { session });
  await page.goto(`${proxy.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(`${proxy.url}/memory-bank`);
  await page.goto(`${proxy.url}/home`);
  expect(await page.evaluate(() => 'isSpoiled' in window)).toBe(false);
  expect(await keptOf(page, file)).toBe('nothing');
  // A file that no registry names is handed on, and not kept.
  const unknown = '/remotes/mf-memories/unknown/a.js';
  proxy.replace(unknown, 'text/javascript', '1');
  expect(await page.evaluate(async (url) => (await fetch(url)).text(), unknown)).toBe('1');
  expect(await keptOf(page, unknown)).toBe('nothing');

  proxy.restore();
  await page.goto(`${proxy.url}/memory-bank`);
  await expect(page.getByRole('link', { name: memories.bank.add, exact: true })).toBeVisible();
  await expect.poll(() => keptOf(page, file)).toBe('kept');
  // The last of the shell to be kept is its page.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/', { ignoreSearch: true })) !== undefined))
    .toBe(true);

  // A build of which one file is spoiled is not installed; the one that is here goes on.
  await deployNext(stack, proxy, ['/']);
  proxy.replace(NEXT, 'text/javascript', 'window.isSpoiled = true;');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'redundant' || installing.state === 'installed') resolve(installing.state);
        });
      });
    });
    await registration.update().catch(() => undefined);
    await ended;
  });
  expect(await waits(page)).toBe('nothing');
  expect(await keptOf(page, NEXT)).toBe('nothing');
  await page.context().setOffline(true);
  await page.goto(`${proxy.url}/help`);
  await expect(page.getByRole('heading', { level: 1, name: shell.help.title })).toBeVisible();
  await page.context().close();
  await proxy.close();
});
