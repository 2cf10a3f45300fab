import { IMPORT_SOURCES } from '@spire/domain/importSources';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answered, moodsByDate } from './moodsByDate.ts';
import { readImport } from './readImport.ts';
import type { ReadEntry, Skipped, SkippedPicture } from './reading.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../samples');

interface Expected {
  format: string;
  files: string[];
  zone: string;
  today: string;
  entries: (Omit<ReadEntry, 'moment' | 'asked'> & { note: string })[];
  moods: Record<string, number>;
  ask: { name: string; entries: number }[];
  moodsWaiting: string[];
  skipped: Skipped[];
  skippedPictures?: SkippedPicture[];
  left: string[];
  mustNotAppear?: string[];
}

/** The dates of which the last mood is still asked about. */
function waitingDates(entries: readonly ReadEntry[]): string[] {
  const days = Map.groupBy(
    entries.filter(({ mood, asked }) => mood !== null || asked !== undefined),
    ({ date }) => date,
  );
  return [...days]
    .filter(([, found]) => {
      const latest = found.reduce((one, other) => ((other.moment ?? 0) > (one.moment ?? 0) ? other : one));
      const isTimed = found.every(({ moment }) => moment !== null);
      return isTimed ? latest.mood === null : found.some(({ mood }) => mood === null);
    })
    .map(([date]) => date)
    .toSorted();
}

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function readSample(folder: string, expected: Pick<Expected, 'zone' | 'today'>, file: string) {
  return readImport(readFileSync(path.join(SAMPLES, folder, file)), { zone: expected.zone, today: expected.today });
}

const expectedOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(SAMPLES, folder, 'expected.json'), 'utf8')) as Expected;

test.each(readdirSync(SAMPLES))('%s is read as it is', (folder) => {
  const expected = expectedOf(folder);
  const reading = readSample(folder, expected, expected.files[0] ?? '');
  expect(reading.format).toBe(expected.format);
  expect(IMPORT_SOURCES).toContain(reading.format);
  expect(
    reading.entries.map(({ moment: _moment, asked: _asked, note, ...entry }) => ({ ...entry, note: folded(note) })),
  ).toEqual(expected.entries.map(({ note, ...entry }) => ({ ...entry, note: folded(note) })));
  expect(Object.fromEntries(moodsByDate(reading.entries))).toEqual(expected.moods);
  expect(reading.moodNames.flatMap(({ mood, ...named }) => (mood === null ? [named] : []))).toEqual(expected.ask);
  expect(waitingDates(reading.entries)).toEqual(expected.moodsWaiting);
  const byPlace = (one: Skipped, other: Skipped) => one.at.localeCompare(other.at);
  expect(reading.skipped.toSorted(byPlace)).toEqual(expected.skipped.toSorted(byPlace));
  expect(reading.skippedPictures).toEqual(expected.skippedPictures ?? []);
  expect(reading.left.toSorted()).toEqual(expected.left.toSorted());
  for (const { pictures = [] } of reading.entries)
    expect([...reading.pictures.keys()]).toEqual(expect.arrayContaining(pictures));
  for (const secret of expected.mustNotAppear ?? []) expect(JSON.stringify(reading)).not.toContain(secret);
});

test('the same moods as a table and as JSON are the same entries', () => {
  const expected = expectedOf('moodtracker');
  const [json, csv] = expected.files.map((file) => readSample('moodtracker', expected, file).entries);
  const bare = (entries: readonly ReadEntry[] = []) => entries.map(({ at: _at, ...entry }) => entry);
  expect(bare(csv)).toEqual(bare(json?.slice(0, 6)));
});

test('an answer gives a name its mood, and none where the person says so', () => {
  const { entries } = readSample('howwefeel-2024', expectedOf('howwefeel-2024'), 'HowWeFeelEmotions.csv');
  const moods = answered(entries, { Calm: 4, hopeful: 5, grateful: 4, tired: null }).map(({ mood }) => mood);
  expect(moods.slice(0, 4)).toEqual([4, null, 5, null]);
});
