import type { Database } from '../database.ts';

/**
 * `factor`: open, but the person has a second factor, which has to be shown in it first; `shown`: it has been, so tokens
 * of level aal2 count.
 */
export type SessionState = 'closed' | 'open' | 'factor' | 'shown';

const STATE = `
  select case when not exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
              then 'open' when s.aal = 'aal2' then 'shown' else 'factor' end as state
    from auth.sessions s join auth.users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and coalesce(s.not_after > now(), true)
     and coalesce(u.banned_until <= now(), true) and u.deleted_at is null`;

/** How it stands with a person's session; a ban closes it. */
export async function sessionState(database: Database, session: { id: string; userId: string }): Promise<SessionState> {
  const values = [session.id, session.userId];
  const found = await database.query<{ state: SessionState }>({ name: 'session-state', text: STATE, values });
  return found.rows[0]?.state ?? 'closed';
}

/** Whether a token of this level comes without the second factor that its session's person has. */
export function lacksFactor(state: SessionState, level: unknown): boolean {
  return state === 'factor' || (state === 'shown' && level !== 'aal2');
}
