import {
  migrationsEnvironment,
  originsEnvironment,
  pipelineEnvironment,
  port,
  pushEnvironment,
  rateLimitEnvironment,
  readEnvironment,
  sealingEnvironment,
  telemetryEnvironment,
} from '@spire/graph-kit/environment';
import { providerEnvironment } from '@spire/subgraph-ai/environment';
import { factsEnvironment } from '@spire/services/web/hostFacts';
import { publishingEnvironment } from '@spire/services/web/publishingEnvironment';
import { isLoopbackAddress, isThisMachineAlone } from '@spire/services/web/siteAddress';
import { readAuthSettings, type AuthSettings } from '@spire/supabase/settings';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../../bootstrap/problem.mjs';

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1' || text === 'on');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''));

/** Every variable of the embedded mode (architecture, "Environment"). */
const shape = {
  PORT: port(4000).refine((value) => value > 0, 'must be a port between 1 and 65535'),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  REMOTES_DIR: z.string().min(1).default('.'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  SUPABASE_URL: webAddress.optional(),
  SUPABASE_ANON_KEY: z.string().min(20).optional(),
  SUPABASE_SERVICE_KEY: z.string().min(20).optional(),
  ...providerEnvironment,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().default('Spire <post@spire.local>'),
  ...rateLimitEnvironment,
  ...telemetryEnvironment,
  ...publishingEnvironment,
  ...factsEnvironment,
  ...pushEnvironment,
  ...pipelineEnvironment,
  ...migrationsEnvironment,
  ...originsEnvironment,
  PUSH: z.enum(['on', 'off']).default('on'),
  DATA_KEY: sealingEnvironment.DATA_KEY.optional(),
  DATA_KEY_OLD: sealingEnvironment.DATA_KEY_OLD,
  SUPABASE_JWT_SECRET: z.string().min(16).optional(),
  SESSION_CHECK: flag.optional(),
  DIAGNOSTICS: flag.optional(),
  PLAYGROUND: flag.optional(),
  INBOX: flag.optional(),
  KNOWN_OPERATIONS: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
} satisfies z.ZodRawShape;

type Settings = z.output<z.ZodObject<typeof shape>>;

/** Everything the stack reads of its environment. */
export interface Environment extends Settings {
  /** `DATA_DIR` as an absolute path; a relative one counts from the repository's root. */
  dataFolder: string;
  /** `REMOTES_DIR`, likewise. */
  remotesFolder: string;
  /** From the variables with Supabase Auth's own names. */
  authSettings: AuthSettings;
}

/** Reads and checks the environment, or refuses with a message that names each wrong variable. */
export function readStackEnvironment(root: string, variables: Record<string, string | undefined>): Environment {
  const settings = asProblem(() => readEnvironment('Spire', shape, variables));
  if (settings.SUPABASE_URL !== undefined && settings.SUPABASE_ANON_KEY === undefined)
    throw new Problem('Spire cannot start: SUPABASE_URL is set, so SUPABASE_ANON_KEY has to be set too.');
  return {
    ...settings,
    dataFolder: path.resolve(root, settings.DATA_DIR),
    remotesFolder: path.resolve(root, settings.REMOTES_DIR),
    authSettings: asProblem(() => readAuthSettings(variables)),
  };
}

/**
 * Whether database and Supabase are both somebody else's: then whoever deploys migrates, and DATABASE_URL is the
 * services' own login.
 */
export function isHosted({ SUPABASE_URL, DATABASE_URL }: Environment): boolean {
  return SUPABASE_URL !== undefined && DATABASE_URL !== undefined;
}

/** Whether the database in use is the one the sessions are kept in, so that an ended one can be seen there. */
export function areSessionsChecked({ SESSION_CHECK, SUPABASE_URL, DATABASE_URL }: Environment): boolean {
  return SESSION_CHECK ?? (SUPABASE_URL === undefined || DATABASE_URL !== undefined);
}

/** The variables by which other machines may reach the stack, directly or by way of a proxy on this one. */
function openingsOf({ HOST, SITE_ORIGINS, authSettings }: Environment): string[] {
  const { siteUrl, apiUrl, rateLimits } = authSettings;
  const addresses: [name: string, address: string | null][] = [
    ['GOTRUE_SITE_URL', siteUrl],
    ['API_EXTERNAL_URL', apiUrl],
    ...SITE_ORIGINS.map((origin): [string, string] => ['SITE_ORIGINS', origin]),
  ];
  return [
    ...(isThisMachineAlone(HOST) ? [] : [`HOST=${HOST}`]),
    ...addresses.flatMap(([name, at]) => (at === null || isLoopbackAddress(at) ? [] : [`${name}=${at}`])),
    ...(rateLimits.addressHeader ? [`GOTRUE_RATE_LIMIT_HEADER=${rateLimits.addressHeader}`] : []),
  ];
}

/** Whether nothing says that people come from elsewhere. */
function isForThisMachine(environment: Environment): boolean {
  return openingsOf(environment).length === 0;
}

/** Diagnostics are for whoever runs the embedded mode; elsewhere only when they are asked for (D10). */
export function isDiagnosticsOn(environment: Environment, isAlone = isForThisMachine(environment)): boolean {
  const { DIAGNOSTICS, SUPABASE_URL } = environment;
  return DIAGNOSTICS ?? (SUPABASE_URL === undefined && isAlone);
}

/** Whether the page at `/graphql` and the schema are for everybody who can reach the stack. */
export function isPlaygroundOn(environment: Environment, isAlone = isForThisMachine(environment)): boolean {
  const { PLAYGROUND, KNOWN_OPERATIONS } = environment;
  return KNOWN_OPERATIONS === 'off' && (PLAYGROUND ?? isAlone);
}

/** Whether mails are kept, and can be read at `/inbox`. */
export function isInboxOn(environment: Environment, isAlone = isForThisMachine(environment)): boolean {
  const { INBOX, SUPABASE_URL, SMTP_URL } = environment;
  return SUPABASE_URL === undefined && SMTP_URL === undefined && (INBOX ?? isAlone);
}

/** Names the features that are off only because other machines can reach the stack, as one line for its starter. */
export function offBecauseReachable(environment: Environment): string | undefined {
  const off = Object.entries({ PLAYGROUND: isPlaygroundOn, INBOX: isInboxOn, DIAGNOSTICS: isDiagnosticsOn })
    .filter(([, isOn]) => isOn(environment, true) && !isOn(environment))
    .map(([name]) => name);
  if (off.length === 0) return undefined;
  const wanted = off.map((name) => `${name}=on`).join(' ');
  const openings = openingsOf(environment).join(', ');
  return `Other machines may reach this (${openings}), so these are off unless asked for: ${wanted}`;
}

/** Passes on what `read` throws as a message for people. */
function asProblem<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
