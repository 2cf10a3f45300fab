import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '@spire/domain/languages';
import type { InboxMessage, TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { TEXTS } from './texts.ts';

/** Why a journey is left out in a language: of a mechanism, the words are proved by the sweep, page tests and messages. */
export const ONE_LANGUAGE = 'A mechanism is walked in one language (decision 0059)';

/** A password that keeps the rules and is on no list of common ones. */
export const PASSWORD = 'Rolig-Morgen-27!';

/** A common one, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };

export interface Person {
  email: string;
  password: string;
}

let made = 0;

/** A person nobody has met before. */
export function newPerson(): Person {
  made += 1;
  return { email: `person-${process.pid}-${Date.now()}-${made}@example.org`, password: PASSWORD };
}

/** Ends at the welcome screen, or at the login screen where somebody has been signed in (D51). */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: TEXTS[language].chooser.language }).click();
  await expect(page).toHaveURL(/\/(auth|setup)/);
}

/** By the tab, or by the button of the welcome screen. */
export async function openForm(page: Page, language: Language, form: 'login' | 'signUp'): Promise<void> {
  const { auth, welcome } = TEXTS[language].shell;
  const [tab, door] = form === 'login' ? [auth.tabLogin, welcome.haveAccount] : [auth.tabSignUp, welcome.begin];
  await page
    .getByRole('tab', { name: tab })
    .or(page.getByRole('button', { name: door }))
    .click();
}

/** Fills the sign-up form as far as given; presses the button. */
export async function signUp(
  page: Page,
  language: Language,
  { email, password, again = password, isAccepted = true }: Person & { again?: string; isAccepted?: boolean },
): Promise<void> {
  const { fields, signUp: texts } = TEXTS[language].shell;
  await openForm(page, language, 'signUp');
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill(password);
  await page.getByLabel(fields.passwordAgain).fill(again);
  if (isAccepted) await page.getByLabel(texts.terms).check();
  // Without the tick the button is aria-disabled: it can be pressed, and then says why.
  await page.getByRole('button', { name: texts.submit }).click({ force: !isAccepted });
}

export async function logIn(page: Page, language: Language, { email, password }: Person): Promise<void> {
  const { fields, login } = TEXTS[language].shell;
  await openForm(page, language, 'login');
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit }).click();
}

/** The newest mail to that address, once so many have come. */
async function newestMail(stack: TestStack, address: string, count: number): Promise<InboxMessage> {
  await expect.poll(async () => (await stack.inbox(address)).length).toBe(count);
  const [mail] = await stack.inbox(address);
  if (mail === undefined) throw new Error('No mail came');
  return mail;
}

/** The link in the newest mail to that address, once so many have come. */
export async function linkInMail(stack: TestStack, address: string, count = 1): Promise<string> {
  const { links } = await newestMail(stack, address, count);
  const link = links.find((each) => each.includes('/auth/v1/verify'));
  if (link === undefined) throw new Error('The mail has no confirmation link');
  return link;
}

/** The code in the newest mail to that address, as it is read on another device. */
export async function codeInMail(stack: TestStack, address: string, count = 1): Promise<string> {
  const code = /^\d{6}$/m.exec((await newestMail(stack, address, count)).text)?.[0];
  if (code === undefined) throw new Error('The mail has no code');
  return code;
}

/** A page in another browser, where nobody has been; with a language when one is given. */
export async function elsewhere(browser: Browser, language?: Language): Promise<Page> {
  const context = await browser.newContext();
  await arriveAs(context, { language });
  return context.newPage();
}

/** A new person whose address is confirmed, signed in on this page and at the beginning of onboarding. */
export async function confirmedPerson(page: Page, stack: TestStack, language: Language): Promise<Person> {
  const person = newPerson();
  await signUp(page, language, person);
  await expect(page.getByRole('heading', { name: TEXTS[language].shell.checkEmail.title })).toBeVisible();
  await confirmAddress(page, stack, language, person.email);
  await expect(page).toHaveURL(/\/setup/);
  return person;
}

/** Opens the link of the newest mail and waits until the address is confirmed. */
export async function confirmAddress(page: Page, stack: TestStack, language: Language, address: string): Promise<void> {
  const link = await linkInMail(stack, address);
  const shown = await noteShown(page);
  await page.goto(link, { waitUntil: 'commit' });
  const title = TEXTS[language].shell.callback.confirmedTitle;
  await expect.poll(() => shown.some((words) => words.includes(title))).toBe(true);
}

/** Notes each state of a page's words from now on, here and on the pages after: of what goes by itself, nobody looks too late. */
export async function noteShown(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  const name = `noteShown${String(Math.random()).slice(2)}`;
  await page.exposeFunction(name, (words: string) => void shown.push(words));
  const watch = (note: string) => {
    const tell = Reflect.get(globalThis, note) as (words: string) => void;
    const look = () => tell(document.querySelector('main')?.textContent ?? '');
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  };
  await page.addInitScript(watch, name);
  await page.evaluate(watch, name);
  return shown;
}

/** The short start: a name, the energy and the yes to keeping it. Ends at Home. */
export async function completeShortStart(page: Page, language: Language, nickname: string): Promise<void> {
  const { onboarding, profileForm, common } = TEXTS[language];
  const heading = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await heading(onboarding.short.name.title);
  await page.getByLabel(profileForm.nickname.label).fill(`  ${nickname} `);
  await page.getByRole('button', { name: common.actions.next }).click();
  await heading(onboarding.short.energy.title);
  // By its title and not its number: the shorter of two may begin the longer.
  const { title, text } = profileForm.energy.limited;
  await page.getByRole('radio', { name: `${title} ${text}` }).check({ force: true });
  await page.getByRole('checkbox', { name: profileForm.considerations.consent }).check();
  await page.getByRole('button', { name: onboarding.short.done }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Counts presses and the fields that somebody writes in, on this page and those after it. */
export async function countEfforts(page: Page): Promise<{ presses: () => number; fields: () => readonly string[] }> {
  let presses = 0;
  const fields = new Set<string>();
  await page.exposeFunction('notePress', () => void (presses += 1));
  await page.exposeFunction('noteField', (name: string) => void fields.add(name));
  await page.addInitScript(() => {
    const tell = (name: string, value?: string) => (Reflect.get(globalThis, name) as (value?: string) => void)(value);
    addEventListener('pointerdown', () => tell('notePress'), true);
    addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
        if (isText) tell('noteField', target.name);
      },
      true,
    );
  });
  return { presses: () => presses, fields: () => [...fields] };
}

/** Waits until everything that the service worker keeps is here. */
export async function whenKept(page: Page): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(async () => (await caches.open('spire-remotes')).match('/remotes/kept.json').then(Boolean)),
      {
        // The worker begins some seconds after the page, and fetches one file after another.
        timeout: 90_000,
      },
    )
    .toBe(true);
}
