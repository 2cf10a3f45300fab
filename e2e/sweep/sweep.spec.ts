import { expect, test, type Page } from '@playwright/test';
import type { Appearance } from '@spire/domain/appearance';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { appPages } from '@spire/testing/appPages';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import { AUDIENCES, stopsOf, type Audience, type Stop } from './audiences.ts';
import { movesOf, watchMoves } from './moves.ts';
import { openAxe, pageFaults } from './pageFaults.ts';
import { watchRequests } from './settle.ts';

const LOOKS = {
  light: { theme: 'light', isCalm: false, textSize: 100 },
  dark: { theme: 'dark', isCalm: false, textSize: 100 },
  calm: { theme: 'light', isCalm: true, textSize: 100 },
  large: { theme: 'light', isCalm: false, textSize: 150 },
} as const satisfies Record<string, Appearance>;
type Look = keyof typeof LOOKS;

interface Size {
  size: [number, number];
  looks: Look[];
  isChecked: boolean;
}
/** Each size and its looks: the first is asked every rule. */
const CHECKED: readonly Size[] = [
  { size: [320, 640], looks: ['light', 'dark', 'calm', 'large'], isChecked: true },
  { size: [1280, 800], looks: ['light', 'dark', 'calm', 'large'], isChecked: true },
];
/** Whether every page is kept as it was seen, for somebody to look at: a third of the time (`npm run sweep`). */
const KEEPS_PICTURES = process.env['SPIRE_PICTURES'] === 'on';
/** The commonest phone, which adds nothing to what is proved. */
const PICTURED: readonly Size[] = [{ size: [360, 740], looks: ['light', 'dark'], isChecked: false }];
const SIZES = KEEPS_PICTURES ? [...PICTURED, ...CHECKED] : CHECKED;
/** Where pages are arrived at: what moves while a page comes, moves most there. */
const SMALLEST = { width: 320, height: 640 };
/** The hour it is wherever they look, whenever that is: in the evening pages ask the most. */
const EVENING = 20;
const pictures = path.join(workspaceRoot(), 'node_modules/.cache/sweep');

const HISTORY = {
  newcomer: ['--days', '0', '--no-profile'],
  beginner: ['--days', '0'],
  regular: ['--days', '30', '--memories', '12'],
} as const;

/** A person of that audience who speaks that language. */
async function sessionOf(audience: Audience, language: Language): Promise<StoredSession | undefined> {
  if (audience === 'stranger' || audience === 'visitor') return undefined;
  const history = HISTORY[audience];
  const stack = await startTestStack();
  const address = `${audience}-${language}-${process.pid}@example.org`;
  return storedSession(stack, seedPerson(stack, address, [...history, '--language', language]));
}

/** Chooses a look as another tab of the app does. */
async function show(page: Page, look: Look): Promise<void> {
  await page.evaluate(async (appearance) => {
    localStorage.setItem('spire.appearance', appearance);
    dispatchEvent(new StorageEvent('storage', { key: 'spire.appearance', newValue: appearance }));
    // A frame to draw it, and one to be sure.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, JSON.stringify(LOOKS[look]));
  await expect(page.locator('html')).toHaveAttribute('data-theme', LOOKS[look].theme);
}

/** The page in every size and look; what is wrong with it, each with where. */
async function faultsInAllLooks(page: Page, pictureOf: (look: Look, width: number) => string): Promise<string[]> {
  const faults: string[] = [];
  for (const { size, looks, isChecked } of SIZES) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    for (const look of looks) {
      await show(page, look);
      if (KEEPS_PICTURES) await page.screenshot({ path: pictureOf(look, width), fullPage: true });
      if (!isChecked) continue;
      const found = await pageFaults(page, look === looks[0] ? 'all' : 'looks');
      faults.push(...found.map((fault) => `${look}, ${width} px: ${fault}`));
    }
  }
  return faults;
}

for (const audience of [...AUDIENCES].reverse()) {
  for (const language of LANGUAGES) {
    test(`${audience}, ${language}`, async ({ browser }) => {
      const { url } = await startTestStack();
      const session = await sessionOf(audience, language);
      const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
      await arriveAs(context, { language: audience === 'stranger' ? undefined : language, session });
      await context.addInitScript(
        (look) => localStorage.setItem('spire.appearance', look),
        JSON.stringify(LOOKS.light),
      );
      await context.addInitScript((hour) => {
        Date.prototype.getHours = () => hour;
      }, EVENING);
      const page = await context.newPage();
      await watchMoves(page);
      const settled = watchRequests(page);
      const said: string[] = [];
      page.on('console', (message) => message.type() === 'error' && said.push(`console: ${message.text()}`));
      page.on('pageerror', (error) => said.push(error.message));

      const visit = async ({ name, path: address }: Stop): Promise<string[]> => {
        await page.setViewportSize(SMALLEST);
        await page.goto(address);
        await settled();
        const moves = await movesOf(page);
        await openAxe(page);
        const found = await faultsInAllLooks(page, (look, width) =>
          path.join(pictures, look, language, String(width), `${audience}-${name}.png`),
        );
        return [...moves, ...found, ...said.splice(0)].map((fault) => `${address}: ${fault}`);
      };
      const faults: string[] = [];
      for (const stop of stopsOf(audience, await appPages(url)))
        faults.push(...(await test.step(stop.name, () => visit(stop))));
      await context.close();
      expect(faults).toEqual([]);
    });
  }
}
