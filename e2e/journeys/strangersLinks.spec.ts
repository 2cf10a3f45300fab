import { expect, test, type Page } from '@playwright/test';
import { type Language } from '@spire/domain/languages';
import { seedPerson, storedSession, tokenOf } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { chooseLanguage, confirmAddress, linkInMail, newPerson, PASSWORD, signUp } from './steps.ts';
import { TEXTS } from './texts.ts';

/** This journey tests a mechanism, not its words: one language is enough (decision 0059). */
const language: Language = 'en';
const { callback, newPassword } = TEXTS[language].shell;

let stack: TestStack;
test.beforeEach(async () => {
  stack = await startTestStack();
});

/** The requests that a stranger can make to the auth service. */
async function ask(method: string, path: string, body: Record<string, string>, token?: string): Promise<void> {
  const answer = await fetch(`${stack.url}/auth/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      apikey: stack.anonKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

interface StrangersLink {
  kind: string;
  mailedTo: string;
  address: string;
  press: string;
}

const masked = (email: string) => email.replace(/^(.).*(.)@/, '$1•••$2@');

/** Links of every kind to the stranger's own accounts, as the page opens them; the mails of one account in turn. */
async function* strangersLinks(seeded: { email: string; password: string }): AsyncGenerator<StrangersLink> {
  const token = tokenOf(await storedSession(stack, seeded));
  const { confirm, recovery, login, changeTo } = callback.recipient;
  const opened = async (kind: string, mailedTo: string, count: number, text: string) => {
    const { searchParams } = new URL(await linkInMail(stack, mailedTo, count));
    const address = `${stack.url}/auth/callback?token_hash=${searchParams.get('token') ?? ''}&type=${kind}`;
    return { kind, mailedTo, address, press: text.replace(/{{\w+}}/, masked(mailedTo)) };
  };
  // An invitation and "either of two" lead in by the same token as a sign-up.
  for (const kind of ['signup', 'invite', 'email']) {
    const { email } = newPerson();
    await ask('POST', '/signup', { email, password: PASSWORD });
    yield await opened(kind, email, 1, confirm);
  }
  await ask('POST', '/otp', { email: seeded.email });
  yield await opened('magiclink', seeded.email, 1, login);
  await ask('POST', '/recover', { email: seeded.email });
  yield await opened('recovery', seeded.email, 2, recovery);
  const next = newPerson().email;
  await ask('PUT', '/user', { email: next }, token);
  yield await opened('email_change', next, 1, changeTo);
}

function sessionIn({ value }: { value: string }) {
  const { access_token, refresh_token } = JSON.parse(value) as Record<'access_token' | 'refresh_token', string>;
  return { access_token, refresh_token };
}

const whoIsIn = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('-auth-token')) ?? '';
    const kept = localStorage.getItem(key);
    return kept === null ? null : (JSON.parse(kept) as { user: { email: string } }).user.email;
  });

test(`a stranger’s link of any kind signs nobody in who has not read whose it is`, async ({ page }) => {
  const person = newPerson();
  await page.goto(stack.url);
  await chooseLanguage(page, language);
  // A link of the person's own is awaited in this browser.
  await signUp(page, language, person);
  await linkInMail(stack, person.email);
  const links: StrangersLink[] = [];
  const stranger = seedPerson(stack, newPerson().email, ['--days', '0', '--language', language]);
  for await (const link of strangersLinks(stranger)) {
    links.push(link);
    await page.goto(link.address);
    await expect(page.getByRole('button', { name: link.press }), link.kind).toBeVisible();
    await expect(
      page.getByText(callback.recipient.fromElsewhere).or(page.getByText(callback.recipient.withPassword)),
    ).toBeVisible();
    expect(await whoIsIn(page), link.kind).toBeNull();
  }
  expect(links.map(({ kind }) => kind)).toEqual(['signup', 'invite', 'email', 'magiclink', 'recovery', 'email_change']);

  await confirmAddress(page, stack, language, person.email);
  await expect(page).toHaveURL(/\/setup/);
  // The login link has been replaced by the one to a new password, which is one token with it.
  for (const link of links.filter(({ kind }) => kind !== 'magiclink')) {
    await page.goto(link.address);
    await expect(page.getByRole('button', { name: link.press }), link.kind).toBeVisible();
    await expect(page.getByText(callback.signedInTitle.replace('{{email}}', person.email))).toBeVisible();
    await expect(page.getByText(callback.signedInOther)).toBeVisible();
    expect(await whoIsIn(page), link.kind).toBe(person.email);
  }
  await page.getByRole('button', { name: callback.stay }).click();
  await expect(page).toHaveURL(/\/setup/);
  const [first] = links;
  await page.goto(first?.address ?? '');
  await page.getByRole('button', { name: first?.press ?? '' }).click();
  await expect.poll(() => whoIsIn(page)).toBe(first?.mailedTo);
  await expect(page).toHaveURL(/\/setup/);

  // A link that was asked for without a challenge brings a session along; the dashboard of a hosted project sends such.
  const session = sessionIn(await storedSession(stack, stranger));
  await page.goto(`${stack.url}/auth/callback#${new URLSearchParams({ ...session, type: 'recovery' }).toString()}`);
  const named = page.getByRole('button', { name: callback.recipient.recovery.replace('{{email}}', stranger.email) });
  await expect(named).toBeVisible();
  expect(await whoIsIn(page)).toBe(first?.mailedTo);
  await named.click();
  await expect(page.getByRole('heading', { name: newPassword.title })).toBeVisible();
  expect(await whoIsIn(page)).toBe(stranger.email);
});
