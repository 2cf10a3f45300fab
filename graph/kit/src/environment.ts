import { z } from 'zod';
import { DATA_KEY } from './sealing/serverKeys.ts';

/** The services' own login, which cannot bypass row-level security; checked again on the first connection. */
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

const dataKey = z.string().regex(DATA_KEY, 'must be 32 random bytes in base64url');
const olderDataKeys = z
  .string()
  .transform((text) => text.split(','))
  .refine(
    (keys) => keys.every((key) => DATA_KEY.test(key)),
    'must be one or more keys like DATA_KEY, joined by commas',
  );

/** Wraps the keys of sealed texts (D41), and those that did before, while a rotation is under way. */
export const sealingEnvironment = { DATA_KEY: dataKey, DATA_KEY_OLD: olderDataKeys.optional() };

const pushKey = (bytes: number) =>
  z
    .string()
    .refine((key) => /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes, 'must be a VAPID key');

/** The keys that reminders are sent with (A40): all three of the service's own, or none, and then none are sent. */
export const pushEnvironment = {
  PUSH_PUBLIC_KEY: pushKey(65).optional(),
  PUSH_PRIVATE_KEY: pushKey(32).optional(),
  /** Where the makers of browsers write to when something is wrong with what is sent. */
  PUSH_CONTACT: z.url({ protocol: /^(mailto|https)$/, error: 'must be mailto:… or https://…' }).optional(),
  /** `on` sends to this very machine as well, without encryption: for tests. */
  PUSH_LOOPBACK: z.enum(['on', 'off']).default('off'),
};

/** Where traces and metrics go; nowhere without one. */
export const telemetryEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
};

/** The variables that every service of the graph reads besides its own. */
export const sharedEnvironment = {
  HOST: z.string().min(1).default('localhost'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  /** Of a project whose tokens are still signed with HS256. */
  SUPABASE_JWT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  DATABASE_URL: databaseUrl.optional(),
  /** `off` where the auth service keeps its sessions in another database. */
  SESSION_CHECK: z.enum(['on', 'off']).default('on'),
  SUBGRAPH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  ...telemetryEnvironment,
  /** How long a service goes on answering after SIGTERM, so that a balancer sees that it is not ready. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
};

/** Where limits are counted that several processes share; each counts for itself without one. */
export const redisEnvironment = {
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
};

const atLeastOne = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Requests a minute: of one person, from one address, and from one address without a valid token. */
export const rateLimitEnvironment = {
  RATE_LIMIT_PERSON: atLeastOne(600),
  RATE_LIMIT_ADDRESS: atLeastOne(1200),
  RATE_LIMIT_ANONYMOUS: atLeastOne(120),
  /** Milliseconds of processor time an hour for what is costly, of one person and from one address (D76). */
  PROCESSOR_MS_PERSON: atLeastOne(120_000),
  PROCESSOR_MS_ADDRESS: atLeastOne(600_000),
  ...redisEnvironment,
};

/** Origins as browsers send them: scheme, host and port, nothing after them. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((each) => each !== ''))
  .refine(
    (all) => all.every((each) => URL.canParse(each) && /^https?:/.test(each) && new URL(each).origin === each),
    'must be origins such as https://spire.example.org, joined by commas',
  );

/** Origins besides the service's own: pages open there, and may ask there; none without it. */
export const originsEnvironment = { SITE_ORIGINS: origins };

/** `off` leaves it to somebody else to apply migrations, and refuses a database that lacks one (decision 0100). */
export const migrationsEnvironment = { MIGRATIONS: z.enum(['on', 'off']).default('on') };

/** `off` sends statements by Prisma's own transactions instead of our pipeline (decision 0019). */
export const pipelineEnvironment = { DATABASE_PIPELINE: z.enum(['on', 'off']).default('on') };

/** The variables that a service with tables reads besides. */
export const tablesEnvironment = {
  DATABASE_URL: databaseUrl,
  /** `on` where no pooler in transaction mode stands before the database. */
  STATEMENT_NAMES: z.enum(['on', 'off']).default('off'),
  ...pipelineEnvironment,
};

/** A port with the service's own default. */
export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/** The address of another subgraph's GraphQL endpoint, with the service's own default. */
export const subgraphAddress = (service: string, fallback: number) =>
  z
    .url({ protocol: /^https?$/, error: `must be the address of the ${service} service` })
    .default(`http://localhost:${fallback}/graphql`);

/** Reads a service's variables, or refuses to start with a message that names each wrong one. An empty one is unset. */
export function readEnvironment<Shape extends z.core.$ZodLooseShape>(
  service: string,
  shape: Shape,
  environment: Record<string, string | undefined>,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return `  ${name}: ${name in given ? message : 'is not set'}`;
  });
  throw new Error(`${service} cannot start, because its environment is wrong:\n${problems.join('\n')}`);
}
