import type { Browser } from '@playwright/test';
import type { Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import type { TestStack } from '@spire/testing/stack';
import { BREATHING } from '../../packages/content/src/exercises/breathing.ts';
import type { Exercise } from '../../packages/content/src/exercises/exercise.ts';
import { MOVEMENT } from '../../packages/content/src/exercises/movement.ts';
import { SENSORY } from '../../packages/content/src/exercises/sensory.ts';
import toolFrameEn from '../../mf-tools/src/tool-frame/messages/en.ts';
import toolFrameNo from '../../mf-tools/src/tool-frame/messages/no.ts';
import { arriveAs } from '../arriveAs.ts';
import { playerFaults } from './playerFaults.ts';

/** Every exercise of the library. */
export const EXERCISES: readonly Exercise[] = [...BREATHING, ...MOVEMENT, ...SENSORY];

const SIZES = [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const;
const TEXT_SIZES = [100, 150] as const;
const WORDS = { no: toolFrameNo, en: toolFrameEn };

/** Faults of the player of each of these exercises, at every sentence and in every size. */
export async function faultsOfPlayers(
  browser: Browser,
  stack: TestStack,
  { language, exercises }: { language: Language; exercises: Iterable<Exercise> },
): Promise<string[]> {
  const { time, player, stop } = WORDS[language];
  const names = { pause: time.pause, back: player.back, next: [player.next, time.finish], stop: stop.short };
  const address = `players-${language}-${process.pid}@example.org`;
  const session = await storedSession(stack, seedPerson(stack, address, ['--days', '0', '--language', language]));
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await arriveAs(context, { language, session });
  // A voice, so that the row that asks for room is there too.
  await context.addInitScript(
    (lang) => {
      const voices = [{ lang, localService: true, name: lang, voiceURI: lang, default: true }];
      const value = Object.assign(new EventTarget(), { getVoices: () => voices });
      Object.defineProperty(window, 'speechSynthesis', { value });
    },
    language === 'no' ? 'nb-NO' : 'en-GB',
  );
  const page = await context.newPage();
  const faults: string[] = [];
  for (const { id, steps } of exercises) {
    await page.goto(`${stack.url}/hrv-balance?exercise=${id}&now=running`);
    await page.getByRole('timer').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const [width, height] of SIZES)
      for (const textSize of TEXT_SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          async (look) => {
            localStorage.setItem('spire.appearance', look);
            dispatchEvent(new StorageEvent('storage', { key: 'spire.appearance', newValue: look }));
            scrollTo({ top: 0 });
            for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          },
          JSON.stringify({ theme: 'light', isCalm: false, textSize }),
        );
        for (const [index] of steps[language].entries()) {
          const found = await playerFaults(page, names);
          faults.push(
            ...found.map((fault) => `${id}, ${index + 1}, ${language}, ${width} px, ${textSize} %: ${fault}`),
          );
          await page.keyboard.press(index + 1 < steps[language].length ? 'ArrowRight' : 'Home');
        }
        for (let back = 1; back < steps[language].length; back += 1) await page.keyboard.press('ArrowLeft');
      }
  }
  await context.close();
  return faults;
}
