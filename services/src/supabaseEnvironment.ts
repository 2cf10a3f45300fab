import { databaseUrl, port, readEnvironment, sharedEnvironment, tablesEnvironment } from '@spire/graph-kit/environment';
import { z } from 'zod';
import { Problem } from '../../bootstrap/problem.mjs';

const shape = {
  HOST: sharedEnvironment.HOST,
  PORT: port(4005),
  LOG_LEVEL: sharedEnvironment.LOG_LEVEL,
  DRAIN_MS: sharedEnvironment.DRAIN_MS,
  /** As the role `supabase_auth_admin`; the database has been migrated. */
  DATABASE_URL: databaseUrl,
  /** The same database as the role `authenticator`; without it the storage service is not offered. */
  STORAGE_DATABASE_URL: databaseUrl.optional(),
  STATEMENT_NAMES: tablesEnvironment.STATEMENT_NAMES,
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Without SMTP_URL mails go to a page that whoever reaches this service can read: never by accident. */
  INBOX: z.enum(['on', 'off']).default('off'),
  MAIL_FROM: z.string().default('Spire <post@spire.local>'),
};

/** Reads the environment of the Supabase-compatible service alone, beside the names of Supabase Auth's own. */
export function readSupabaseEnvironment(environment: Record<string, string | undefined>) {
  const settings = readEnvironment('The supabase service', shape, environment);
  if (settings.SMTP_URL === undefined && settings.INBOX === 'off')
    throw new Problem(
      'SMTP_URL is not set: set it, or INBOX=on to keep mails where whoever reaches this service can read them.',
    );
  return settings;
}
