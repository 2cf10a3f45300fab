import { databaseUrl, migrationsEnvironment, readEnvironment, sealingEnvironment } from '@spire/graph-kit/environment';
import { z } from 'zod';

const password = z.string().regex(/^[\w.~-]{24,}$/, 'must be at least 24 letters and digits');

const shape = {
  /** As whoever may change the schema: `postgres` in a Supabase project. */
  DATABASE_URL: databaseUrl,
  SERVICES_LOGIN: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be a plain lower-case name')
    .default('spire_services'),
  SERVICES_PASSWORD: password,
  /** Of `supabase_auth_admin` and `authenticator`, where the sign-in service is ours and no project of Supabase's. */
  AUTH_PASSWORD: password.optional(),
  STORAGE_PASSWORD: password.optional(),
  /** For what was written before texts were sealed. */
  DATA_KEY: sealingEnvironment.DATA_KEY.optional(),
  DATA_KEY_OLD: sealingEnvironment.DATA_KEY_OLD,
  ...migrationsEnvironment,
};

/** Reads the environment of a migration. */
export const readMigrationEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The migration', shape, environment);
