/** One entry of another app, as it was read: data of unknown manners, checked and made plain. */
export interface ReadEntry {
  /** Where it stands in the file, for people. */
  at: string;
  /** Local yyyy-mm-dd. */
  date: string;
  /** hh:mm on that day's clock. */
  time: string | null;
  /** Milliseconds since 1970 by which entries of a day are ordered; null without a time. */
  moment: number | null;
  /** 1, the worst, to 5; null where there is none, or it waits for an answer. */
  mood: number | null;
  moodName?: string;
  /** Names of which the mood is still asked; their mean is taken. */
  asked?: string[];
  title?: string;
  note: string;
  activities: string[];
  feelings?: string[];
  pictures?: string[];
}

/** A part that was not taken in, where it stood and why. */
export interface Skipped {
  at: string;
  why: string;
}

export interface SkippedPicture extends Skipped {
  picture: string;
}

export interface ReadPicture {
  type: string;
  bytes: Uint8Array;
}

/** The name of a mood, how many entries have it, and what it is taken for: null where the person is asked. */
export interface NamedMood {
  name: string;
  entries: number;
  mood: number | null;
}

export const COLUMN_ROLES = ['date', 'time', 'mood', 'title', 'note', 'activities', 'feelings'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** A column of a table, what it is taken for, and the first of what stands in it. */
export interface Column {
  name: string;
  role: ColumnRole | null;
  example: string;
}

export const DATE_ORDERS = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A date that can be read both ways, and how many of them there are. */
export interface UnsureDates {
  example: string;
  entries: number;
}

/** A file as it was understood; nothing of it has been kept. */
export interface Reading {
  format: string;
  /** In the order of the file. */
  entries: ReadEntry[];
  moodNames: NamedMood[];
  unsureDates: UnsureDates | null;
  skipped: Skipped[];
  skippedPictures: SkippedPicture[];
  /** Kinds of things of the file that Spire has no place for. */
  left: string[];
  /** Of a table only. */
  columns: Column[];
  pictures: ReadonlyMap<string, ReadPicture>;
}

export interface ReadingOptions {
  /** The person's IANA time zone. */
  zone: string;
  /** The person's date; what lies after it is left out. */
  today: string;
  dateOrder?: DateOrder | undefined;
  /** The roles of a table's columns, by name. */
  columns?: Readonly<Record<string, ColumnRole | null>> | undefined;
}

export const FILE_PROBLEMS = ['notADiary', 'spreadsheet', 'ownExport', 'broken', 'tooLarge'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Why a whole file could not be read, and where it broke. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: FileProblem;
  readonly where: string | undefined;

  constructor(problem: FileProblem, where?: string) {
    super(where === undefined ? problem : `${problem}: ${where}`);
    this.problem = problem;
    this.where = where;
  }
}
