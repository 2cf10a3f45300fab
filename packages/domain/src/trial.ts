/** The answers to "How is today?" of a trial without an account, the heaviest first (D67). */
export const TRIAL_ANSWERS = ['hard', 'tired', 'soSo', 'good'] as const;
export type TrialAnswer = (typeof TRIAL_ANSWERS)[number];

/** Limits of a trial: suggestions a day, seconds of each, and days that the device keeps them at most. */
export const TRIAL_LIMITS = { aDay: 3, days: 7, seconds: 60 } as const;
