/** What a text can speak of that needs help rather than advice (D36). */
export const CRISIS_KINDS = ['suicide', 'self_harm', 'abuse', 'danger'] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];
