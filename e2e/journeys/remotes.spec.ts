import { expect, test, type APIResponse, type Page, type Route } from '@playwright/test';
import type { Language } from '@spire/domain/languages';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { changeRegistry, hashOf, plantedEntry } from './plantedRemote.ts';
import { TEXTS } from './texts.ts';

const MEMORIES = 'mf-memories';
const ENTRY = `**/remotes/${MEMORIES}/**/remoteEntry.js*`;
const FILES = `**/remotes/${MEMORIES}/**`;

/** A person with memories, and the app's messages to developers about the remote. */
async function arrive(page: Page, name: string, language: Language): Promise<{ stack: TestStack; said: string[] }> {
  const stack = await startTestStack();
  const email = `${name}-${process.pid}@example.org`;
  const days = ['--days', '3', '--memories', '2', '--language', language];
  await arriveAs(page, { language, session: await storedSession(stack, seedPerson(stack, email, days)) });
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(MEMORIES)) said.push(message.text());
  });
  return { stack, said };
}

const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' });
const tampered = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};document.title="tampered";` });
};
/** Everything of it but the door and its words. */
const PAGES = /\/remotes\/mf-memories\/.+\/(?!remoteEntry|messages-)[^/]+\.js/;
const FAULTS: [what: string, files: string | RegExp, answer: (route: Route) => Promise<void>][] = [
  ['is not there', FILES, (route) => route.fulfill({ status: 404 })],
  ['is answered with an error', FILES, (route) => route.fulfill({ status: 500 })],
  ['is a page of the host that has none', FILES, html],
  ['is another than the registry vouches for', ENTRY, tampered],
  ['is cut off', ENTRY, (route) => route.abort('connectionreset')],
  ['has a page whose file is missing', PAGES, html],
];

test('whatever the host answers for a remote, it costs its own page, which comes with a retry', async ({ page }) => {
  const { stack, said } = await arrive(page, 'faults', 'no');
  for (const [what, files, answer] of FAULTS) {
    await test.step(`a remote that ${what}`, async () => {
      said.length = 0;
      await page.route(files, answer);
      await page.goto(`${stack.url}/minnebank`);
      await expect(page.getByText(TEXTS.no.shell.remote.pageTitle)).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      expect(said[0]).toContain('mf-memories, page memoryBank');
      expect(await page.title()).not.toBe('tampered');
      await page.unroute(files);
      await page.getByRole('button', { name: TEXTS.no.common.actions.retry }).click();
      await expect(page.getByRole('heading', { level: 1, name: TEXTS.no.memories.bank.title })).toBeVisible();
    });
  }
});

/** Late and missing answers that the retry must not wait for. */
const HANGING: { name: string; what: string; answer: (page: Page, held: readonly Route[]) => Promise<void> }[] = [
  {
    name: 'late',
    what: 'which the old request may answer late',
    answer: async (page, held) => {
      await page.getByRole('button', { name: TEXTS.en.common.actions.retry }).click();
      await expect.poll(() => held.length).toBe(2);
      await held[0]?.continue();
    },
  },
  {
    name: 'never',
    what: 'which does not wait for the old request',
    answer: async (page) => {
      await page.unroute(ENTRY);
      await page.getByRole('button', { name: TEXTS.en.common.actions.retry }).click();
    },
  },
];

for (const { name, what, answer } of HANGING)
  test(`a remote that hangs offers a retry after ten seconds, ${what}`, async ({ page }) => {
    const { stack } = await arrive(page, `hangs-${name}`, 'en');
    const held: Route[] = [];
    await page.route(ENTRY, (route) => void held.push(route));
    // Its clock goes by what is asked here alone: by ours, a slow machine's retry is over before anybody has looked.
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    const soon = (look: () => Promise<void>, step = 50) =>
      expect(async () => {
        await page.clock.runFor(step);
        await look();
      }).toPass({ timeout: 60_000 });
    // A file named in vain holds up the end of the page's loading.
    await page.goto(`${stack.url}/memory-bank`, { waitUntil: 'commit' });
    await soon(() => expect.poll(() => held.length, { timeout: 250 }).toBe(1));
    // The ten seconds begin once the page itself waits; what it names ahead is asked for before that.
    await soon(() => expect(page.getByText(TEXTS.en.shell.remote.pageTitle)).toBeVisible({ timeout: 250 }), 1000);
    await answer(page, held);
    const heading = page.getByRole('heading', { level: 1, name: TEXTS.en.memories.bank.title });
    await soon(() => expect(heading).toBeVisible({ timeout: 250 }));
  });

test('a remote with several cards that hangs is one card on Home, which heals by itself', async ({ page }) => {
  const { stack } = await arrive(page, 'one-card', 'no');
  const { shell, common, checkin } = TEXTS.no;
  const entry = '**/remotes/mf-checkin/**/remoteEntry.js*';
  await page.route(entry, () => undefined);
  await page.clock.install();
  await page.goto(`${stack.url}/home`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByText(TEXTS.no.options.tools.inner_balance.title)).toBeVisible();
  await page.clock.runFor(5500);
  await expect(main.getByText(common.states.loadingSlow)).toHaveCount(1);
  await page.clock.runFor(5000);
  const failed = main.getByText(shell.remote.cardTitle);
  await expect(failed).toHaveCount(1);
  await page.unroute(entry);
  // In small steps, for files need time of their own: all at once it would give up before any of them can be there.
  const suggestion = main.getByRole('button', { name: checkin.suggestion.next });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(suggestion).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(failed).toHaveCount(0);
});

const drawn = (component: string) => (_real: string, cards: readonly string[]) =>
  plantedEntry(MEMORIES, cards, component);

interface Planted {
  what: string;
  /** Writes the current version; the real one is the version before. */
  write: (real: string, cards: readonly string[]) => string;
  /** Whether it only fails once it is drawn: the first time costs a retry. */
  isDrawn: boolean;
}
const PLANTED: Planted[] = [
  { what: 'throws when it is loaded', write: () => 'throw new Error("planted");', isDrawn: false },
  {
    what: 'was built for another React',
    write: (real) => real.replaceAll(/\^19\.\d+\.\d+/g, '^18.0.0'),
    isDrawn: false,
  },
  { what: 'throws when it is drawn', write: drawn('() => { throw new Error("planted"); }'), isDrawn: true },
  {
    what: 'loops once it is drawn',
    write: drawn('() => { const [n, set] = React.useState(0); React.useLayoutEffect(() => set(n + 1)); return n; }'),
    isDrawn: true,
  },
];

test('a version that fails twice gives way to the one before; the rest of Home never notices', async ({ page }) => {
  const { stack, said } = await arrive(page, 'planted', 'no');
  const { shell, common, options, memories } = TEXTS.no;
  const ofCard = new RegExp(`^(${memories.card.title}|${memories.card.hardTitle})$`);
  const { remotes } = (await (await fetch(`${stack.url}/remotes.json`)).json()) as RemoteRegistry;
  const entry = remotes[MEMORIES];
  if (entry === undefined) throw new Error('There is no remote to spoil');
  const { manifest, ...real } = entry;
  const cards = manifest.cards.map(({ id }) => id);
  const realScript = await (await fetch(stack.url + real.base + real.entry)).text();
  const base = `/remotes/${MEMORIES}/planted/`;
  let script = '';
  await page.route(`**${base}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await changeRegistry(page, (registry) => {
    const integrity = { 'remoteEntry.js': hashOf(script) };
    registry.remotes[MEMORIES] = { version: 'planted', base, entry: real.entry, integrity, manifest, previous: real };
  });

  for (const { what, write, isDrawn } of PLANTED) {
    await test.step(`a version that ${what}`, async () => {
      said.length = 0;
      script = write(realScript, cards);
      await page.goto(`${stack.url}/home`);
      const failed = page.getByText(shell.remote.cardTitle);
      const card = page.getByRole('heading', { name: ofCard });
      // A broken script has failed twice where it was tried ahead; then nobody sees anything of it.
      await expect(isDrawn ? failed : failed.or(card)).toBeVisible();
      await expect(page.getByText(options.tools.inner_balance.title)).toBeVisible();
      if (await failed.isVisible()) await page.getByRole('button', { name: common.actions.retry }).click();
      await expect(card).toBeVisible();
      await expect(failed).toHaveCount(0);
      expect(said.join()).toContain('mf-memories, card memories');
    });
  }
});

