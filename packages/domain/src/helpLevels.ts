/** How help is given: in place of everything else, or beside what was asked for, with a number in place (D60, D86). */
export const HELP_LEVELS = ['help', 'offer'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];
