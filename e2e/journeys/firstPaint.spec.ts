import { expect, test, type Page } from '@playwright/test';
import { COOKIES, SIGNED_IN } from '@spire/domain/cookies';
import { LOCALES, type Language } from '@spire/domain/languages';
import { seedPerson, storedSession, tokenOf } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { PALETTES } from '../../packages/ui/src/themes.ts';
import { arriveAs } from '../arriveAs.ts';
import { TEXTS } from './texts.ts';

/** The words in the page itself (`shell/index.html`). */
const OPENING = { no: 'Spire åpnes …', en: 'Opening Spire …' } as const satisfies Record<Language, string>;
const LATE = /Dette tar lengre tid enn vanlig/;
const FAILED = /Spire kunne ikke starte/;

/** Holds every script back until the returned function is called, and collects what the browser complains of. */
async function withoutScripts(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { complaints, release: () => release(undefined) };
}

/** Waits for the first paint, and proves that no script of ours had a part in it. */
async function firstPaint(page: Page): Promise<void> {
  const painted = () => performance.getEntriesByType('paint').map(({ name }) => name);
  await expect.poll(() => page.evaluate(painted)).toContain('first-contentful-paint');
  const ran = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;
  expect(await page.evaluate(ran)).toBe(0);
  await expect(page.locator('#opening svg')).toBeVisible();
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** `#RRGGBB` as the browser says it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Where the name's mark stands, and how large it is. */
const mark = (page: Page) => page.locator('#root header svg').boundingBox();

const LOOKS = [
  { name: 'light on a light device', device: 'light', palette: 'light' },
  { name: 'dark on a dark device', device: 'dark', palette: 'dark' },
  { name: 'dark as chosen', device: 'light', look: 'dark.full.100', language: 'no', palette: 'dark' },
  { name: 'light as chosen', device: 'dark', look: 'light.full.100', language: 'no', palette: 'light' },
  {
    name: 'calm as chosen, large, in English',
    device: 'light',
    look: 'system.calm.150',
    language: 'en',
    palette: 'calm',
  },
  { name: 'calm and dark as chosen', device: 'light', look: 'dark.calm.125', language: 'en', palette: 'calmDark' },
] as const;

test.use({ viewport: { width: 360, height: 740 } });

for (const { name, device, palette, ...chosen } of LOOKS)
  test(`ground, logo and a line are painted before any script: ${name}`, async ({ page, context }, { outputDir }) => {
    const { url } = await startTestStack();
    const language = 'language' in chosen ? chosen.language : undefined;
    if ('look' in chosen)
      await context.addCookies([
        { name: 'spire.look', value: chosen.look, url },
        { name: 'spire.language', value: chosen.language, url },
      ]);
    await page.emulateMedia({ colorScheme: device });
    const { complaints, release } = await withoutScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await firstPaint(page);

    expect(await ground(page)).toBe(rgb(PALETTES[palette].background));
    for (const each of ['no', 'en'] as const)
      await expect(page.getByText(OPENING[each])).toBeVisible({ visible: language === undefined || language === each });
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[language ?? 'no']);
    await expect(page.getByText(LATE)).toBeHidden();
    await page.screenshot({ path: `${outputDir}/${palette}.png` });

    // The app has no look of its own here: what the device keeps is what the cookie says.
    if ('look' in chosen) {
      const [theme, calm, size] = chosen.look.split('.');
      await page.evaluate(
        ([language, appearance]) => {
          localStorage.setItem('spire.language', language);
          localStorage.setItem('spire.appearance', appearance);
        },
        [chosen.language, JSON.stringify({ theme, isCalm: calm === 'calm', textSize: Number(size) })] as const,
      );
    }
    const before = await mark(page);
    release();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('#opening')).toHaveCount(0);
    expect(await ground(page)).toBe(rgb(PALETTES[palette].background));
    const after = await mark(page);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 99))).toBeLessThan(2);
    expect(complaints).toEqual([]);
  });

test('what is chosen in the app is there at the next first paint', async ({ page }) => {
  const { url } = await startTestStack();
  await page.goto(url);
  await page.getByRole('button', { name: TEXTS.en.chooser.language }).click();
  await expect(page).toHaveURL(/\/setup/);
  await page.evaluate(() => localStorage.setItem('spire.appearance', '{"theme":"dark"}'));
  // A page from a server that knows no cookie is mended by the app, which leaves one.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await withoutScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await firstPaint(page);
  expect(await ground(page)).toBe(rgb(PALETTES.dark.background));
  await expect(page.getByText(OPENING.en)).toBeVisible();
  await expect(page.getByText(OPENING.no)).toBeHidden();
});

test('when the app never comes, the page says what can be done', async ({ page }) => {
  const { url } = await startTestStack();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(url);
  await expect(page.getByText(LATE)).toBeVisible();
  await expect(page.getByText(OPENING.no)).toBeHidden();
});

test('when the app cannot start, it says so in place of the line', async ({ page }) => {
  const { url } = await startTestStack();
  await page.route('**/messages-*.js', (route) => route.abort());
  await page.goto(url);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText(OPENING.no)).toHaveCount(0);
  await expect(page.locator('#opening svg')).toBeVisible();
});

test('all scripts of Home are named by its page: none is found to be wanted one after the other', async ({
  page,
  context,
}) => {
  const stack = await startTestStack();
  const person = seedPerson(stack, `named-${process.pid}@example.org`, ['--days', '3', '--memories', '2']);
  await context.addCookies([{ name: COOKIES.signedIn, value: SIGNED_IN, url: stack.url }]);
  await arriveAs(page, { language: 'no', session: await storedSession(stack, person) });
  // With data saver on nothing is fetched for later pages.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto(`${stack.url}/home`);
  await expect(page.locator('main h2').nth(3)).toBeVisible();
  await expect(page.locator('main [data-state="loading"]')).toHaveCount(0);
  const named = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement>('head script[defer][src]'),
      ...document.querySelectorAll<HTMLLinkElement>('head link[rel="preload"][as="script"]'),
    ].map((element) => ('src' in element ? element.src : element.href)),
  );
  const later = /\/(auth|status|worker)[.-]/;
  expect(asked.filter((url) => !named.includes(url) && !later.test(url))).toEqual([]);
});

/** The questions that the gate asks, as they are sent, with the token of each. */
function gateQuestions(page: Page): (string | undefined)[] {
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('query Person{') === true) asked.push(request.headers()['authorization']);
  });
  return asked;
}

test('whoever is signed in is asked about before any script of Home has come, and not again', async ({ page }) => {
  const stack = await startTestStack();
  const session = await storedSession(stack, seedPerson(stack, `early-${process.pid}@example.org`, ['--days', '3']));
  await arriveAs(page, { language: 'no', session });
  const asked = gateQuestions(page);
  const { release } = await withoutScripts(page);
  await page.goto(`${stack.url}/home`, { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual([`Bearer ${tokenOf(session)}`]);
  release();
  await expect(page.locator('main h2').nth(1)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a token that has run out is renewed before anything is asked with it', async ({ page }) => {
  const stack = await startTestStack();
  const session = await storedSession(stack, seedPerson(stack, `late-${process.pid}@example.org`, ['--days', '1']));
  const old = { ...(JSON.parse(session.value) as object), expires_at: Math.floor(Date.now() / 1000) + 60 };
  await arriveAs(page, { language: 'no', session: { ...session, value: JSON.stringify(old) } });
  const asked = gateQuestions(page);
  await page.goto(`${stack.url}/home`);
  await expect(page.locator('main h1')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked).not.toContain(`Bearer ${tokenOf(session)}`);
});
