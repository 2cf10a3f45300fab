import type { FieldError } from '@spire/domain/errorCodes';
import { onboardingErrors } from '@spire/domain/profileRules';
import { consentErrors, type Answers } from '@spire/profile-form/answers';
import type { Form } from '@spire/remote-kit/form';

/** The eight steps in order; all but the last bear the name of the field they ask for. `seconds` is an honest guess. */
export const STEPS = [
  { id: 'nickname', seconds: 15 },
  { id: 'language', seconds: 10 },
  { id: 'considerations', seconds: 45 },
  { id: 'specificChallenge', seconds: 30 },
  { id: 'capacityLevel', seconds: 20 },
  { id: 'goals', seconds: 25 },
  { id: 'avoidSuggestions', seconds: 20 },
  { id: 'summary', seconds: 15 },
] as const;
export type StepId = (typeof STEPS)[number]['id'];
export type FieldId = Exclude<StepId, 'summary'>;

export const SUMMARY_STEP = STEPS.length;
export const FIELDS = STEPS.map(({ id }) => id).filter((id) => id !== 'summary');

/** The answers as a form, with the step shown last on this device. */
export type OnboardingForm = Form<Answers & { step: number }>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The number of the step that asks for this field, or undefined when none does. */
export function stepOf(field: string): number | undefined {
  const index = FIELDS.findIndex((id) => id === field);
  return index < 0 ? undefined : index + 1;
}

/** The step of the first of these errors that any step asks for. */
export function firstStepOf(errors: readonly FieldError[]): number | undefined {
  return errors.map(({ field }) => stepOf(field)).find((step) => step !== undefined);
}

/** Why this step cannot be left yet, or undefined when it can (spec 1 §5, D17). */
export function obstacle(step: StepId, answers: Answers): FieldError | undefined {
  const wrong = onboardingErrors({ ...answers, socialSafetyFactors: [] }).find(({ field }) => field === step);
  return wrong ?? (step === 'considerations' ? consentErrors(answers)[0] : undefined);
}

/** The furthest step that may be shown: every step before it can be left. */
export function reachableStep(answers: Answers): number {
  const index = STEPS.findIndex(({ id }) => obstacle(id, answers) !== undefined);
  return index < 0 ? SUMMARY_STEP : index + 1;
}

/** Reads a step number from an address or a kept draft; undefined when there is no such step. */
export function readStep(value: unknown): number | undefined {
  const step = isText(value) && value !== '' ? Number(value) : value;
  return typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= SUMMARY_STEP ? step : undefined;
}

/** Minutes from the start of this step to the end, never less than one (A14). */
export function minutesFrom(step: number): number {
  const seconds = STEPS.slice(step - 1).reduce((sum, each) => sum + each.seconds, 0);
  return Math.max(1, Math.round(seconds / 60));
}
