import type { Database } from '../database.ts';

/** `factor`: open, and the person has a second factor, so that only a token of level aal2 counts. */
export type SessionState = 'closed' | 'open' | 'factor';

const STATE = `
  select case when exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
              then 'factor' else 'open' end as state
    from auth.sessions s join auth.users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and coalesce(s.not_after > now(), true)
     and coalesce(u.banned_until <= now(), true) and u.deleted_at is null`;

/** How it stands with a person's session; a ban closes it. */
export async function sessionState(database: Database, session: { id: string; userId: string }): Promise<SessionState> {
  const values = [session.id, session.userId];
  const found = await database.query<{ state: SessionState }>({ name: 'session-state', text: STATE, values });
  return found.rows[0]?.state ?? 'closed';
}
