import { port, readEnvironment, sharedEnvironment } from '@spire/graph-kit/environment';
import { z } from 'zod';

const address = (service: string, fallback: number) =>
  z
    .url({ protocol: /^https?$/, error: `must be the address of the ${service} service` })
    .default(`http://localhost:${fallback}/graphql`);

const shape = {
  ...sharedEnvironment,
  PORT: port(4000),
  SUBGRAPH_USER_URL: address('user', 4001),
  SUBGRAPH_WELLBEING_URL: address('wellbeing', 4002),
  SUBGRAPH_AI_URL: address('ai', 4003),
  PLAYGROUND: z.enum(['on', 'off']).default('off'),
  /** With the public key, sign-in and sign-up can be asked for here too (spec 1 §7). */
  SUPABASE_ANON_KEY: z.string().min(20).optional(),
  DIAGNOSTICS: z.enum(['on', 'off']).default('off'),
  GOTRUE_RATE_LIMIT_HEADER: z.string().toLowerCase().optional(),
};

/** Everything this service reads of its environment. */
export const readGatewayEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The gateway', shape, environment);
