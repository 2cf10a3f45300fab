import { LOGIN_LIMITS } from '@spire/supabase/setRolePasswords';
import { scramVerifier } from '@spire/supabase/scramVerifier';
import { Client } from 'pg';

/**
 * Makes the login of the services, or gives it a new password: it may become `authenticated`, ask about sessions,
 * people's keys and reminders that are due, and nothing else. In a Supabase project `authenticator` is not ours to give a password to.
 */
export async function placeServicesLogin(adminUrl: string, login: { name: string; password: string }): Promise<void> {
  const client = new Client({ connectionString: adminUrl, application_name: 'spire-migrations' });
  await client.connect();
  try {
    const role = client.escapeIdentifier(login.name);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login.name]);
    // Attributes are left at their safe defaults: a project refuses statements that name those of a superuser.
    const attributes = rowCount === 0 ? `create role ${role} with login noinherit` : `alter role ${role} with login`;
    await client.query(`${attributes} password ${client.escapeLiteral(scramVerifier(login.password))}`);
    for (const [limit, value] of Object.entries(LOGIN_LIMITS))
      await client.query(`alter role ${role} set ${limit} = '${value}'`);
    await client.query(`grant authenticated to ${role}`);
    await client.query(`grant usage on schema users to ${role}`);
    await client.query(
      `grant execute on function users.session_state(uuid, uuid), users.take_attempt(uuid, text, integer, integer),
              users.person_key_of(uuid, text, bytea), users.place_account(uuid), users.has_other_keys(text[]),
              users.claim_reminders(timestamptz, integer, integer), users.forget_push_device(uuid, uuid)
          to ${role}`,
    );
  } finally {
    await client.end();
  }
}
