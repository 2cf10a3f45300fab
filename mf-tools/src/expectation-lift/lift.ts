import type { FieldError } from '@spire/domain/errorCodes';
import type { TextSource } from '@spire/domain/toolOptions';
import { expectationSessionErrors, type ExpectationSessionDraft } from '@spire/domain/toolRules';
import type { AddExpectationSessionMutation } from './AddExpectationSession.generated.ts';
import type { WriteExpectationMutation } from './WriteExpectation.generated.ts';

export type Session = AddExpectationSessionMutation['addExpectationSession'];
export type Note = Extract<
  WriteExpectationMutation['writeExpectationResponse'],
  { __typename: 'ExpectationResponse' }
>['learning'];

/** What a session is answered with. */
export interface Response {
  message: string;
  /** At most three. */
  suggestions: readonly string[];
  learning: Note;
  brainTraining: Note;
  source: TextSource;
  /** Written by this device alone. */
  isFromHere: boolean;
}

/** What is shown at the end, also after a reload; without a response while that is being made. */
export interface KeptLift {
  session: Session;
  response: Response | null;
}

export const NOTHING: ExpectationSessionDraft = {
  whatToDo: '',
  whatCanGoBetter: '',
  howToFeelGood: '',
  desiredFeeling: '',
};

/** The four questions in their order, each the field of its answer. */
export const QUESTIONS = ['whatToDo', 'whatCanGoBetter', 'howToFeelGood', 'desiredFeeling'] as const;
export type Question = (typeof QUESTIONS)[number];

const trimmed = (draft: ExpectationSessionDraft): ExpectationSessionDraft => ({
  whatToDo: draft.whatToDo.trim(),
  whatCanGoBetter: draft.whatCanGoBetter.trim(),
  howToFeelGood: draft.howToFeelGood.trim(),
  desiredFeeling: draft.desiredFeeling,
});

export const liftErrors = (draft: ExpectationSessionDraft): FieldError[] => expectationSessionErrors(trimmed(draft));

/** The session as it is saved. */
export const inputFrom = (draft: ExpectationSessionDraft, now: Date, date: string) => ({
  ...trimmed(draft),
  desiredFeeling: draft.desiredFeeling as Session['desiredFeeling'],
  date,
  completedAt: now.toISOString(),
});
