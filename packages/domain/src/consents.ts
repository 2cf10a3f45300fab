/** A person's decisions, each on its own (D40): the terms, the use of health data, a plan for hard days, and texts by AI. */
export const CONSENT_KINDS = ['terms', 'health', 'plan', 'ai'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The versions of each text that there have been, newest last: a decision names the one the person read. */
export const CONSENT_VERSIONS = {
  terms: ['2026-11'],
  health: ['2026-11'],
  plan: ['2026-11'],
  ai: ['2026-11'],
} as const satisfies Record<ConsentKind, readonly [string, ...string[]]>;
