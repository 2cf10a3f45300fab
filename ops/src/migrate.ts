import { databaseUrl, readEnvironment, sealingEnvironment } from '@spire/graph-kit/environment';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { applyAllMigrations } from '@spire/services/database/applyAllMigrations';
import { requireDatabase } from '@spire/services/database/externalDatabase';
import { sealPlainTexts } from '@spire/services/database/sealPlainTexts';
import { z } from 'zod';
import { placeServicesLogin } from './servicesLogin.ts';

const shape = {
  /** As whoever may change the schema: `postgres` in a Supabase project. */
  DATABASE_URL: databaseUrl,
  SERVICES_LOGIN: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be a plain lower-case name')
    .default('spire_services'),
  SERVICES_PASSWORD: z.string().regex(/^[\w.~-]{24,}$/, 'must be at least 24 letters and digits'),
  /** For what was written before texts were sealed. */
  DATA_KEY: sealingEnvironment.DATA_KEY.optional(),
  DATA_KEY_OLD: sealingEnvironment.DATA_KEY_OLD,
};

/** `npm run migrate`: brings a database up to date and makes the login that the services use (D44). */
export async function migrate(environment: Record<string, string | undefined>): Promise<void> {
  const settings = readEnvironment('The migration', shape, environment);
  const { DATABASE_URL, SERVICES_LOGIN, SERVICES_PASSWORD, DATA_KEY, DATA_KEY_OLD } = settings;
  await requireDatabase(DATABASE_URL, { mayCreateRoles: true });
  const applied = await applyAllMigrations(projectFolder(), DATABASE_URL);
  for (const name of applied) console.log(`Applied: ${name}`);
  if (applied.length === 0) console.log('The database was up to date');
  await sealPlainTexts(DATABASE_URL, DATA_KEY === undefined ? undefined : serverKeys(DATA_KEY, DATA_KEY_OLD));
  await placeServicesLogin(DATABASE_URL, { name: SERVICES_LOGIN, password: SERVICES_PASSWORD });
  console.log(`The services log in as ${SERVICES_LOGIN}`);
}
