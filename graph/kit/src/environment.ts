import { z } from 'zod';

/** The services' own login, which cannot bypass row-level security; checked again on the first connection. */
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Wraps the keys of sealed texts (D41): 32 bytes in base64url. */
export const dataKey = z.base64url().length(43, 'must be 32 bytes in base64url');

/** What every service of the graph reads besides its own. */
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
};

/** A port with the service's own default. */
export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

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
