import type { ComponentType } from 'react';
import type { FieldId } from './answers.ts';
import { AvoidQuestion } from './AvoidQuestion.tsx';
import { CapacityQuestion } from './CapacityQuestion.tsx';
import { ConsiderationsQuestion } from './ConsiderationsQuestion.tsx';
import { GoalsQuestion } from './GoalsQuestion.tsx';
import { LanguageQuestion } from './LanguageQuestion.tsx';
import { NicknameQuestion } from './NicknameQuestion.tsx';
import type { QuestionProps } from './question.ts';
import { SpecificChallengeQuestion } from './SpecificChallengeQuestion.tsx';

export { HealthConsent } from './HealthConsent.tsx';
export { EnergyQuestion } from './EnergyQuestion.tsx';

/** The question about each field. */
export const QUESTIONS: Record<FieldId, ComponentType<QuestionProps>> = {
  nickname: NicknameQuestion,
  language: LanguageQuestion,
  considerations: ConsiderationsQuestion,
  specificChallenge: SpecificChallengeQuestion,
  capacityLevel: CapacityQuestion,
  goals: GoalsQuestion,
  avoidSuggestions: AvoidQuestion,
};
