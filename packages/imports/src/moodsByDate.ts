import { meanMood, moodOfDay } from '@spire/domain/importRules';
import type { ReadEntry } from './reading.ts';
import { foldName } from './text/fold.ts';

type Answers = Readonly<Record<string, number | null>>;

/** The moods of all dates that have one. */
export function moodsByDate(entries: readonly ReadEntry[]): Map<string, number> {
  const days = new Map<string, { moment: number | null; mood: number }[]>();
  for (const { date, moment, mood } of entries)
    if (mood !== null) days.set(date, [...(days.get(date) ?? []), { moment, mood }]);
  return new Map([...days].map(([date, found]) => [date, moodOfDay(found) ?? 0]));
}

/** Entries with the moods that the person's answers give them; a name without an answer keeps what it is known as. */
export function answered(entries: readonly ReadEntry[], answers: Answers): ReadEntry[] {
  const byName = new Map(Object.entries(answers).map(([name, mood]) => [foldName(name), mood]));
  return entries.map((entry) => {
    const told = (entry.asked ?? []).filter((name) => byName.has(name)).map((name) => byName.get(name) ?? null);
    if (told.length === 0) return entry;
    const values = told.filter((value) => value !== null);
    return { ...entry, mood: values.length === 0 ? null : meanMood(values) };
  });
}
