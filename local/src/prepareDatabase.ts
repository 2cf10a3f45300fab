import type { ServerKeys } from '@spire/graph-kit/sealing/serverKeys';
import { applyAllMigrations } from '@spire/services/database/applyAllMigrations';
import { sealPlainTexts } from '@spire/services/database/sealPlainTexts';
import { setRolePasswords } from '@spire/supabase/setRolePasswords';
import type { Secrets } from './secrets.ts';

/** Addresses of one database, by the role that uses each. */
export interface DatabaseUrls {
  /** Bound by row-level security: what the subgraphs log in as. */
  authenticator: string;
  /** Owner of the schema `auth`. */
  authAdmin: string;
}

/** Brings the database up to date and gives the services' roles their passwords. */
export async function prepareDatabase(
  root: string,
  adminUrl: string,
  secrets: Secrets,
  dataKeys: ServerKeys,
  migrations: 'on' | 'off',
): Promise<DatabaseUrls> {
  await applyAllMigrations(root, adminUrl, migrations);
  await sealPlainTexts(adminUrl, dataKeys);
  const { authenticator, authAdmin } = secrets;
  await setRolePasswords(adminUrl, { authenticator, supabase_auth_admin: authAdmin });
  return {
    authenticator: withLogin(adminUrl, 'authenticator', authenticator),
    authAdmin: withLogin(adminUrl, 'supabase_auth_admin', authAdmin),
  };
}

/** The same database for another role. */
function withLogin(url: string, user: string, password: string): string {
  const address = new URL(url);
  address.username = user;
  address.password = password;
  return address.href;
}
