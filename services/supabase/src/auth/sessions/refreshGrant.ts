import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { inTransaction } from '../database.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { hashSecret, nextRefreshToken } from '../tokens/secrets.ts';
import { endSessions, findSession, SESSION_COLUMNS, sessionDocument, storableIp, toUserInSession } from './sessions.ts';
import type { Caller } from '../http/caller.ts';
import type { SessionRow, UserInSession } from './sessions.ts';
import { expiryOf, sessionLimits } from './sessionLimits.ts';
import type { RenewableSession } from './sessionLimits.ts';
import { isBanned, USER_COLUMNS } from '../users/users.ts';

const body = z.object({ refresh_token: text });

/** Supabase Auth's own bound: what is shorter never was a token. */
const SHORTEST_TOKEN = 12;

/** How many successors of a token used moments ago are looked at: tabs that wake up together refresh together. */
const MOST_GENERATIONS = 20;

interface KnownToken extends RenewableSession {
  session_id: string;
  user_id: string;
  revoked: boolean;
  used_at: Date;
  active: string | null;
  banned_until: Date | null;
}

/** One statement for the case that happens: the token is the active one, its session may be renewed. */
const ROTATION = `
  with used as (
    update auth.refresh_tokens t set revoked = true, updated_at = $3
      from auth.sessions s join auth.users u on u.id = s.user_id
     where t.token = $1 and not t.revoked and s.id = t.session_id
       and coalesce(s.not_after > $3, true) and s.created_at > $6 and coalesce(s.refreshed_at, s.created_at) > $7
       and coalesce(u.banned_until <= $3, true) and u.deleted_at is null
     returning t.session_id
  ), touched as (
    update auth.sessions set refreshed_at = $3, updated_at = $3, user_agent = $4, ip = $5
      from used where id = used.session_id returning id, user_id, aal
  ), added as (
    insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
    select $2, user_id::text, id, $1, false, $3, $3 from touched
  )
  select ${SESSION_COLUMNS}, ${USER_COLUMNS} from touched s join auth.users u on u.id = s.user_id`;

/** Trades the active token for its successor; undefined when that is not to be. */
async function rotate(
  { database, settings, now }: AuthContext,
  tokens: { current: string; next: string },
  { userAgent, ip }: Caller,
): Promise<UserInSession | undefined> {
  const { begunAfter, renewedAfter } = sessionLimits(settings, now());
  const hashes = [hashSecret(tokens.current), hashSecret(tokens.next)];
  const values = [...hashes, now(), userAgent, storableIp(ip), begunAfter, renewedAfter];
  const rotated = await database.query<SessionRow>({ name: 'rotate-refresh-token', text: ROTATION, values });
  const [row] = rotated.rows;
  return row === undefined ? undefined : toUserInSession(row);
}

async function findToken(context: AuthContext, token: string): Promise<KnownToken> {
  const found = await context.database.query<KnownToken>(
    `select t.session_id, t.user_id, t.revoked, t.updated_at as used_at,
            s.created_at, s.refreshed_at, s.not_after, u.banned_until,
            (select a.token from auth.refresh_tokens a
              where a.session_id = t.session_id and not a.revoked order by a.id desc limit 1) as active
       from auth.refresh_tokens t
       join auth.sessions s on s.id = t.session_id
       join auth.users u on u.id = s.user_id and u.deleted_at is null
      where t.token = $1`,
    [hashSecret(token)],
  );
  const [row] = found.rows;
  if (row === undefined)
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  return row;
}

/** Why the person or the session gets no new token, whichever token was brought; null when that is not the reason. */
function refusalOf({ settings, now }: AuthContext, known: KnownToken): AuthError | null {
  if (isBanned(known, now())) return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  return expiryOf(known, sessionLimits(settings, now()), now());
}

/**
 * The active token, for a client that presents one of its forerunners: always for the parent (the client never got the
 * answer), for older ones only within the reuse interval. Undefined means that the token was taken by somebody else.
 */
function activeSuccessor(context: AuthContext, token: string, used: KnownToken): string | undefined {
  const sinceUse = context.now().getTime() - used.used_at.getTime();
  const generations = sinceUse <= context.settings.reuseSeconds * 1000 ? MOST_GENERATIONS : 1;
  let successor = token;
  for (let generation = 0; generation < generations; generation += 1) {
    successor = nextRefreshToken(context.keys.refreshSecret, successor);
    if (hashSecret(successor) === used.active) return successor;
  }
  return undefined;
}

/**
 * Answers a fresh access token and the next refresh token. A token that was used before and is not excused ends the
 * whole session: one of its two holders is a thief, and nobody can tell which.
 */
export async function refreshGrant(context: AuthContext, request: unknown, caller: Caller) {
  const { refresh_token: token } = readBody(body, request);
  if (token.length < SHORTEST_TOKEN) throw validationFailed('Refresh token is not valid');

  const next = nextRefreshToken(context.keys.refreshSecret, token);
  const rotated = await rotate(context, { current: token, next }, caller);
  if (rotated !== undefined) return sessionDocument(context, rotated, next);

  const known = await findToken(context, token);
  const refusal = refusalOf(context, known);
  if (refusal !== null) throw refusal;
  if (!known.revoked) throw new AuthError(409, 'conflict', 'Too many concurrent token refresh requests');
  const successor = activeSuccessor(context, token, known);
  if (successor !== undefined) {
    const found = await findSession(context.database, known.session_id);
    if (found !== undefined) return sessionDocument(context, found, successor);
  }
  const owner = { userId: known.user_id, sessionId: known.session_id };
  await inTransaction(context.database, (transaction) => endSessions(transaction, owner, 'local'));
  context.log.warn({ sessionId: known.session_id }, 'A used refresh token came back: the session was ended');
  throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}
