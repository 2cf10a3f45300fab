import { READING_BOUNDS } from './bounds.ts';
import { moodOfName, onOurScale } from './moodNumbers.ts';
import type { NamedMood, ReadEntry, Reading, ReadingOptions, ReadPicture, Skipped, SkippedPicture } from './reading.ts';
import { UnreadableFile } from './reading.ts';
import { clockTime, instantOf, wallClock } from './text/clock.ts';
import { foldName, plainName } from './text/fold.ts';
import { tidyText } from './text/htmlText.ts';

/** A mood as a file has it: a number on a scale, a name that may be known, or names that are always asked about. */
export type FoundMood =
  | { value: number; from: number; to: number }
  | { values: readonly number[]; from: number; to: number }
  | { name: string; level?: number }
  | { asked: readonly string[]; shown: string };

/** When an entry is of: a date and what its clock said, or an instant in a time zone. */
export type FoundWhen =
  | { date: string | undefined; time?: string | null; instant?: number }
  | { instant: number; zone: string };

/** An entry as a format found it; texts are plain already. */
export interface FoundEntry {
  at: string;
  when: FoundWhen;
  mood?: FoundMood | undefined;
  title?: string | undefined;
  note?: string | undefined;
  activities?: readonly string[];
  feelings?: readonly string[];
  pictures?: readonly string[];
  /** A key that two records of the same thing share. */
  sameAs?: string;
  /** Where another of the same stood, if not at `at`. */
  repeatedAt?: string;
  /** Why there is nothing of it, if not because it is empty. */
  emptyBecause?: string;
}

const listed = (names: readonly string[]) =>
  [...new Set(names.map((name) => plainName(name).slice(0, READING_BOUNDS.name)))]
    .filter((name) => name !== '')
    .slice(0, READING_BOUNDS.list);

/** Takes what a format finds, one by one, and says of each whether it comes along or why not. */
export class Gathering {
  readonly #options: ReadingOptions;
  readonly #entries: ReadEntry[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #skippedPictures: SkippedPicture[] = [];
  readonly #names = new Map<string, NamedMood>();
  readonly #seen = new Set<string>();
  readonly #left = new Set<string>();
  readonly #pictures = new Map<string, ReadPicture>();

  constructor(options: ReadingOptions) {
    this.#options = options;
  }

  get today(): string {
    return this.#options.today;
  }

  get zone(): string {
    return this.#options.zone;
  }

  skip(at: string, why: string): void {
    this.#skipped.push({ at, why });
  }

  leave(...kinds: readonly string[]): void {
    for (const kind of kinds) this.#left.add(kind);
  }

  skipPicture(at: string, why: string, picture: string): void {
    this.#skippedPictures.push({ at, why, picture });
  }

  keepPicture(name: string, picture: ReadPicture): void {
    this.#pictures.set(name, picture);
  }

  add(found: FoundEntry): void {
    const { at } = found;
    if (this.#entries.length + this.#skipped.length >= READING_BOUNDS.entries) throw new UnreadableFile('tooLarge');
    if (isEmpty(found)) return this.skip(at, found.emptyBecause ?? 'empty');
    const when = this.#placed(found.when);
    if (when === undefined) return this.skip(at, 'date');
    if (when.date > this.today) return this.skip(at, 'future');
    if (found.sameAs !== undefined && this.#seen.has(found.sameAs))
      return this.skip(found.repeatedAt ?? at, 'duplicate');
    if (found.sameAs !== undefined) this.#seen.add(found.sameAs);
    const mood = this.#moodOf(at, found.mood);
    // Words are worth more than the number beside them.
    if (mood === undefined && isEmpty({ ...found, mood: undefined })) return;
    const feelings = listed(found.feelings ?? []);
    const title = plainName(found.title ?? '');
    const pictures = (found.pictures ?? []).slice(0, READING_BOUNDS.list);
    for (const [part, note] of parted(tidyText(found.note ?? '')).entries())
      this.#entries.push({
        at,
        ...when,
        ...(part === 0 ? (mood ?? { mood: null }) : { mood: null }),
        ...(title !== '' && part === 0 ? { title } : {}),
        note,
        activities: part === 0 ? listed(found.activities ?? []) : [],
        ...(feelings.length > 0 && part === 0 ? { feelings } : {}),
        ...(pictures.length > 0 && part === 0 ? { pictures } : {}),
      });
  }