test('nothing in the page brings in a script from elsewhere, nor markup or code made of a text', async ({ page }) => {
  const stack = await startTestStack();
  await page.goto(stack.url);
  const outcomes = await page.evaluate(() => {
    const outcome = (work: () => void) => {
      try {
        work();
        return 'let in';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const script = document.createElement('script');
    return {
      foreign: outcome(() => (script.src = 'https://elsewhere.example/remotes/mf-tools/page.js')),
      picture: outcome(() => (script.src = '/storage/v1/object/public/pictures/mine.js')),
      code: outcome(() => (script.text = 'document.title = "planted"')),
      markup: outcome(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      own: outcome(() => (script.src = '/remotes/mf-tools/0/page.js')),
    };
  });
  expect(outcomes).toEqual({
    foreign: 'refused',
    picture: 'refused',
    code: 'refused',
    markup: 'refused',
    own: 'let in',
  });
});

test('no script of the shell runs that is another than its page or the script before it vouches for', async ({
  page,
}) => {
  const stack = await startTestStack();
  const vouched = async (answer: APIResponse) =>
    [...(await answer.text()).matchAll(/<(?:script|link)[^>]*(?:src|href)="\/[^"]+\.js"[^>]*>/g)].map(([element]) =>
      /integrity="sha256-[^"]+"/.test(element),
    );
  const named = await vouched(await page.request.get(stack.url));
  expect(named.length).toBeGreaterThan(2);
  expect(named).not.toContain(false);

  await arriveAs(page, { language: 'no' });
  // Without the first script the page says so by itself, without the next one the shell does.
  const states = { main: page.getByText('Dette tar lengre tid enn vanlig'), visitor: page.getByRole('alert') };
  for (const [file, state] of Object.entries(states)) {
    await page.route(`**/${file}.*.js`, tampered);
    await page.goto(`${stack.url}/auth`);
    await expect(state).toBeVisible();
    expect(await page.title()).not.toBe('tampered');
    await page.unroute(`**/${file}.*.js`);
  }
});

test('a page names the scripts of its first screen, each is fetched once, and none is named in vain', async ({
  page,
}) => {
  const { stack } = await arrive(page, 'ahead', 'no');
  const warnings: string[] = [];
  page.on('console', (message) => message.text().includes('preload') && warnings.push(message.text()));
  // While data is saved, nothing that may come next is fetched ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  // The page before must have all it asks for, or that is counted as asked by the next.
  const settled = async () => {
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  await page.goto(stack.url);
  await settled();
  for (const path of ['/checkin', '/home']) {
    const fetched: string[] = [];
    const keep = (request: { url: () => string; resourceType: () => string }) =>
      request.resourceType() === 'script' && fetched.push(new URL(request.url()).pathname);
    page.on('request', keep);
    const answer = await page.goto(stack.url + path);
    await settled();
    page.off('request', keep);
    const named = [...((await answer?.text()) ?? '').matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
      ([, file]) => file ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !fetched.includes(file))).toEqual([]);
    expect(fetched.filter((file, at) => fetched.indexOf(file) !== at)).toEqual([]);
    test
      .info()
      .annotations.push({ type: path, description: fetched.filter((file) => !named.includes(file)).join(' ') });
  }
  expect(warnings).toEqual([]);
});
