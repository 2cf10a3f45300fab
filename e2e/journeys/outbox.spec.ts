import { expect, test } from '@playwright/test';
import { type Language } from '@spire/domain/languages';
import { storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { arrive, checkInIsHere, goTo, OWN, saveMemory, whenItCanBeSaid, writeMemory } from './outboxSteps.ts';
import { writeOwnWords } from './ownWords.ts';
import { elsewhere } from './steps.ts';
import { TEXTS } from './texts.ts';

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});

/** This journey tests a mechanism, not its words: one language is enough (decision 0059). */
const language: Language = 'no';
const { status, common } = TEXTS[language];
const oneIsSafe = status.safe.some_one.replace('{{number}}', status.numbers.one);

test(`without a network it is said before anything is saved, what waits is named, and then all is sent`, async ({
  browser,
}) => {
  const page = await elsewhere(browser, language);
  await arrive(page, stack, language);
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
  const person = await arrive(page, stack, language);
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
  await arrive(page, stack, language);
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
  const person = await arrive(page, stack, language);
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
  const person = await arrive(page, stack, language);
  await whenItCanBeSaid(page);
  await goTo(page, language, 'me');
  const change = page.getByRole('button', { name: profile.nickname.change, exact: true });
  await expect(change).toBeVisible();
  await page.context().setOffline(true);
  await change.click();
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
