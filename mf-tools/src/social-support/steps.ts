/** Wishes and people, then the messages and the plan. */
export const STEPS = 2;
