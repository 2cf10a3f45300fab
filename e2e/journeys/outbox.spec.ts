import { expect, test, type Page } from '@playwright/test';
import { type Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, logIn, newPerson } from './steps.ts';
import { menuLabel, TEXTS } from './texts.ts';
import { writeOwnWords } from './ownWords.ts';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});

const OWN = 'Sola kom fram bak skyene';

/** Someone in the app, with every page that is needed fetched. */
async function arrive(page: Page, language: Language) {
  const person = seedPerson(stack, newPerson().email, ['--days', '5', '--memories', '2', '--language', language]);
  await page.goto(`${stack.url}/auth`);
  await logIn(page, language, person);
  await expect(page).toHaveURL(/\/home$/);
  await goTo(page, language, 'checkin');
  await checkInIsHere(page, language);
  await goTo(page, language, 'memoryBank');
  await expect(page.getByRole('article')).toHaveCount(2);
  return person;
}

/** The form, or the day's answers with their way back into it. */
const checkInIsHere = (page: Page, language: Language) => {
  const { checkin } = TEXTS[language];
  return page
    .getByRole('button', { name: checkin.summary.edit, exact: true })
    .or(page.getByRole('button', { name: checkin.writeOwnWords }).first())
    .first()
    .waitFor();
};

const goTo = async (page: Page, language: Language, name: string) => {
  await page
    .getByRole('link', { name: menuLabel(name, language), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The words for what waits are fetched when there is time: the shell's, and each remote's own. */
const whenItCanBeSaid = (page: Page) =>
  page.waitForFunction(() =>
    ['status-', 'mf-memories/', 'mf-checkin/'].every((part) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(part) && (part === 'status-' || name.includes('/away.'))),
    ),
  );

async function writeMemory(page: Page, language: Language): Promise<void> {
  const { memories } = TEXTS[language];
  await page.getByRole('link', { name: memories.bank.add, exact: true }).click();
  await page.getByLabel(memories.form.name, { exact: true }).fill(OWN);
  await page.getByLabel(memories.form.description, { exact: true }).fill('Vi satt på trappa.');
}

const saveMemory = (page: Page, language: Language) =>
  page.getByRole('button', { name: TEXTS[language].memories.form.save, exact: true }).click();

/** This journey tests a mechanism, not its words: one language is enough (decision 0059). */
const language: Language = 'no';
const { status, common } = TEXTS[language];
const oneIsSafe = status.safe.some_one.replace('{{number}}', status.numbers.one);

test(`without a network it is said before anything is saved, what waits is named, and then all is sent`, async ({
  browser,
}) => {
  const page = await elsewhere(browser, language);
  await arrive(page, language);
  const line = page.getByRole('status').filter({ hasText: status.away.offline });
  await whenItCanBeSaid(page);
  await page.context().setOffline(true);
  await expect(line).toContainText(status.safe.nothing);
  await writeMemory(page, language);
  await saveMemory(page, language);
  await expect(line).toContainText(oneIsSafe);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText(TEXTS[language].memories.item.waiting);
  await page.getByRole('link', { name: status.see, exact: true }).click();
  // A row in plain words leads to the memory itself.
  const row = page.getByRole('main').getByRole('link', { name: OWN });
  await expect(row).not.toContainText(/\d{4}-\d\d-\d\d|[0-9a-f]{8}-/);
  await row.click();
  await expect(page.getByText('Vi satt på trappa.').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await goTo(page, language, 'memoryBank');

  await page.context().setOffline(false);
  await expect(page.getByText(status.sent)).toBeVisible();
  await page.getByRole('button', { name: status.close, exact: true }).click();
  await expect(page.getByText(status.sent)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(TEXTS[language].memories.item.waiting)).toBeHidden();
  await page.context().close();
});

test(`a check-in on a train is done, changed, and at the server when there is a network`, async ({ browser }) => {
  const { checkin, options } = TEXTS[language];
  const page = await elsewhere(browser, language);
  const person = await arrive(page, language);
  await whenItCanBeSaid(page);
  await page.context().setOffline(true);
  await goTo(page, language, 'checkin');
  await checkInIsHere(page, language);
  const edit = page.getByRole('button', { name: checkin.summary.edit, exact: true });
  const isFirst = !(await edit.isVisible());
  if (!isFirst) await edit.click();
  const mode = isFirst ? checkin.modes.first : checkin.modes.edit;
  const chip = page.getByRole('button', { name: options.whatIsGood.glede, exact: true }).first();
  if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.click();
  await writeOwnWords(page, language, OWN);
  await page.getByRole('button', { name: mode.save }).click();
  await page.getByRole('link', { name: status.see, exact: true }).click();
  await page.getByRole('main').locator('a[href="/checkin"]').click();
  await page.getByRole('button', { name: checkin.summary.edit, exact: true }).click();
  await writeOwnWords(page, language, `${OWN}, og ble`);
  await page.getByRole('button', { name: checkin.modes.edit.save }).click();
  await page.context().setOffline(false);
  await expect(page.getByText(status.sent)).toBeVisible();
  const phone = await elsewhere(browser, language);
  await arriveAs(phone, { session: await storedSession(stack, person) });
  await phone.goto(`${stack.url}/checkin`);
  await expect(phone.getByText(`${OWN}, og ble`)).toBeVisible();
  await phone.context().close();
  await page.context().close();
});

test(`what is refused for good stands there with its words, and can be sent again`, async ({ browser }) => {
  const page = await elsewhere(browser, language);
  await arrive(page, language);
  await whenItCanBeSaid(page);
  await page.context().setOffline(true);
  await writeMemory(page, language);
  await saveMemory(page, language);
  await expect(page.getByText(oneIsSafe)).toBeVisible();
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('addMemory')
      ? route.fulfill({ json: { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] } })
      : route.fallback(),
  );
  await page.context().setOffline(false);
  await expect(page.getByText(status.needsYou)).toBeVisible();
  await page.getByRole('link', { name: status.see, exact: true }).click();
  await expect(page.getByText(common.errors.FORBIDDEN)).toBeVisible();
  await expect(page.getByText('Vi satt på trappa.').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: status.retry, exact: true }).click();
  await expect(page.getByText(status.page.nothing)).toBeVisible();
  await goTo(page, language, 'memoryBank');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.context().close();
});

