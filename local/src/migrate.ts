import { databaseUrl, readEnvironment } from '@spire/graph-kit/environment';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { z } from 'zod';
import { applyAllMigrations } from './databaseAccess.ts';
import { requireDatabase } from './externalDatabase.ts';
import { placeServicesLogin } from './servicesLogin.ts';

const shape = {
  /** As whoever may change the schema: `postgres` in a Supabase project. */
  DATABASE_URL: databaseUrl,
  SERVICES_LOGIN: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be a plain lower-case name')
    .default('spire_services'),
  SERVICES_PASSWORD: z.string().regex(/^[\w.~-]{24,}$/, 'must be at least 24 letters and digits'),
};

/** `npm run migrate`: brings a database up to date and makes the login that the services use (D44). */
export async function migrate(environment: Record<string, string | undefined>): Promise<void> {
  const { DATABASE_URL, SERVICES_LOGIN, SERVICES_PASSWORD } = readEnvironment('The migration', shape, environment);
  await requireDatabase(DATABASE_URL, { mayCreateRoles: true });
  const applied = await applyAllMigrations(projectFolder(), DATABASE_URL);
  for (const name of applied) console.log(`Applied: ${name}`);
  if (applied.length === 0) console.log('The database was up to date');
  await placeServicesLogin(DATABASE_URL, { name: SERVICES_LOGIN, password: SERVICES_PASSWORD });
  console.log(`The services log in as ${SERVICES_LOGIN}`);
}
