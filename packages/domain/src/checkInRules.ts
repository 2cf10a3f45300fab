import type { FieldError } from './errorCodes.ts';
import { characterCount, LIMITS } from './limits.ts';
import { GOOD_NOW, isOneOf, keysOf, LOOKING_FORWARD, NEED_MORE } from './options.ts';

/** The answers of one check-in: chips as option ids, free text beside them. */
export interface CheckInDraft {
  whatIsGood: readonly string[];
  whatIsGoodText: string;
  lookingForward: readonly string[];
  lookingForwardText: string;
  needMore: readonly string[];
  needMoreText: string;
}

/** The three questions in order, with their chips and their cap (D19): "good now" has none. */
export const CHECK_IN_QUESTIONS = [
  { id: 'whatIsGood', textField: 'whatIsGoodText', chips: GOOD_NOW, cap: null },
  { id: 'lookingForward', textField: 'lookingForwardText', chips: LOOKING_FORWARD, cap: LIMITS.checkInChipsCapped },
  { id: 'needMore', textField: 'needMoreText', chips: NEED_MORE, cap: LIMITS.checkInChipsCapped },
] as const;
export type CheckInQuestionId = (typeof CHECK_IN_QUESTIONS)[number]['id'];

/** A check-in can be saved when any text is non-blank or any chip is chosen (spec 2 §5). */
export function isCheckInBlank(draft: CheckInDraft): boolean {
  return CHECK_IN_QUESTIONS.every(({ id, textField }) => draft[id].length === 0 && draft[textField].trim() === '');
}

/** Everything wrong with a check-in; empty when it can be saved. A blank one names the field `whatIsGood`. */
export function checkInErrors(draft: CheckInDraft): FieldError[] {
  if (isCheckInBlank(draft)) return [{ field: 'whatIsGood', code: 'REQUIRED' }];
  return CHECK_IN_QUESTIONS.flatMap(({ id, textField, chips, cap }): FieldError[] => {
    const errors: FieldError[] = [];
    if (new Set(draft[id]).size !== draft[id].length) errors.push({ field: id, code: 'INVALID' });
    if (!draft[id].every((chip) => isOneOf(keysOf(chips), chip))) errors.push({ field: id, code: 'UNKNOWN_OPTION' });
    if (cap !== null && draft[id].length > cap) errors.push({ field: id, code: 'TOO_MANY', limit: cap });
    if (characterCount(draft[textField]) > LIMITS.freeText)
      errors.push({ field: textField, code: 'TOO_LONG', limit: LIMITS.freeText });
    return errors;
  });
}