test('what waits can be taken away after a question, and what was deleted elsewhere is saved as new', async ({
  browser,
}) => {
  const page = await elsewhere(browser, language);
  const person = await arrive(page, language);
  await whenItCanBeSaid(page);
  await page.context().setOffline(true);
  await writeMemory(page, language);
  await saveMemory(page, language);
  await page.getByRole('link', { name: status.see, exact: true }).click();
  await page.getByRole('button', { name: status.page.removeSome }).click();
  const remove = page.getByRole('button', { name: /«Sola kom fram/ });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: status.page.keep }).click();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: status.remove, exact: true }).click();
  await expect(page.getByText(status.page.nothing)).toBeVisible();

  // A memory is changed here while it is deleted elsewhere.
  const { memories } = TEXTS[language];
  await goTo(page, language, 'memoryBank');
  const first = page.getByRole('article').first();
  const path = (await first.getByRole('link').first().getAttribute('href')) ?? '';
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `${path}&view=edit`);
  await page.getByLabel(memories.form.name, { exact: true }).fill(OWN);
  await saveMemory(page, language);
  await expect(page.getByText(oneIsSafe)).toBeVisible();
  const phone = await elsewhere(browser, language);
  const session = await storedSession(stack, person);
  await arriveAs(phone, { session });
  await phone.goto(`${stack.url}/home`);
  const { access_token: token } = JSON.parse(session.value) as { access_token: string };
  const deleted = await phone.request.post(`${stack.url}/graphql`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: 'mutation ($id: ID!) { deleteMemory(id: $id) }',
      variables: { id: new URL(path, stack.url).searchParams.get('memory') },
    },
  });
  expect(await deleted.json()).toMatchObject({ data: { deleteMemory: true } });
  await phone.context().close();
  await page.context().setOffline(false);
  await expect(page.getByText(status.needsYou)).toBeVisible();
  await page.getByRole('link', { name: status.see, exact: true }).click();
  await expect(page.getByText(status.page.gone)).toBeVisible();
  await expect(page.getByRole('button', { name: status.copy.label })).toBeVisible();
  await page.getByRole('button', { name: status.page.saveAnew }).click();
  await expect(page.getByText(status.page.nothing)).toBeVisible();
  await goTo(page, language, 'memoryBank');
  await expect(page.getByRole('article').filter({ hasText: OWN })).toHaveCount(1);
  await page.context().close();
});

test('where somebody’s later words stand, the page shows those, and the own ones are one press away', async ({
  browser,
}) => {
  const { profile } = TEXTS[language];
  const page = await elsewhere(browser, language);
  const person = await arrive(page, language);
  await whenItCanBeSaid(page);
  await goTo(page, language, 'me');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: profile.nickname.change, exact: true }).click();
  await page.getByLabel(profile.nickname.label).fill('Kari her');
  await page.getByRole('button', { name: profile.nickname.save, exact: true }).click();
  await expect(page.getByText(oneIsSafe)).toBeVisible();
  const { access_token: token } = JSON.parse((await storedSession(stack, person)).value) as { access_token: string };
  const changed = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { saveProfile(input: { nickname: "Kari der" }) { nickname } }' }),
  });
  expect(await changed.json()).toMatchObject({ data: { saveProfile: { nickname: 'Kari der' } } });
  await page.context().setOffline(false);
  const said = page.getByText(status.overtaken.replace('{{fields}}', status.fields.nickname));
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kari der');
  await page.getByRole('link', { name: status.see, exact: true }).click();
  await page.getByRole('button', { name: status.page.showMine }).click();
  await expect(page.getByText('Kari her', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: status.copy.label })).toBeVisible();
  await page.context().close();
});

test(`logging out asks about what is begun: kept, it is there next time; deleted, it is gone`, async ({ browser }) => {
  const page = await elsewhere(browser, language);
  const person = await arrive(page, language);
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
    await page.addInitScript((wrong) => {
      const Real = Date;
      const now = () => Real.now() + wrong;
      window.Date = new Proxy(Real, {
        construct: (target, given: unknown[]) =>
          Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
        get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
      });
    }, days * 86_400_000);
    await arrive(page, 'no');
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
  await arrive(page, 'no');
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
