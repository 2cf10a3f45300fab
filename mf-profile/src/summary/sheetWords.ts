import { FORMAT_LOCALES, type Language } from '@spire/domain/languages';
import type { NeedMore, Consideration } from '@spire/domain/options';
import type { Scale } from '@spire/domain/scales';
import type { CapacityLevel } from '@spire/domain/capacity';

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
  lately: (step: string) => string;
  tooFew: string;
  wantsToTalkAbout: (name: string) => string;
  dayByDay: string;
  legend: { answer: string; carried: string; middle: string; empty: string };
  upIsBetter: string;
  upIsWorse: string;
  helped: (name: string) => string;
  helpedTimes: (helped: number, times: number) => string;
  needed: (name: string) => string;
  days: (count: number) => string;
  notMentioned: string;
  holds: string;
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

/** All that the sheet says in one language. */
export interface SheetWords {
  language: Language;
  text: SheetText;
  scales: Readonly<Record<Scale, { name: string; steps: readonly string[] }>>;
  needs: Readonly<Record<NeedMore, string>>;
  considerations: Readonly<Record<Consideration, string>>;
  capacity: Readonly<Record<CapacityLevel, { title: string }>>;
  shortDate: (date: string) => string;
  longDate: (date: string) => string;
  list: (values: readonly string[]) => string;
}

const read = {
  no: () =>
    Promise.all([
      import('./sheetNo.ts'),
      import('@spire/i18n/scales/no'),
      import('@spire/i18n/options/no'),
      import('@spire/i18n/moods/no'),
    ]),
  en: () =>
    Promise.all([
      import('./sheetEn.ts'),
      import('@spire/i18n/scales/en'),
      import('@spire/i18n/options/en'),
      import('@spire/i18n/moods/en'),
    ]),
} as const;

/** Fetches the words of a language once they are wanted. */
export async function readSheetWords(language: Language): Promise<SheetWords> {
  const [{ sheet }, { default: scales }, { default: options }, { default: moods }] = await read[language]();
  const locale = FORMAT_LOCALES[language];
  const at = (date: string) => new Date(`${date}T12:00:00`);
  const format = (style: Intl.DateTimeFormatOptions) => (date: string) =>
    new Intl.DateTimeFormat(locale, style).format(at(date));
  return {
    language,
    text: { ...sheet, moods: Object.values(moods) },
    scales: Object.fromEntries(
      Object.entries(scales.names).map(([id, name]) => [id, { name, steps: Object.values(scales.steps[id as Scale]) }]),
    ) as unknown as SheetWords['scales'],
    needs: options.needMore,
    considerations: options.considerations,
    capacity: options.capacityLevels,
    shortDate: format({ day: 'numeric', month: 'short' }),
    longDate: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    list: (values) => new Intl.ListFormat(locale, { type: 'conjunction' }).format([...values]),
  };
}
