import { NEVER_SAID } from '@spire/language/neverSaid';

/** The problems a text can have (S14, D23), for logs and figures; people never read them. */
export const GUARD_PROBLEMS = [
  'empty',
  'too_long',
  'not_plain_text',
  'wrong_language',
  'echo',
  'crisis',
  'avoided',
  'above_capacity',
  'raised_activity',
  ...NEVER_SAID,
] as const;
export type GuardProblem = (typeof GUARD_PROBLEMS)[number];
