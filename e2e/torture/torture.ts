import type { Page } from '@playwright/test';
import { DEFAULT_TIME_ZONE, localDate } from '@spire/domain/dates';
import { seedPerson, storedSession, tokenOf } from '@spire/testing/persons';
import type { TestStack } from '@spire/testing/stack';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import { newPerson } from '../journeys/steps.ts';
import { menuLabel, TEXTS } from '../journeys/texts.ts';
import { FAULTS, putInTheWay, type Fault } from './faults.ts';
import { startKillableBrowser, type KillableBrowser } from './killableBrowser.ts';
import { oneOf, seededRandom } from './random.ts';
import { expectInTime } from './expectInTime.ts';
import { isStorageFault, spoilStorage, type StorageFault } from './storageFaults.ts';
import { KINDS, type Facts, type Kind } from './writes.ts';

interface Torture {
  stack: TestStack;
  seed: number;
  writes: number;
  /** Ways to end a part of the stack, which is there again at the same address; left out where others use it too. */
  endings?: Partial<Record<Fault, () => Promise<void>>>;
  report: (line: string) => void;
}

/** Faults that end a part of the stack, or take long: for runs of their own. */
const FOR_LONG_RUNS: readonly Fault[] = ['the server is restarted', 'the database is killed', 'storage opens late'];

const MENU: Readonly<Record<string, string>> = { memory: 'memoryBank', 'check-in': 'checkin', nickname: 'me' };

/** How many writes lie in the outbox of this device. */
function countWaiting(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('spire.') ? [name] : []));
    let count = 0;
    for (const name of databases) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('It does not open'));
      });
      if (db.objectStoreNames.contains('writes'))
        count += await new Promise<number>((resolve) => {
          const request = db.transaction('writes').objectStore('writes').count();
          request.onsuccess = () => resolve(request.result);
        });
      db.close();
    }
    return count;
  });
}

