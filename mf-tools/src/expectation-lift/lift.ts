import type { LocalDate } from '@spire/domain/dates';
import type { EventKind } from '@spire/domain/eventKinds';
import type { FieldError } from '@spire/domain/errorCodes';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { HowItWent, TextSource } from '@spire/domain/toolOptions';
import { expectationSessionErrors, type ExpectationSessionDraft } from '@spire/domain/toolRules';
import type { AddExpectationSessionMutation } from './AddExpectationSession.generated.ts';
import type { WriteExpectationMutation } from './WriteExpectation.generated.ts';

export type Session = AddExpectationSessionMutation['addExpectationSession'];
export type Note = Extract<
  WriteExpectationMutation['writeExpectationResponse'],
  { __typename: 'ExpectationResponse' }
>['learning'];

export type { HowItWent };

/** The ways a session can turn out, each with its sign. */
export const HOW_IT_WENT_SIGNS = [
  ['good', '😌'],
  ['fine', '🙂'],
  ['hard', '🌧️'],
] as const satisfies readonly (readonly [HowItWent, string])[];

/** The hour from which one can look back on the day; after midnight another day has begun. */
const EVENING = 17;
export const isEvening = (now: Date) => now.getHours() >= EVENING;

/** Whether what a session looked ahead to can be over: its day is, or it is evening. */
export const isOver = ({ date }: { date: LocalDate }, { today, now }: { today: LocalDate; now: Date }) =>
  date < today || isEvening(now);

/** The answer to a session. */
export interface Response {
  message: string;
  /** At most three suggestions. */
  suggestions: readonly string[];
  learning: Note;
  brainTraining: Note;
  source: TextSource;
  /** The kind it was taken to be about; absent in answers of older versions. */
  about?: EventKind;
  event?: PlannedEvent | null;
  /** Written by this device alone. */
  isFromHere: boolean;
  /** An acknowledgement of what weighs, to stand first (D61); null where nothing does. */
  seen?: string | null;
}

/** One thing of the person's own plan, and whether it is ticked: ticks stay on this device. */
export interface PlanLine {
  text: string;
  isDone: boolean;
}

/** The content of the end, also after a reload; without a response while that is being made. */
export interface KeptLift {
  session: Session;
  /** As the person chose; null leaves it to a guess, which is never made over a choice. None in an end of before. */
  about?: EventKind | null;
  response: Response | null;
  /** The plan as it was changed; the session's own where left out. */
  plan?: readonly PlanLine[];
}

/** The person's answers so far. */
export interface LiftDraft extends ExpectationSessionDraft {
  about?: EventKind | null;
}

export const NOTHING: LiftDraft = {
  whatToDo: '',
  whatCanGoBetter: '',
  howToFeelGood: '',
  desiredFeeling: '',
  about: null,
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
