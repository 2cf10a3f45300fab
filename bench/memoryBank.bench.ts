import { chromium, type Browser, type Page } from '@playwright/test';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { browserOptions } from '@spire/testing/browserOptions';
import { seedPerson, storedSession, tokenOf } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arriveAs } from '../e2e/arriveAs.ts';
import { newPerson } from '../e2e/journeys/steps.ts';
import { TEXTS } from '../e2e/journeys/texts.ts';
import { longestTask } from './longestTask.ts';
import { interleaved, median, type Figure } from './measure.ts';

const MANY = 5000;
const FEW = 50;
const PAGE = 50;
const ROUNDS = 5;
const TURNS = 20;
/** Longer than that, and a finger notices. */
const LIMIT_MS = 50;

const LIST = `query ($search: String) { me { memories(first: ${PAGE}, search: $search) {
  nodes { id title description emoji category goodnessRating effortRating told marks picturePath pictureText date }
  totalCount endCursor hasNextPage
} } }`;
const { memories, common } = TEXTS.no;

async function signedIn(stack: TestStack, count: number) {
  const person = seedPerson(stack, newPerson().email, ['--days', '400', '--memories', String(count)]);
  return storedSession(stack, person);
}
type Session = Awaited<ReturnType<typeof signedIn>>;

/** The first page of 5,000 beside that of 50, and a search through all of them. */
async function answers(stack: TestStack, many: Session, few: Session): Promise<Figure[]> {
  const asking = (session: Session, variables: object) => async () => {
    const { errors } = await graphClient(stack.url, tokenOf(session))(LIST, { ...variables });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  };
  const medians = async (works: readonly (() => Promise<void>)[]) => {
    await interleaved(TURNS, works);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push((await interleaved(TURNS, works)).map(median));
    return rounds;
  };
  const pages = await medians([asking(many, {}), asking(few, {})]);
  // One word that is in many of them, and one that is in none: both open everything.
  const searches = await medians([asking(many, { search: 'kaffe' }), asking(many, { search: 'xyzzy' })]);
  return [
    { name: `the first ${PAGE} of ${FEW} memories`, runs: pages.map(([, of50 = Number.NaN]) => of50), unit: 'ms' },
    {
      name: `the first ${PAGE} of ${MANY} to those of ${FEW}`,
      runs: pages.map(([of5000 = Number.NaN, of50 = Number.NaN]) => of5000 / of50),
      unit: 'times',
      limit: 1.2,
    },
    { name: `a search in ${MANY} sealed memories`, runs: searches.flat(), unit: 'ms', limit: 150 },
  ];
}

/** As a hand does it on a phone: flick after flick, and then somewhere else altogether. */
async function scroll(page: Page, round: number): Promise<void> {
  const places = [0, 0.3, 0.9, 0.6].map((place) => (place + round / 10) % 1);
  for (const place of places) {
    await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), place);
    for (let flick = 0; flick < 25; flick += 1) await page.mouse.wheel(0, 400);
  }
}

async function scrolling(browser: Browser, page: Page): Promise<Figure[]> {
  const more = page.getByRole('button', { name: common.actions.showMore });
  const load = async (shown: number) => {
    await more.click();
    const words = memories.bank.shown.replace('{{shown}}', String(shown)).replace('{{total}}', String(MANY));
    await page.getByText(shown < MANY ? words : `${MANY} minner`).waitFor({ state: 'attached' });
  };
  const last: number[] = [];
  for (let shown = 2 * PAGE; shown <= MANY; shown += PAGE) {
    if (shown <= MANY - ROUNDS * PAGE) await load(shown);
    else last.push(await longestTask(browser, page, () => load(shown)));
  }
  await scroll(page, 0);
  const runs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(await longestTask(browser, page, () => scroll(page, round)));
  return [
    { name: `longest task of scrolling through ${MANY} memories`, runs, unit: 'ms', limit: LIMIT_MS },
    { name: `longest task of loading the last of ${MANY}`, runs: last, unit: 'ms' },
  ];
}

/** A photograph of 12 megapixels, with much in it. */
async function photograph(page: Page, file: string): Promise<void> {
  const base64 = await page.evaluate(async () => {
    const [width, height] = [4000, 3000];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws nothing');
    for (let each = 0; each < 20_000; each += 1) {
      context.fillStyle = `hsl(${(each * 137) % 360} 40% ${20 + (each % 60)}%)`;
      context.fillRect((each * 977) % width, (each * 613) % height, 20 + (each % 90), 20 + (each % 70));
    }
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
    );
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  writeFileSync(file, Buffer.from(base64, 'base64'));
}

async function choosing(browser: Browser, page: Page, folder: string): Promise<Figure[]> {
  const file = path.join(folder, 'photograph.jpg');
  await photograph(page, file);
  const picker = page.locator('input[data-picture=file]');
  const ready = page.getByText(memories.picture.done);
  const times: number[] = [];
  const choose = async () => {
    const begun = performance.now();
    await picker.setInputFiles(file);
    await ready.waitFor();
    times.push(performance.now() - begun);
  };
  const tasks: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(page.url());
    await picker.waitFor({ state: 'attached' });
    tasks.push(await longestTask(browser, page, choose));
    await page.getByRole('button', { name: memories.picture.remove }).click();
  }
  // The first fetches what the others have.
  return [
    { name: 'a photograph of 12 megapixels is ready in the form', runs: times.slice(1), unit: 'ms' },
    { name: 'longest task until it is', runs: tasks.slice(1), unit: 'ms', limit: LIMIT_MS },
  ];
}

/** The cost of 5,000 memories and a large photograph, at the server and in a browser of a phone's size. */
export async function memoryBank(): Promise<Figure[]> {
  const stack = await startStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'spire-photograph-'));
  const browser = await chromium.launch(browserOptions);
  try {
    const [many, few] = [await signedIn(stack, MANY), await signedIn(stack, FEW)];
    const figures = await answers(stack, many, few);
    const context = await browser.newContext({ locale: 'nb-NO', viewport: { width: 390, height: 844 } });
    await arriveAs(context, { language: 'no', session: many });
    const page = await context.newPage();
    await page.goto(`${stack.url}/memory-bank`);
    await page.getByRole('article').first().waitFor();
    figures.push(...(await scrolling(browser, page)));
    await page.goto(`${stack.url}/memory-bank?view=new`);
    return [...figures, ...(await choosing(browser, page, folder))];
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
