import type { Database } from '../database.ts';

/** `factor`: open, and the person has a second factor, so that only a token of level aal2 counts. */
export type SessionState = 'closed' | 'open' | 'factor';

/** How it stands with a person's session. */
export async function sessionState(database: Database, session: { id: string; userId: string }): Promise<SessionState> {
  const found = await database.query<{ state: SessionState }>(
    `select case when exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
                 then 'factor' else 'open' end as state
       from auth.sessions s where s.id = $1 and s.user_id = $2`,
    [session.id, session.userId],
  );
  return found.rows[0]?.state ?? 'closed';
}
