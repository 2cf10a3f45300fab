import { projectFolder } from '@spire/graph-kit/projectFolder';
import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { applyAllMigrations } from '@spire/services/database/applyAllMigrations';
import { requireDatabase } from '@spire/services/database/externalDatabase';
import { sealPlainTexts } from '@spire/services/database/sealPlainTexts';
import { setRolePasswords } from '@spire/supabase/setRolePasswords';
import { readMigrationEnvironment } from './migrationEnvironment.ts';
import { placeServicesLogin } from './servicesLogin.ts';

/** `npm run migrate`: brings a database up to date and makes the login that the services use (D44). */
export async function migrate(environment: Record<string, string | undefined>): Promise<void> {
  const settings = readMigrationEnvironment(environment);
  const { DATABASE_URL, SERVICES_LOGIN, SERVICES_PASSWORD, DATA_KEY, DATA_KEY_OLD } = settings;
  await requireDatabase(DATABASE_URL, { mayCreateRoles: true });
  const applied = await applyAllMigrations(projectFolder(), DATABASE_URL, settings.MIGRATIONS);
  for (const name of applied) console.log(`Applied: ${name}`);
  if (applied.length === 0) console.log('The database was up to date');
  await sealPlainTexts(DATABASE_URL, DATA_KEY === undefined ? undefined : serverKeys(DATA_KEY, DATA_KEY_OLD));
  await placeServicesLogin(DATABASE_URL, { name: SERVICES_LOGIN, password: SERVICES_PASSWORD });
  const { AUTH_PASSWORD, STORAGE_PASSWORD } = settings;
  if (AUTH_PASSWORD !== undefined && STORAGE_PASSWORD !== undefined)
    await setRolePasswords(DATABASE_URL, { supabase_auth_admin: AUTH_PASSWORD, authenticator: STORAGE_PASSWORD });
  console.log(`The services log in as ${SERVICES_LOGIN}`);
}
