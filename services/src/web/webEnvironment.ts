import { originsEnvironment, port, readEnvironment, sharedEnvironment } from '@spire/graph-kit/environment';
import { z } from 'zod';
import { factsEnvironment } from './hostFacts.ts';
import { publishingEnvironment } from './publishingEnvironment.ts';

const shape = {
  HOST: sharedEnvironment.HOST,
  PORT: port(4004),
  LOG_LEVEL: sharedEnvironment.LOG_LEVEL,
  DRAIN_MS: sharedEnvironment.DRAIN_MS,
  SUPABASE_URL: sharedEnvironment.SUPABASE_URL,
  SUPABASE_ANON_KEY: z.string().min(20),
  REMOTES_DIR: z.string().min(1).default('.'),
  /** Where people open it, when that is not where it listens: behind what speaks https, say. */
  GOTRUE_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...originsEnvironment,
  /** Whether the service at SUPABASE_URL keeps its mails in a page, as ours does with the same variable. */
  INBOX: z.enum(['on', 'off']).default('off'),
  /** The digits of a mailed code at SUPABASE_URL, where they are known. */
  GOTRUE_MAILER_OTP_LENGTH: z.coerce.number().int().min(6).max(10).optional(),
  DIAGNOSTICS: z.enum(['on', 'off']).default('off'),
  ...publishingEnvironment,
  ...factsEnvironment,
};

/** Everything the service of the pages reads of its environment. */
export const readWebEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The web service', shape, environment);
