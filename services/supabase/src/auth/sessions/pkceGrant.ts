import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { inTransaction } from '../database.ts';
import { endFlow, findFlow } from '../tokens/flowState.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { checkVerifier } from '../tokens/pkce.ts';
import { sessionDocument, startSession } from './sessions.ts';
import type { Caller } from '../http/caller.ts';
import { findUserById } from '../users/users.ts';

const body = z.object({ auth_code: text, code_verifier: text });

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}

/** Trades the code of an opened link for a session, for the browser that holds the verifier. */
export async function pkceGrant(context: AuthContext, request: unknown, caller: Caller) {
  const { auth_code: code, code_verifier: verifier } = readBody(body, request);
  if (code === '' || verifier === '')
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');

  const flow = await findFlow(context.database, code);
  if (flow === undefined) throw flowNotFound();
  const now = context.now();
  if (now.getTime() > flow.auth_code_issued_at.getTime() + context.settings.codeSeconds * 1000)
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  checkVerifier({ challenge: flow.code_challenge, method: flow.code_challenge_method }, verifier);

  const { user, started } = await inTransaction(context.database, async (transaction) => {
    if (!(await endFlow(transaction, flow.id))) throw flowNotFound();
    const owner = await findUserById(transaction, flow.user_id);
    if (owner === undefined) throw flowNotFound();
    const start = { user: owner, method: flow.authentication_method, caller, now };
    return { user: owner, started: await startSession(transaction, start) };
  });
  return sessionDocument(context, { user, session: started.session }, started.refreshToken);
}
