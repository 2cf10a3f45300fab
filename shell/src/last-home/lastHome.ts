/** Where the browser keeps whose Home lies here, in the clear: who and which session, and nothing of it. */
export const OWNER_KEY = 'spire.lastHome';
/** Its name among the sealed answers of the person. */
export const LAST_HOME = 'lastHome';

/** Whose Home lies on this device. */
export interface Owner {
  /** The key of the stored session. */
  key: string;
  user: string;
  /** The session's own id: another login of the same person is another. */
  session: string;
  /** Where Home is. */
  path: string;
}

/** An element with its attributes and what is in it, or a text. Markup would have to be parsed, and could hold a script. */
export type DrawnNode = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...DrawnNode[]];

/** Home as it was last seen. */
export interface LastHome {
  /** The shell's first script: the classes of another build mean something else. */
  build: string;
  /** The person's date, and the hours of the day for which its sky and its greeting hold. */
  date: string;
  hours: readonly number[];
  /** Of that date alone: a day of rest, of help, or a hard one says nothing of the next. */
  isOfDateOnly: boolean;
  css: string;
  drawn: DrawnNode;
}

/** On what holds for one date alone; on another its room stays empty. */
export const OF_DATE = { 'data-of-date': true } as const;
