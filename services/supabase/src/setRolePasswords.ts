import { Client } from 'pg';
import { scramVerifier } from './scramVerifier.ts';

/** Roles that log in, with the password each shall have. */
export interface RolePasswords {
  readonly authenticator: string;
  readonly supabase_auth_admin: string;
}

/**
 * The limits of a login of ours, even behind a pooler, which refuses limits that are asked for with a connection.
 */
export const LOGIN_LIMITS = { statement_timeout: '10s', idle_in_transaction_session_timeout: '15s' } as const;

/**
 * Sets the passwords of the roles the services log in as; `adminUrl` must be a role that may alter them. The database
 * is given verifiers and never a password. They are not part of a migration because they are made for each
 * installation.
 */
export async function setRolePasswords(adminUrl: string, passwords: RolePasswords): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const role of ['authenticator', 'supabase_auth_admin'] as const) {
      const verifier = client.escapeLiteral(scramVerifier(passwords[role]));
      await client.query(`alter role ${client.escapeIdentifier(role)} with login password ${verifier}`);
      for (const [limit, value] of Object.entries(LOGIN_LIMITS))
        await client.query(`alter role ${client.escapeIdentifier(role)} set ${limit} = '${value}'`);
    }
  } finally {
    await client.end();
  }
}
