import { randomUUID } from 'node:crypto';
import { asOwner } from './asOwner.ts';
import { logIn, type StackAddress, type TestLogin, type TestPerson } from './persons.ts';

interface Stack extends StackAddress {
  dataFolder: string;
}

/** Gives a person a second factor, as if they had set up an app for it. */
export async function addFactor(stack: Pick<Stack, 'dataFolder'>, person: Pick<TestPerson, 'id'>): Promise<void> {
  await asOwner(
    stack.dataFolder,
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values ($1, $2, 'App', 'totp', 'verified', now(), now())`,
    [randomUUID(), person.id],
  );
}

/** A login of the person's that has shown the second factor. */
export async function logInWithFactor(stack: Stack, person: TestPerson): Promise<TestLogin> {
  const { sessionId, refreshToken } = await logIn(stack, person.email);
  await asOwner(stack.dataFolder, `update auth.sessions set aal = 'aal2' where id = $1`, [sessionId]);
  await asOwner(
    stack.dataFolder,
    `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
     values ($1, now(), now(), 'totp')`,
    [sessionId],
  );
  return logIn(stack, person.email, refreshToken);
}
