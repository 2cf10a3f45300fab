/** The answers to "How is today?" of a trial without an account, the heaviest first (D67). */
export const TRIAL_ANSWERS = ['hard', 'tired', 'soSo', 'good'] as const;
export type TrialAnswer = (typeof TRIAL_ANSWERS)[number];

/** What a trial may come to: so many a day, each of a minute, kept on the device for so many days at most. */
export const TRIAL_LIMITS = { aDay: 3, days: 7, seconds: 60 } as const;
