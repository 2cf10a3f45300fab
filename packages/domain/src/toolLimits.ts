/** Limits of the tools alone; apart from `limits.ts`, which every page loads. */
export const TOOL_LIMITS = {
  contacts: 200,
  /** Characters: one emoji can be a family of people. */
  emoji: 12,
  exerciseMinutes: { min: 1, max: 60 },
  /** How far ahead of ours a device's clock may be. */
  clockAheadMinutes: 10,
} as const;

/** How far ahead the plan of an expectation lift may be put on Home. */
export const PLAN_DAYS_AHEAD = 366;
