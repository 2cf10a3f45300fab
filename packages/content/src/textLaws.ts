import type { Language } from '@spire/domain/languages';

/**
 * What no written text of the product may hold (S14, trap 99): diagnosis, medicine, dose, fasting, weight, treatment,
 * promises of effect, commands, the capacity level, an exclamation mark.
 */
const FORBIDDEN = {
  no: /diagnos|medisin|medikament|tablett|(?<!\p{L})pille|dosering|(?<!\p{L})dose|faste(?!\p{L})|(?<!\p{L})vekt(?!\p{L})|slanke|behandl|kurer|helbred|lindre|garanter|kapasitet|(?<!\p{L})(du bør|du må|du burde)(?!\p{L})|!/iu,
  en: /diagnos|medicin|medicat|tablet|(?<!\p{L})pills?(?!\p{L})|(?<!\p{L})dos(e|es|age)(?!\p{L})|fasting|(?<!\p{L})weight(?!\p{L})|treatment|therap|(?<!\p{L})cur(e|es|ing)(?!\p{L})|heal(s|ing)(?!\p{L})|relieve|guarantee|capacity|(?<!\p{L})(you should|you must|you have to|you need to|you ought)(?!\p{L})|!/iu,
} as const satisfies Record<Language, RegExp>;

/** Whether a text breaks the list of what is never said. */
export function namesWhatIsForbidden(language: Language, text: string): boolean {
  return FORBIDDEN[language].test(text);
}

export function hasNorwegianLetters(text: string): boolean {
  return /[æøå]/i.test(text);
}

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
}

export function sentences(text: string): string[] {
  return text.split(/[.?!…]+/u).filter((part) => words(part).length > 0);
}

/** The readability index LIX: words per sentence plus the share of words longer than six letters (A29). */
export function lix(text: string): number {
  const all = words(text);
  const long = all.filter((word) => word.length > 6).length;
  return all.length / sentences(text).length + (100 * long) / all.length;
}
