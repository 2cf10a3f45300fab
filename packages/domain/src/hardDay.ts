import type { Language } from './languages.ts';

/** A check-in's answer for a day on which nothing good is to be found: one press, saved as the answer in own words. */
export const HARD_DAY: Record<Language, string> = { no: 'Tungt i dag', en: 'A hard day' };

/** The needs that are offered on such a day; naming one is optional. */
export const HARD_DAY_NEEDS = ['ro', 'trygghet', 'stoette', 'energi'] as const;

/** Whether a check-in says that the day is hard, in whichever language it was said. */
export function isHardDay({ whatIsGoodText }: { whatIsGoodText: string }): boolean {
  return Object.values(HARD_DAY).includes(whatIsGoodText.trim());
}
