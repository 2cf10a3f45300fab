import { meanOf } from './moodNumbers.ts';
import type { ReadEntry } from './reading.ts';
import { foldName } from './text/fold.ts';

type Answers = Readonly<Record<string, number | null>>;

/** What a day's mood is by its entries: the latest; the mean where one of them has no time. */
export function moodOfDay(entries: readonly { moment: number | null; mood: number }[]): number | null {
  if (entries.length === 0) return null;
  if (entries.some(({ moment }) => moment === null)) return meanOf(entries.map(({ mood }) => mood));
  return entries.reduce((latest, entry) => ((entry.moment ?? 0) > (latest.moment ?? 0) ? entry : latest)).mood;
}

/** The moods of all dates that have one. */
export function moodsByDate(entries: readonly ReadEntry[]): Map<string, number> {
  const days = new Map<string, { moment: number | null; mood: number }[]>();
  for (const { date, moment, mood } of entries)
    if (mood !== null) days.set(date, [...(days.get(date) ?? []), { moment, mood }]);
  return new Map([...days].map(([date, found]) => [date, moodOfDay(found) ?? 0]));
}

/** The dates of which the last mood is still asked about. */
export function waitingDates(entries: readonly ReadEntry[]): string[] {
  const days = Map.groupBy(
    entries.filter(({ mood, asked }) => mood !== null || asked !== undefined),
    ({ date }) => date,
  );
  const waits = ({ mood }: ReadEntry) => mood === null;
  return [...days]
    .filter(([, found]) =>
      found.some(({ moment }) => moment === null)
        ? found.some(waits)
        : waits(found.reduce((latest, entry) => ((entry.moment ?? 0) > (latest.moment ?? 0) ? entry : latest))),
    )
    .map(([date]) => date)
    .toSorted();
}

/** Entries with the moods that the person's answers give them; a name without an answer keeps what it is known as. */
export function answered(entries: readonly ReadEntry[], answers: Answers): ReadEntry[] {
  const byName = new Map(Object.entries(answers).map(([name, mood]) => [foldName(name), mood]));
  return entries.map((entry) => {
    const told = (entry.asked ?? []).filter((name) => byName.has(name)).map((name) => byName.get(name) ?? null);
    if (told.length === 0) return entry;
    const values = told.filter((value) => value !== null);
    return { ...entry, mood: values.length === 0 ? null : meanOf(values) };
  });
}