/** Makes so many writes in one person's name while everything goes wrong, and proves that the server has each once. */
export async function torture({ stack, seed, writes, endings, report }: Torture): Promise<void> {
  const random = seededRandom(seed);
  const faults = FAULTS.filter((fault) => endings !== undefined || !FOR_LONG_RUNS.includes(fault));
  const session = await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '5', '--memories', '1']));
  const token = tokenOf(session);
  const profile = mkdtempSync(path.join(tmpdir(), 'spire-profile-'));
  const written = new Map<Kind, string[]>(KINDS.map((kind) => [kind, []]));
  let browser: KillableBrowser = await startKillableBrowser(profile);
  let pages: Page[] = [];

  /** Opens the app in a tab, with every page that will be needed already fetched: there may be no network later. */
  async function open(): Promise<Page> {
    report('a tab is opened');
    const page = await browser.context.newPage();
    // The limit of the whole test ends what never comes: a busy machine may take its time for each step.
    page.setDefaultTimeout(0);
    await arriveAs(page, { session, language: 'no' });
    await page.goto(`${stack.url}/home`);
    for (const { name } of KINDS) await goTo(page, name);
    return page;
  }

  async function goTo(page: Page, kind: string): Promise<void> {
    const label = menuLabel(MENU[kind] ?? kind, 'no');
    await page.getByRole('link', { name: label, exact: true }).first().click();
    await expectInTime(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async function openAll(): Promise<void> {
    pages = [await open(), await open()];
  }

  /** The write is kept, or the server has it already: whatever ends now, it is not lost. */
  const isTaken = (page: Page, before: number) => expectInTime.poll(() => countWaiting(page)).toBeGreaterThan(before);

  async function end(fault: Fault, page: Page): Promise<void> {
    report('taken');
    if (fault === 'the tab is closed') {
      await page.close();
      pages = [...pages.filter((each) => each !== page), await open()];
      return;
    }
    await browser.kill();
    browser = await startKillableBrowser(profile);
    await openAll();
  }

  /** Writes in a page whose device keeps nothing, or not at once; a page that goes on so is given up for another. */
  async function writeWithout(page: Page, fault: StorageFault, kind: Kind, words: string): Promise<void> {
    // A page without storage sends no writes that wait, so they go first.
    await clearTheWay();
    await expectInTime.poll(() => countWaiting(page)).toBe(0);
    const isLasting = await spoilStorage(page, fault);
    await goTo(page, kind.name);
    await kind.write(page, words);
    await expectInTime(page.getByText(TEXTS.no.common.states.saving)).toHaveCount(0);
    await expectInTime.poll(async () => kind.isThere(await factsOf(), words)).toBe(true);
    if (isLasting) await end('the tab is closed', page);
  }

  /** A person who only reads finds a waiting write: the line leads to the list, and the list to the words. */
  async function findWaiting(page: Page, kind: Kind, words: string): Promise<void> {
    await page.getByRole('link', { name: TEXTS.no.status.see, exact: true }).first().click();
    await expectInTime(page.getByRole('heading', { level: 1, name: TEXTS.no.status.page.title })).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    await expectInTime(kind.isNamed ? rows.filter({ hasText: words }) : rows.first()).toBeVisible();
  }

  async function writeUnder(fault: Fault, kind: Kind, words: string): Promise<void> {
    const page = oneOf(random, pages);
    await page.bringToFront();
    await goTo(page, kind.name);
    if (isStorageFault(fault)) return writeWithout(page, fault, kind, words);
    const isEnded = fault.startsWith('the tab') || fault.startsWith('the browser');
    // Waiting writes would be held up in the place of this one.
    if (isEnded) await expectInTime.poll(() => countWaiting(page)).toBe(0);
    const takeAway = await putInTheWay(browser.context, fault);
    report(`at ${kind.name}`);
    await Promise.all([endings?.[fault]?.(), kind.write(page, words)]);
    report('written');
    if (isEnded) {
      await isTaken(page, 0);
      await takeAway();
      await end(fault, page);
    } else {
      // A page left sooner may not have kept it yet: then it is still in the form.
      await expectInTime(page.getByText(TEXTS.no.common.states.saving)).toHaveCount(0);
      if (fault === 'the network is gone before') await findWaiting(page, kind, words);
      if (fault !== 'the network is gone before' || random() < 0.5) await takeAway();
      else pending.push(takeAway);
    }
  }

  /** Removals of lasting faults. */
  const pending: (() => Promise<void>)[] = [];
  async function clearTheWay(): Promise<void> {
    for (const takeAway of pending.splice(0)) await takeAway();
  }

  async function factsOf(): Promise<Facts> {
    const headers = { authorization: `Bearer ${token}` };
    const ask = async (place: string) =>
      (await fetch(`${stack.url}/api/${place}`, { headers })).json() as Promise<never>;
    const today = localDate(new Date(), DEFAULT_TIME_ZONE);
    return {
      memories: await ask('memory-bank'),
      checkIn: await ask(`daily-checkin/${today}`),
      profile: await ask('user-profile'),
    };
  }

  try {
    await openAll();
    for (let number = 1; number <= writes; number += 1) {
      const kind = oneOf(random, KINDS);
      const fault = oneOf(random, faults);
      const words = `${kind.name} ${number}`;
      report(`${number}: ${words} – ${fault}`);
      if (random() < 0.5 || fault.startsWith('the ')) await clearTheWay();
      await writeUnder(fault, kind, words);
      written.get(kind)?.push(words);
    }
    await clearTheWay();
    report('all are written');
    const [page] = pages;
    if (page === undefined) throw new Error('No tab is open');
    await page.reload();
    await expectInTime.poll(() => countWaiting(page)).toBe(0);
    const facts = await factsOf();
    for (const [kind, words] of written) if (words.length > 0) kind.prove(facts, words);
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}
