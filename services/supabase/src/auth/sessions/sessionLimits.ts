import type { AuthSettings } from '../../settings.ts';
import { AuthError } from '../http/authError.ts';

/** The facts that decide whether a session may still be renewed. */
export interface RenewableSession {
  readonly created_at: Date;
  readonly refreshed_at: Date | null;
  readonly not_after: Date | null;
}

/** Sessions that began, or were renewed, earlier than these can be renewed no more. */
export interface SessionLimits {
  readonly begunAfter: Date;
  readonly renewedAfter: Date;
}

export function sessionLimits({ sessions }: AuthSettings, now: Date): SessionLimits {
  const ago = (seconds: number | null) => new Date(seconds === null ? 0 : now.getTime() - seconds * 1000);
  return { begunAfter: ago(sessions.timeboxSeconds), renewedAfter: ago(sessions.inactivitySeconds) };
}

/** Why a session cannot be renewed, in Supabase Auth's words; null when it can. */
export function expiryOf(session: RenewableSession, limits: SessionLimits, now: Date): AuthError | null {
  const expired = (why: string) =>
    new AuthError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`);
  if (session.not_after !== null && session.not_after <= now) return expired('');
  if (session.created_at <= limits.begunAfter) return expired('');
  if ((session.refreshed_at ?? session.created_at) <= limits.renewedAfter) return expired(' (Inactivity)');
  return null;
}
