import { answerErrors, CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import type { FieldError } from '@spire/domain/errorCodes';
import { storableErrors } from '@spire/graph-kit/texts';
import type { Facts } from '../facts/facts.ts';
import type { CheckInAnswersInput } from './textRequest.input.ts';

type Sent = CheckInAnswersInput | null | undefined;

const textsOf = (sent: CheckInAnswersInput): Record<string, string> =>
  Object.fromEntries(CHECK_IN_QUESTIONS.map(({ textField }) => [textField, sent[textField]]));

/** All errors of the answers that came with a request; blank ones are ignored. */
export function sentAnswersErrors(sent: Sent): FieldError[] {
  if (sent === null || sent === undefined) return [];
  const wrong = [...answerErrors(sent), ...storableErrors(textsOf(sent))];
  return wrong.map((error) => ({ ...error, field: `answers.${error.field}` }));
}

/** The free text among the answers. */
export const toldInAnswers = (sent: Sent): string[] =>
  sent === null || sent === undefined ? [] : Object.values(textsOf(sent));

/** The facts with the sent answers in place of a missing check-in; a stored check-in takes precedence (D35). */
export function withAnswers(facts: Facts, sent: Sent): Facts {
  return facts.checkIn !== null || sent === null || sent === undefined ? facts : { ...facts, checkIn: sent };
}
