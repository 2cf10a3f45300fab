/**
 * `npm run lives`: lives a week as five people, on the built stack with a clock of its own, and keeps a picture of Home
 * as each of them meets it and after their check-in, in `node_modules/.cache/lives`. Nothing is judged here: whether
 * each Home fits its person, and each day differs from the last, is for somebody to look at.
 */
import { chromium, type Browser } from '@playwright/test';
import { addDays, localDate, type LocalDate } from '@spire/domain/dates';
import { browserOptions } from '@spire/testing/browserOptions';
import { createMovedClock } from '@spire/testing/movedClock';
import { seedPerson, storedSession, type StoredSession } from '@spire/testing/persons';
import { startStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { arriveAs } from '../arriveAs.ts';
import { askAs } from '../askAs.ts';
import { hideServerClock } from '../hideServerClock.ts';
import { watchRequests } from '../sweep/settle.ts';
import { LIVES, type Life, type LivedDay } from './people.ts';

const ZONE = 'Europe/Oslo';
const PHONE = { width: 390, height: 844 };
const folder = path.join(workspaceRoot(), 'node_modules/.cache/lives');

/** That hour of the day there. */
function momentOf(date: LocalDate, hour: number): number {
  const asUtc = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: 'numeric', hourCycle: 'h23' }).format(asUtc);
  return asUtc - (Number(shown) - hour) * 3_600_000;
}

const SAVE = {
  profile: 'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { nickname } }',
  settings: 'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { language } }',
  mood: 'mutation ($input: SaveMoodInput!) { saveMood(input: $input) { id } }',
  restDay: 'mutation ($date: LocalDate!) { takeRestDay(date: $date) { isRestDayToday } }',
  checkIn: 'mutation ($input: SaveCheckInInput!) { saveCheckIn(input: $input) { id } }',
};

/** Home as it is at that moment, in one picture from top to bottom. */
async function picture(browser: Browser, life: Life, session: StoredSession, moment: number, name: string) {
  const context = await browser.newContext({ viewport: PHONE, timezoneId: ZONE, serviceWorkers: 'block' });
  await arriveAs(context, { language: life.language, session });
  await hideServerClock(context);
  const page = await context.newPage();
  await page.clock.install({ time: moment });
  const settled = watchRequests(page);
  await page.goto(`${stack.url}/home`);
  await settled();
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await context.close();
}

async function live(browser: Browser, life: Life, person: Person, date: LocalDate, { hour, ...day }: LivedDay) {
  const moment = momentOf(date, hour);
  clock.moveTo(moment);
  const session = await storedSession(stack, person);
  const { lowEnergyToday, isRestDay = false } = day;
  if (isRestDay) await askAs(stack.url, session, SAVE.restDay, { variables: { date } });
  if (lowEnergyToday !== undefined)
    await askAs(stack.url, session, SAVE.settings, { variables: { input: { lowEnergyToday } } });
  await picture(browser, life, session, moment, `${life.name}-${date}-before`);
  await askAs(stack.url, session, SAVE.checkIn, { variables: { input: { date, ...day.answers } } });
  if (day.mood !== undefined)
    await askAs(stack.url, session, SAVE.mood, { variables: { input: { date, mood: day.mood } } });
  await picture(browser, life, session, moment + 60_000, `${life.name}-${date}-after`);
}

type Person = ReturnType<typeof seedPerson>;

const first = localDate(new Date(), ZONE);
const clock = createMovedClock(momentOf(first, 6));
const stack = await startStack(clock.environment);
const browser = await chromium.launch(browserOptions);
mkdirSync(folder, { recursive: true });
try {
  const people = new Map<Life, Person>();
  for (const life of LIVES) {
    const person = seedPerson(stack, `${life.name}@example.org`, ['--days', '0', '--language', life.language]);
    people.set(life, person);
    const session = await storedSession(stack, person);
    await askAs(stack.url, session, SAVE.profile, { variables: { input: life.profile } });
    await askAs(stack.url, session, SAVE.settings, { variables: { input: life.settings } });
  }
  for (let index = 0; index < 7; index += 1)
    for (const [life, person] of people) {
      const day = life.week[index];
      if (day) await live(browser, life, person, addDays(first, index), day);
    }
  console.log(`Look at ${folder}`);
} finally {
  await browser.close();
  await stack.stop();
}
