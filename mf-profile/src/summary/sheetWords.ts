import { FORMAT_LOCALES, type Language } from '@spire/domain/languages';
import type { NeedMore, Consideration } from '@spire/domain/options';
import type { Scale } from '@spire/domain/scales';
import type { SheetText } from './sheetText.ts';
import type { CapacityLevel } from '@spire/domain/capacity';

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
}

const read = {
  no: () =>
    Promise.all([
      import(/* webpackChunkName: "page-words-no" */ './sheetNo.ts'),
      import(/* webpackChunkName: "page-words-no" */ '@spire/i18n/scales/no'),
      import(/* webpackChunkName: "page-words-no" */ '@spire/i18n/options/no'),
      import(/* webpackChunkName: "page-words-no" */ '@spire/i18n/moods/no'),
      import(/* webpackChunkName: "page-words-no" */ '@spire/i18n/answers/no'),
    ]),
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "page-words-en" */ './sheetEn.ts'),
      import(/* webpackChunkName: "page-words-en" */ '@spire/i18n/scales/en'),
      import(/* webpackChunkName: "page-words-en" */ '@spire/i18n/options/en'),
      import(/* webpackChunkName: "page-words-en" */ '@spire/i18n/moods/en'),
      import(/* webpackChunkName: "page-words-en" */ '@spire/i18n/answers/en'),
    ]),
} as const;

/** Fetches the words of a language once they are wanted. */
export async function readSheetWords(language: Language): Promise<SheetWords> {
  const [{ sheet }, { default: scales }, { default: options }, { default: moods }, { default: answers }] =
    await read[language]();
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
    considerations: answers.considerations,
    capacity: options.capacityLevels,
    shortDate: format({ day: 'numeric', month: 'short' }),
    longDate: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  };
}
