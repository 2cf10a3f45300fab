import { isBlank } from './blank.ts';
import type { FieldError } from './errorCodes.ts';
import { LIMITS } from './limits.ts';
import { keysOf } from './lists.ts';
import { GOOD_NOW, LOOKING_FORWARD, NEED_MORE } from './options.ts';
import { type DraftOf, fieldErrors, namesOf, type RecordFields } from './recordFields.ts';

const answerText = { kind: 'text', limit: LIMITS.freeText, isRequired: false } as const;
const capped = { kind: 'options', cap: LIMITS.checkInChipsCapped } as const;

/** The answers to its questions: chips as option ids, free text beside them. "Good now" has no cap (D19). */
export const CHECK_IN_ANSWERS = {
  whatIsGood: { kind: 'options', options: keysOf(GOOD_NOW), cap: null },
  whatIsGoodText: answerText,
  lookingForward: { ...capped, options: keysOf(LOOKING_FORWARD) },
  lookingForwardText: answerText,
  needMore: { ...capped, options: keysOf(NEED_MORE) },
  needMoreText: answerText,
} as const satisfies RecordFields;
export type CheckInAnswers = DraftOf<typeof CHECK_IN_ANSWERS>;

/** The fields of a check-in: its answers, and those told besides them, of which there are none so far. */
export const CHECK_IN_FIELDS = { ...CHECK_IN_ANSWERS } as const satisfies RecordFields;
export type CheckInDraft = DraftOf<typeof CHECK_IN_FIELDS>;

/** The three questions in order, with their chips and their cap. */
export const CHECK_IN_QUESTIONS = [
  { id: 'whatIsGood', textField: 'whatIsGoodText', chips: GOOD_NOW, cap: CHECK_IN_FIELDS.whatIsGood.cap },
  {
    id: 'lookingForward',
    textField: 'lookingForwardText',
    chips: LOOKING_FORWARD,
    cap: CHECK_IN_FIELDS.lookingForward.cap,
  },
  { id: 'needMore', textField: 'needMoreText', chips: NEED_MORE, cap: CHECK_IN_FIELDS.needMore.cap },
] as const;
export type CheckInQuestionId = (typeof CHECK_IN_QUESTIONS)[number]['id'];

/** A check-in can be saved when any answer has a text or a chip (spec 2 §5). */
export function isCheckInBlank(draft: CheckInAnswers): boolean {
  return (
    namesOf(CHECK_IN_ANSWERS, 'options').every((name) => draft[name].length === 0) &&
    namesOf(CHECK_IN_ANSWERS, 'text').every((name) => isBlank(draft[name]))
  );
}

/** Everything wrong with answers that need not say anything. */
export function answerErrors(answers: CheckInAnswers): FieldError[] {
  return isCheckInBlank(answers) ? [] : fieldErrors(CHECK_IN_ANSWERS, answers);
}

/** Everything wrong with a check-in; empty when it can be saved. A blank one names the field `whatIsGood`. */
export function checkInErrors(draft: CheckInDraft): FieldError[] {
  return isCheckInBlank(draft) ? [{ field: 'whatIsGood', code: 'REQUIRED' }] : fieldErrors(CHECK_IN_FIELDS, draft);
}
