import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { inTransaction } from '../database.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { hashSecret, nextRefreshToken } from '../tokens/secrets.ts';
import { endSessions, findSession, SESSION_COLUMNS, sessionDocument, storableIp, toUserInSession } from './sessions.ts';
import type { Caller } from '../http/caller.ts';
import type { SessionRow, UserInSession } from './sessions.ts';
import { USER_COLUMNS } from '../users/users.ts';

const body = z.object({ refresh_token: text });

/** How many successors of a token used moments ago are looked at: tabs that wake up together refresh together. */
const MOST_GENERATIONS = 20;

interface UsedToken {
  session_id: string;
  user_id: string;
  used_at: Date;
  active: string | null;
}

/** Trades the active token for its successor in a single statement; undefined when it is not the active one. */
async function rotate(
  context: AuthContext,
  tokens: { current: string; next: string },
  caller: Caller,
): Promise<UserInSession | undefined> {
  const rotated = await context.database.query<SessionRow>(
    `with used as (
       update auth.refresh_tokens set revoked = true, updated_at = $3
        where token = $1 and not revoked returning session_id
     ), touched as (
       update auth.sessions set refreshed_at = $3, updated_at = $3, user_agent = $4, ip = $5
         from used where id = used.session_id returning id, user_id, aal
     ), added as (
       insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
       select $2, user_id::text, id, $1, false, $3, $3 from touched
     )
     select ${SESSION_COLUMNS}, ${USER_COLUMNS} from touched s join auth.users u on u.id = s.user_id`,
    [hashSecret(tokens.current), hashSecret(tokens.next), context.now(), caller.userAgent, storableIp(caller.ip)],
  );
  const [row] = rotated.rows;
  return row === undefined ? undefined : toUserInSession(row);
}

async function findUsedToken(context: AuthContext, token: string): Promise<UsedToken> {
  const found = await context.database.query<UsedToken>(
    `select t.session_id, t.user_id, t.updated_at as used_at,
            (select a.token from auth.refresh_tokens a
              where a.session_id = t.session_id and not a.revoked order by a.id desc limit 1) as active
       from auth.refresh_tokens t where t.token = $1`,
    [hashSecret(token)],
  );
  const [row] = found.rows;
  if (row === undefined)
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  return row;
}

/**
 * The active token, for a client that presents one of its forerunners: always for the parent (the client never got the
 * answer), for older ones only within the reuse interval. Undefined means that the token was taken by somebody else.
 */
function activeSuccessor(context: AuthContext, token: string, used: UsedToken): string | undefined {
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
  if (token === '') throw validationFailed('Refresh token is not valid');

  const next = nextRefreshToken(context.keys.refreshSecret, token);
  const rotated = await rotate(context, { current: token, next }, caller);
  if (rotated !== undefined) return sessionDocument(context, rotated, next);

  const used = await findUsedToken(context, token);
  const successor = activeSuccessor(context, token, used);
  if (successor !== undefined) {
    const found = await findSession(context.database, used.session_id);
    if (found !== undefined) return sessionDocument(context, found, successor);
  }
  const owner = { userId: used.user_id, sessionId: used.session_id };
  await inTransaction(context.database, (transaction) => endSessions(transaction, owner, 'local'));
  context.log.warn({ sessionId: used.session_id }, 'A used refresh token came back: the session was ended');
  throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}
