import type { SessionsQuery } from './Sessions.generated.ts';

/** One place where the person is logged in. */
export type OpenSession = SessionsQuery['me']['sessions'][number];

/** This device first, then by when they were last used. */
export function inOrder(sessions: readonly OpenSession[]): OpenSession[] {
  const byUse = (a: OpenSession, b: OpenSession) => Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt);
  return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || byUse(a, b));
}
