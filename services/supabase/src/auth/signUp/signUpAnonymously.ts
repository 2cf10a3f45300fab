import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Caller } from '../http/caller.ts';
import type { Metadata } from '../http/jsonBody.ts';
import { sessionDocument, startSession } from '../sessions/sessions.ts';
import { AUDIENCE, findUserById, PERSON_ROLE } from '../users/users.ts';

/** An account without a name, as good as its session; an address that is added later makes it a lasting one. */
export async function signUpAnonymously(context: AuthContext, data: Metadata, caller: Caller) {
  const now = context.now();
  const { user, started } = await inTransaction(context.database, async (transaction) => {
    const id = randomUUID();
    await transaction.query(
      `insert into auth.users (instance_id, id, aud, role, raw_app_meta_data, raw_user_meta_data, confirmation_token,
                               recovery_token, is_anonymous, created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, '{}', $4, '', '', true, $5, $5)`,
      [id, AUDIENCE, PERSON_ROLE, data, now],
    );
    const person = await findUserById(transaction, id);
    if (person === undefined) throw new Error('A user just made was not found');
    return {
      user: person,
      started: await startSession(transaction, { user: person, method: 'anonymous', caller, now }),
    };
  });
  return sessionDocument(context, { user, session: started.session }, started.refreshToken);
}