  #placed(when: FoundWhen): Pick<ReadEntry, 'date' | 'time' | 'moment'> | undefined {
    if ('zone' in when) {
      const shown = wallClock(when.instant, when.zone);
      return shown !== undefined && shown.date >= '1900-01-01' && shown.date.length === 10
        ? { ...shown, moment: when.instant }
        : undefined;
    }
    const { date, instant } = when;
    if (date === undefined) return undefined;
    const time = when.time === undefined || when.time === null ? null : clockTime(when.time);
    return { date, time, moment: time === null ? null : (instant ?? instantOf(date, time, this.zone)) };
  }

  /** Undefined where a number lies outside its scale, which is noted. */
  #moodOf(at: string, mood: FoundMood | undefined): Pick<ReadEntry, 'mood' | 'moodName' | 'asked'> | undefined {
    if (mood === undefined) return { mood: null };
    if ('name' in mood) return this.#named(mood.name, mood.level ?? moodOfName(mood.name));
    if ('asked' in mood) {
      for (const name of mood.asked) this.#count(name, null);
      return { mood: null, moodName: plainName(mood.shown), asked: mood.asked.map(foldName) };
    }
    const values = 'values' in mood ? mood.values : [mood.value];
    const { from, to } = mood;
    if (values.some((value) => value < from || value > to)) {
      this.skip(at, `mood out of ${from} to ${to}`);
      return undefined;
    }
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mood: values.length === 0 ? null : onOurScale(mean, from, to) };
  }

  #named(name: string, level: number | undefined): Pick<ReadEntry, 'mood' | 'moodName' | 'asked'> {
    const plain = plainName(name).slice(0, READING_BOUNDS.name);
    if (plain === '') return { mood: null };
    this.#count(plain, level ?? null);
    return { mood: level ?? null, moodName: plain, asked: [foldName(plain)] };
  }

  #count(name: string, mood: number | null): void {
    const stored = this.#names.get(foldName(name));
    if (stored === undefined) this.#names.set(foldName(name), { name: plainName(name), entries: 1, mood });
    else stored.entries += 1;
  }

  /** All of it, as it was found. */
  reading(format: string): Reading {
    orderTies(this.#entries);
    return {
      format,
      entries: this.#entries,
      moodNames: [...this.#names.values()],
      unsureDates: null,
      skipped: this.#skipped,
      skippedPictures: this.#skippedPictures,
      left: [...this.#left],
      columns: [],
      pictures: this.#pictures,
    };
  }
}

function isEmpty({ mood, title, note, activities, pictures }: FoundEntry): boolean {
  const hasMood = mood !== undefined && !('name' in mood && plainName(mood.name) === '');
  const lists = listed(activities ?? []).length + (pictures?.length ?? 0);
  return !hasMood && (title ?? '').trim() === '' && (note ?? '').trim() === '' && lists === 0;
}

/** A text in parts that can be kept: nothing of it is cut off. */
function parted(text: string): string[] {
  const parts = [];
  for (let rest = text; ;) {
    if (rest.length <= READING_BOUNDS.text) return [...parts, rest];
    const space = rest.lastIndexOf(' ', READING_BOUNDS.text);
    const end = space > READING_BOUNDS.text / 2 ? space : READING_BOUNDS.text;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
}

/** Entries of one minute stand in the order of the file: the newest may be its first or its last. */
function orderTies(entries: ReadEntry[]): void {
  const dates = entries.map(({ date }) => date);
  const isNewestFirst = (dates[0] ?? '') > (dates.at(-1) ?? '');
  const taken = new Set<number>();
  for (const entry of isNewestFirst ? entries.toReversed() : entries) {
    if (entry.moment === null) continue;
    while (taken.has(entry.moment)) entry.moment += 1;
    taken.add(entry.moment);
  }
}
