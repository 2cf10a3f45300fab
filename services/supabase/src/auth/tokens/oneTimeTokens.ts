import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { hashCode, randomCode } from './mailedCodes.ts';
import { PKCE_PREFIX } from './pkce.ts';
import { hashSecret, randomSecret } from './secrets.ts';
import { lockPerson } from '../users/users.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'reauthentication_token';

/** The two ways to prove that a mail was read: whichever is used, the other is void with it. */
export interface OneTimeSecrets {
  /** For the link; begins with the flow's prefix in the PKCE flow. */
  readonly token: string;
  /** To type. */
  readonly code: string;
}

/** A token as its row tells, without what it is made of. */
export interface OneTimeToken {
  readonly user_id: string;
  readonly token_type: OneTimeTokenType;
  readonly created_at: Date;
}

/** Makes what a mail brings. A person has one token of each type: a newer mail replaces the older. */
export async function issueOneTimeToken(
  { keys, settings, now }: AuthContext,
  database: Database,
  issue: { userId: string; email: string; type: OneTimeTokenType; isPkce: boolean },
): Promise<OneTimeSecrets> {
  const token = (issue.isPkce ? PKCE_PREFIX : '') + randomSecret();
  const code = randomCode(settings.codeLength);
  await database.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, code_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (user_id, token_type) do update
       set id = excluded.id, token_hash = excluded.token_hash, code_hash = excluded.code_hash,
           relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [
      randomUUID(),
      issue.userId,
      issue.type,
      hashSecret(token),
      hashCode(keys.refreshSecret, { code, email: issue.email, type: issue.type }),
      issue.email,
      now(),
    ],
  );
  return { token, code };
}

/** The proof that a person read a mail: the token of its link, or its code and the address it went to. */
export type Proof = { readonly token: string } | { readonly code: string; readonly email: string };

/** The rows of these types that the proof fits, as the end of a statement and its values. */
function matching({ keys }: AuthContext, proof: Proof, types: readonly OneTimeTokenType[]) {
  const hashes =
    'token' in proof
      ? types.map(() => hashSecret(proof.token))
      : types.map((type) => hashCode(keys.refreshSecret, { ...proof, type }));
  const column = 'token' in proof ? 'token_hash' : 'code_hash';
  const matches = `from auth.one_time_tokens
      where (token_type, ${column}) in (select * from unnest($1::auth.one_time_token_type[], $2::text[]))
        and ($3::text is null or relates_to = $3)`;
  return { matches, values: [types, hashes, 'email' in proof ? proof.email : null] };
}

function fresh({ settings, now }: AuthContext, found: OneTimeToken | undefined): OneTimeToken | undefined {
  const end = (found?.created_at.getTime() ?? 0) + settings.linkSeconds * 1000;
  return now().getTime() <= end ? found : undefined;
}

/** Looks at the token and leaves it as it is. Undefined when there is none of these types, or when it is too old. */
export async function findOneTimeToken(
  context: AuthContext,
  database: Database,
  proof: Proof,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeToken | undefined> {
  const { matches, values } = matching(context, proof, types);
  const found = await database.query<OneTimeToken>(`select user_id, token_type, created_at ${matches}`, values);
  return fresh(context, found.rows[0]);
}

/**
 * Uses the token up: however many requests bring it at once, one gets it. Undefined when there is none of these types,
 * or when it is too old.
 */
export async function useOneTimeToken(
  context: AuthContext,
  database: Database,
  proof: Proof,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeToken | undefined> {
  const { matches, values } = matching(context, proof, types);
  const owners = await database.query<{ user_id: string }>(`select user_id ${matches}`, values);
  const [owner] = owners.rows;
  if (owner === undefined) return undefined;
  await lockPerson(database, owner.user_id);
  const used = await database.query<OneTimeToken>(
    `delete ${matches} returning user_id, token_type, created_at`,
    values,
  );
  return fresh(context, used.rows[0]);
}

/** Those of the types of which somebody has a token, however old. */
export async function openTokenTypes<Type extends OneTimeTokenType>(
  database: Database,
  userId: string,
  types: readonly Type[],
): Promise<Type[]> {
  const found = await database.query<{ token_type: Type }>(
    `select token_type from auth.one_time_tokens
      where user_id = $1 and token_type = any($2::auth.one_time_token_type[])`,
    [userId, types],
  );
  return found.rows.map(({ token_type }) => token_type);
}

/** Everything mailed before a proof of ownership or a new password is void after it. */
export async function clearOneTimeTokens(database: Database, userId: string): Promise<void> {
  await database.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
