interface ToldPattern {
  outcome: string;
  direction: 'lower' | 'higher';
  with: { hits: number; days: number };
  without: { hits: number; days: number };
  strength: string;
}

/** The words of the sheet, whose language is chosen for the reader and not for the app; names go in as they are. */
export interface SheetText {
  title: (name: string) => string;
  nameless: string;
  period: (from: string, to: string) => string;
  answered: (days: number, of: number) => string;
  by: (name: string) => string;
  born: string;
  /** Own words are in quotation marks. */
  quote: (words: string) => string;
  inShort: string;
  usually: (step: string) => string;
  heavyDays: (days: number, of: number, steps: readonly [string, string]) => string;
  /** Fewer answers than anything usual can be told of. */
  few: (days: number) => string;
  lately: (now: string, then: string) => string;
  tooFew: string;
  noScales: string;
  wantsToTalkAbout: (name: string) => string;
  dayByDay: string;
  legend: { answer: string; carried: string; middle: string; bigDay: string; empty: string };
  upIsBetter: string;
  upIsWorse: string;
  helped: (name: string) => string;
  helpedTimes: (helped: number, times: number) => string;
  needed: (name: string) => string;
  days: (count: number) => string;
  notMentioned: string;
  holds: string;
  /** The pair of things that stand beside each other, after the words for the days it is told of; of its own weeks, whatever the sheet covers. */
  pattern: (told: ToldPattern) => string;
  strengths: Readonly<Record<'clear' | 'maybeChance' | 'trial', string>>;
  kinds: { good: string; usual: string; heavy: string };
  questions: (name: string) => string;
  notes: string;
  restDays: (hard: number, rest: number) => string;
  capacity: (level: string) => string;
  considerations: (list: string) => string;
  ownWords: (name: string) => string;
  foot: (date: string) => string;
  mood: string;
  moods: readonly string[];
  asTable: string;
  day: string;
}
