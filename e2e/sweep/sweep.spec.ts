import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { appPages } from '@spire/testing/appPages';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import path from 'node:path';
import { AUDIENCES, stopsOf, type Audience, type Stop } from './audiences.ts';

const LOOKS = {
  light: { theme: 'light', isCalm: false, textSize: 100 },
  dark: { theme: 'dark', isCalm: false, textSize: 100 },
  calm: { theme: 'light', isCalm: true, textSize: 100 },
  large: { theme: 'light', isCalm: false, textSize: 150 },
} as const;
const SIZES = { 320: [320, 640], 360: [360, 740], 1280: [1280, 800] } as const;
const pictures = path.join(workspaceRoot(), 'node_modules/.cache/sweep');

const sessions = new Map<string, Promise<StoredSession>>();

/** A person of that audience who speaks that language; made once for each worker. */
function sessionOf(audience: Audience, language: Language): Promise<StoredSession> | undefined {
  if (audience === 'stranger' || audience === 'visitor') return undefined;
  const name = `${audience}-${language}`;
  const known = sessions.get(name);
  if (known !== undefined) return known;
  const history = audience === 'newcomer' ? ['--days', '0', '--no-profile'] : ['--days', '30', '--memories', '12'];
  const made = startTestStack().then((stack) =>
    storedSession(stack, seedPerson(stack, `${name}-${process.pid}@example.org`, [...history, '--language', language])),
  );
  sessions.set(name, made);
  return made;
}

/** Long enough for the last request of a page; the browser does not always say that there will be no more. */
const QUIET_MS = 10_000;

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...found, `scrolls sideways by ${overflow} px`] : found;
}

async function visit(page: Page, stop: Stop, picture: string): Promise<string[]> {
  const complaints: string[] = [];
  const listen = (text: string) => complaints.push(`console: ${text}`);
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  page.on('console', (message) => message.type() === 'error' && listen(message.text()));
  page.on('pageerror', (error) => listen(error.message));
  await page.goto(stop.path);
  await settle(page);
  await page.screenshot({ path: picture, fullPage: true });
  return [...(await faults(page)), ...complaints].map((fault) => `${stop.path}: ${fault}`);
}

for (const audience of AUDIENCES) {
  for (const language of LANGUAGES) {
    for (const [look, appearance] of Object.entries(LOOKS)) {
      for (const [size, [width, height]] of Object.entries(SIZES)) {
        // The narrowest and the wide say what the size between would: it is there for its pictures.
        if (size === '360' && look !== 'light' && look !== 'dark') continue;
        test(`${audience}, ${language}, ${look}, ${size} px`, async ({ browser }) => {
          const { url } = await startTestStack();
          const session = await sessionOf(audience, language);
          const context = await browser.newContext({
            baseURL: url,
            viewport: { width, height },
            reducedMotion: 'reduce',
          });
          await context.addInitScript(
            ({ language, appearance, session }) => {
              if (language !== null) localStorage.setItem('spire.language', language);
              localStorage.setItem('spire.appearance', JSON.stringify(appearance));
              if (session) localStorage.setItem(session.key, session.value);
            },
            { language: audience === 'stranger' ? null : language, appearance, session },
          );
          const page = await context.newPage();
          const found: string[] = [];
          for (const stop of stopsOf(audience, await appPages(url))) {
            found.push(
              ...(await visit(page, stop, path.join(pictures, look, language, size, `${audience}-${stop.name}.png`))),
            );
          }
          await context.close();
          expect(found).toEqual([]);
        });
      }
    }
  }
}
