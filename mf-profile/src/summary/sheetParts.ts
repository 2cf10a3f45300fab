/** The possible parts of the sheet, in its order; the most private wait to be asked for. */
export const PARTS = [
  { id: 'scales', isOnFirst: true },
  { id: 'helped', isOnFirst: true },
  { id: 'needed', isOnFirst: true },
  { id: 'holds', isOnFirst: true },
  { id: 'rest', isOnFirst: true },
  { id: 'bigDays', isOnFirst: false },
  { id: 'pattern', isOnFirst: false },
  { id: 'about', isOnFirst: false },
  { id: 'words', isOnFirst: false },
] as const;
export type PartId = (typeof PARTS)[number]['id'];

/** At most so many questions are asked: it is one hour. */
export const MOST_QUESTIONS = 3;
/** As long as a line of the sheet is. */
export const LINE_LIMIT = 90;

/** The person's words for the sheet alone; they stay on this device. */
export interface SheetDraft {
  main: string;
  questions: string[];
  good: string;
  usual: string;
  heavy: string;
}

export const emptyDraft = (): SheetDraft => ({ main: '', questions: [], good: '', usual: '', heavy: '' });
