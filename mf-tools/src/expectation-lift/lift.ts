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

/** The day of what a session looks ahead to: that of its plan where one is chosen, and else the day it was written. */
export const dayAhead = ({ date, planOn }: Pick<Session, 'date' | 'planOn'>): LocalDate => planOn ?? date;

/** Whether what a session looked ahead to can be over: its day is, or it is evening of that day. */
export function isOver(
  session: Pick<Session, 'date' | 'planOn'>,
  { today, now }: { today: LocalDate; now: Date },
): boolean {
  const day = dayAhead(session);
  return day < today || (day === today && isEvening(now));
}

/** The answer to a session. */
export interface Response {
  message: string;
  /** At most three suggestions. */
  suggestions: readonly string[];
  learning: Note;
  brainTraining: Note;
  source: TextSource;
  /** The kind it was taken to be about. */
  about: EventKind;
  event: PlannedEvent | null;
  /** Written by this device alone. */
  isFromHere: boolean;
  /** An acknowledgement of what weighs, to stand first (D61); null where nothing does. */
  seen?: string | null;
}

/** A person's own plan: a thing a line, word for word. */
export type Plan = readonly string[];

/** The content of the end, also after a reload; without a response while that is being made. */
export interface KeptLift {
  session: Session;
  /** As the person chose; null leaves it to a guess, which is never made over a choice. */
  about: EventKind | null;
  response: Response | null;
  /** The plan as it was changed; the session's own where left out. */
  plan?: Plan;
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
