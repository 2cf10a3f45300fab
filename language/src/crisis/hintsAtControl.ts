import { ABUSE_EN, ABUSE_NO } from './abuse.ts';
import { ABUSE_ACTS_EN, ABUSE_ACTS_NO } from './abuseActs.ts';
import { CONTROL_EN, CONTROL_NO } from './control.ts';
import { EXCEPTIONS_NO } from './exceptions.ts';
import { EXCEPTIONS_EN } from './exceptionsInEnglish.ts';
import { EXCEPTION, labelsIn } from './labelsIn.ts';
import { lateBook } from './phraseBook.ts';
import { WORD_CLASSES } from './wordClasses.ts';
import { wordsOf } from './wordsOf.ts';

const hintBook = lateBook(
  {
    control: [CONTROL_NO, CONTROL_EN],
    abuse: [ABUSE_NO, ABUSE_EN, ABUSE_ACTS_NO, ABUSE_ACTS_EN],
    [EXCEPTION]: [EXCEPTIONS_NO, EXCEPTIONS_EN],
  },
  WORD_CLASSES,
);

/**
 * Whether a text may be about somebody who hurts, threatens or controls the person (S15): wider than the abuse of the
 * crisis screening, because a "no" written for them could make it worse.
 */
export function hintsAtControl(text: string): boolean {
  return labelsIn(hintBook(), wordsOf(text), ['control']).size > 0;
}
