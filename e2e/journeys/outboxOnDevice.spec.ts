import { expect, test } from '@playwright/test';
import { type Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { setClockWrong } from '../wrongClock.ts';
import { arrive, goTo, OWN, saveMemory, whenItCanBeSaid, writeMemory } from './outboxSteps.ts';
import { elsewhere, logIn, newPerson } from './steps.ts';
import { TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});

/** This journey tests a mechanism, not its words: one language is enough (decision 0059). */
const language: Language = 'no';
const { status, common } = TEXTS[language];

test(`logging out asks about what is begun: kept, it is there next time; deleted, it is gone`, async ({ browser }) => {
  const page = await elsewhere(browser, language);
  const person = await arrive(page, stack, language);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const plain = () => page.evaluate(() => JSON.stringify(localStorage));
  const logOut = async () => {
    await goTo(page, language, 'me');
    await page.getByRole('button', { name: common.actions.logOut }).click();
  };
  const out = page.getByRole('button', { name: TEXTS[language].shell.login.submit });
  await writeMemory(page, language);
  await logOut();
  await expect(page.getByRole('dialog')).toContainText(status.leaving.drafts.memory);
  await page.getByRole('button', { name: status.leaving.cancel }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: common.actions.logOut }).click();
  await page.getByRole('button', { name: status.leaving.keep }).click();
  await expect(out).toBeVisible();
  expect(await plain()).not.toContain(OWN);

  // Another person sees nothing of it, and takes nothing of it away.
  const other = seedPerson(stack, newPerson().email, ['--days', '1', '--language', language]);
  await logIn(page, language, other);
  await expect(page).toHaveURL(/\/(home|meg)$/);
  expect(await plain()).not.toContain(OWN);
  await logOut();
  await expect(out).toBeVisible();

  await logIn(page, language, person);
  await expect(page).toHaveURL(/\/(home|meg)$/);
  await goTo(page, language, 'memoryBank');
  await page.getByRole('link', { name: TEXTS[language].memories.bank.continue, exact: true }).click();
  await expect(page.getByLabel(TEXTS[language].memories.form.name, { exact: true })).toHaveValue(OWN);
  await logOut();
  await page.getByRole('button', { name: status.leaving.discard }).click();
  await expect(out).toBeVisible();
  expect(await plain()).not.toContain(OWN);
  await expect.poll(databases).toEqual([]);
  await page.context().close();
});

test('a browser that keeps nothing says so, and still saves with a network', async ({ browser }) => {
  const page = await elsewhere(browser, 'no');
  const { status } = TEXTS.no;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('Not here', 'SecurityError');
        },
        databases: () => Promise.resolve([]),
      },
    });
  });
  await arriveAs(page, {
    session: await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '3', '--memories', '2'])),
  });
  await page.goto(`${stack.url}/memory-bank`);
  await writeMemory(page, 'no');
  await saveMemory(page, 'no');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.goto(`${stack.url}/home`);
  const said = page.getByRole('heading', { name: status.unkept.title });
  await expect(said).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(status.safe.notKept)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: status.ready.ok }).click();
  await expect(said).toBeHidden();
  await page.context().close();
});

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`a clock that is a day ${name} costs nothing that waits, and overtakes nothing`, async ({ browser }) => {
    const page = await elsewhere(browser, 'no');
    const { status, memories } = TEXTS.no;
    await setClockWrong(page, days * 86_400_000);
    await arrive(page, stack, 'no');
    await whenItCanBeSaid(page);
    await page.context().setOffline(true);
    await writeMemory(page, 'no');
    await saveMemory(page, 'no');
    await expect(page.getByRole('article').first()).toContainText(memories.item.waiting);
    await page.context().setOffline(false);
    await expect(page.getByText(status.sent)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByText(OWN)).toHaveCount(1);
    await page.context().close();
  });
}

test('a browser that clears away what it kept takes the app with it, not what is written next', async ({ browser }) => {
  const page = await elsewhere(browser, 'no');
  await arrive(page, stack, 'no');
  await whenItCanBeSaid(page);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(stack.url).origin;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
  await writeMemory(page, 'no');
  await saveMemory(page, 'no');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(OWN)).toHaveCount(1);
  await page.context().setOffline(true);
  await expect(page.getByText(TEXTS.no.status.safe.nothing)).toBeVisible();
  await page.context().close();
});
