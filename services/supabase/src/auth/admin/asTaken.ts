import { AuthError } from '../http/authError.ts';

const TAKEN: Readonly<Record<string, () => AuthError>> = {
  users_email_partial_key: () =>
    new AuthError(422, 'email_exists', 'A user with this email address has already been registered'),
  users_phone_key: () => new AuthError(422, 'phone_exists', 'Phone number already registered by another user'),
  users_pkey: () => new AuthError(409, 'conflict', 'A user with this id already exists'),
};

/** A refusal because somebody else has the value, in Supabase Auth's words; any other failure as it was. */
export function asTaken(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return error;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  return TAKEN[constraint]?.() ?? error;
}
