/** Interface languages (D2): Norwegian bokmål is the default. */
export const LANGUAGES = ['no', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'no';

/** BCP 47 tags for `<html lang>` and `Intl` (A2). */
export const LOCALES = { no: 'nb', en: 'en' } as const satisfies Record<Language, string>;

/** How numbers and dates are written: our English is British. */
export const FORMAT_LOCALES = { no: 'nb-NO', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Reads any spelling a client has ever sent: no, en, norsk, engelsk, nb, en-GB … (D15). */
export function parseLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined;
  const tag = value.trim().toLowerCase();
  if (/^(no|nb|nn|norsk)(-|$)/.test(tag)) return 'no';
  if (/^(en|engelsk|english)(-|$)/.test(tag)) return 'en';
  return undefined;
}
