import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { signAccessToken } from '../tokens/accessTokens.ts';
import type { AuthenticationMethod, SessionFacts } from '../tokens/accessTokens.ts';
import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { AuthError } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { hashSecret, randomSecret } from '../tokens/secrets.ts';
import { isBanned, USER_COLUMNS, userDocument } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

export interface StartedSession {
  readonly session: SessionFacts;
  readonly refreshToken: string;
}

/** A person together with one of their sessions. */
export interface UserInSession {
  readonly user: UserRow;
  readonly session: SessionFacts;
}

/** Whether the person has a second factor that they have not shown in this session. */
export function awaitsFactor({ user, session }: UserInSession): boolean {
  return session.aal === 'aal1' && user.factors.some(({ status }) => status === 'verified');
}

/** The columns that `auth.sessions s` adds to a row of USER_COLUMNS. */
export const SESSION_COLUMNS = `
  s.id as session_id, coalesce(s.aal, 'aal1') as session_aal,
  (select coalesce(jsonb_agg(jsonb_build_object(
            'method', c.authentication_method, 'timestamp', floor(extract(epoch from c.updated_at))::bigint)
          order by c.updated_at desc), '[]')
     from auth.mfa_amr_claims c where c.session_id = s.id) as session_methods`;

export type SessionRow = UserRow & {
  session_id: string;
  session_aal: SessionFacts['aal'];
  session_methods: AuthenticationMethod[];
};

export function toUserInSession(row: SessionRow): UserInSession {
  return { user: row, session: { id: row.session_id, aal: row.session_aal, methods: row.session_methods } };
}

/** The address as PostgreSQL's inet takes it: a proxy's header may hold anything. */
export function storableIp(ip: string): string | null {
  return isIP(ip) === 0 ? null : ip;
}

const START = `
  with person as (
    select id from auth.users where id = $2 and ($8::text is null or encrypted_password = $8) for no key update
  ), session as (
    insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
    select $1, id, $3, $3, 'aal1', $4, $5 from person
    returning id, user_id
  ), claim as (
    insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
    select id, $3, $3, $6 from session
  ), token as (
    insert into auth.refresh_tokens (token, user_id, session_id, revoked, created_at, updated_at)
    select $7, user_id::text, id, false, $3, $3 from session
  )
  update auth.users u set last_sign_in_at = $3, updated_at = $3 from session where u.id = session.user_id`;

/**
 * Begins a session and its family of refresh tokens, in one round trip. `method` is how the person proved themselves;
 * only then may a ban be told. `provenHash`: the password's, which must not have been changed since it was compared.
 */
export async function startSession(
  database: Database,
  start: { user: UserRow; method: string; caller: Caller; now: Date; provenHash?: string | null },
): Promise<StartedSession> {
  const { user, method, caller, now, provenHash = null } = start;
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned');
  const id = randomUUID();
  const refreshToken = randomSecret();
  const values = [id, user.id, now, caller.userAgent, storableIp(caller.ip), method, hashSecret(refreshToken)];
  const started = await database.query({ name: 'start-session', text: START, values: [...values, provenHash] });
  if (started.rowCount === 0) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  user.last_sign_in_at = now;
  user.updated_at = now;
  const timestamp = Math.floor(now.getTime() / 1000);
  return { session: { id, aal: 'aal1', methods: [{ method, timestamp }] }, refreshToken };
}

/** The answer every grant gives. */
export function sessionDocument(context: AuthContext, { user, session }: UserInSession, refreshToken: string) {
  const { token, expiresIn, expiresAt } = signAccessToken(context, user, session);
  return Promise.resolve({
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userDocument(user),
  });
}

export async function findSession(database: Database, sessionId: string): Promise<UserInSession | undefined> {
  const text = `select ${SESSION_COLUMNS}, ${USER_COLUMNS}
                  from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`;
  const found = await database.query<SessionRow>({ name: 'session-with-user', text, values: [sessionId] });
  const [row] = found.rows;
  return row === undefined ? undefined : toUserInSession(row);
}

/** Which sessions of a person end: this one, all, or all but this one. */
export type SignOutScope = 'local' | 'global' | 'others';

const SCOPE_CONDITIONS = {
  local: 'user_id = $1 and id = $2',
  global: 'user_id = $1 and ($2::uuid is not null)',
  others: 'user_id = $1 and id <> $2',
} as const satisfies Record<SignOutScope, string>;

/** Ends sessions with everything they were given. Tokens go first: a refresh takes its locks in the same order. */
export async function endSessions(
  database: Database,
  owner: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  const parameters = [owner.userId, owner.sessionId];
  const sessions = `select id from auth.sessions where ${SCOPE_CONDITIONS[scope]}`;
  await database.query(`delete from auth.refresh_tokens where session_id in (${sessions})`, parameters);
  await database.query(`delete from auth.sessions where id in (${sessions})`, parameters);
}
