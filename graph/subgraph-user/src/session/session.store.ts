import type { Claims } from '@spire/graph-kit/claims';
import type { UserDatabase } from '../database.ts';
import type { Session } from './session.type.ts';

export interface SessionStore {
  list(claims: Claims): Promise<Session[]>;
  /** Whether there was one of the person's own to end. */
  end(claims: Claims, id: string): Promise<boolean>;
}

/** Sessions belong to the auth service; what is asked here are functions bound to the caller's claims. */
export function createSessionStore(database: UserDatabase): SessionStore {
  return {
    list: (claims) =>
      database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<Session[]>`
          select id, started_at as "startedAt", last_used_at as "lastUsedAt", user_agent as "userAgent",
                 is_current as "isCurrent"
            from users.my_sessions()`,
      ),
    end: (claims, id) =>
      database.queryAsCaller(claims, async (client) => {
        const rows = await client.$queryRaw<{ ended: boolean }[]>`
          select users.end_my_session(${id}::uuid) as ended`;
        return rows[0]?.ended ?? false;
      }),
  };
}
