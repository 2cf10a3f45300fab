/** The subjects of a text that need help rather than advice (D36, D85); `unsure` where it is not clear which. */
export const CRISIS_KINDS = ['suicide', 'self_harm', 'danger', 'poison', 'abuse', 'pressure', 'unsure'] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];
