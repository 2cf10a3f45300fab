import type { Language } from '@spire/domain/languages';
import { GOOD_ENGLISH_ANSWERS } from './goodEnglishAnswers.ts';
import { GOOD_NORWEGIAN_ANSWERS } from './goodNorwegianAnswers.ts';
import type { GoodAnswer } from './judgedAnswer.ts';

/** Good answers of a model; each has to pass. */
export const GOOD_ANSWERS: Record<Language, readonly GoodAnswer[]> = {
  no: GOOD_NORWEGIAN_ANSWERS,
  en: GOOD_ENGLISH_ANSWERS,
};
