import {
  originsEnvironment,
  port,
  rateLimitEnvironment,
  readEnvironment,
  sharedEnvironment,
  subgraphAddress,
} from '@spire/graph-kit/environment';
import { z } from 'zod';
import { isRegistryAddress } from './operations/operationSources.ts';

/** An address that `fetch` would refuse each time is refused once, at start. */
const operationsPlace = z.string().refine((place) => {
  if (!isRegistryAddress(place)) return true;
  const url = URL.parse(place);
  return url !== null && url.username === '' && url.password === '';
}, 'must be a file, a folder, or the address of a registry without a password in it');

const shape = {
  ...sharedEnvironment,
  PORT: port(4000),
  SUBGRAPH_USER_URL: subgraphAddress('user', 4001),
  SUBGRAPH_WELLBEING_URL: subgraphAddress('wellbeing', 4002),
  SUBGRAPH_AI_URL: subgraphAddress('ai', 4003),
  PLAYGROUND: z.enum(['on', 'off']).default('off'),
  /** Whether only our clients' own operations are answered; on unless the playground is. */
  KNOWN_OPERATIONS: z.enum(['on', 'off']).optional(),
  /** Where remotes that are deployed by themselves publish their operations. */
  OPERATIONS: operationsPlace.optional(),
  /** With the public key, sign-in and sign-up can be asked for here too (spec 1 §7). */
  SUPABASE_ANON_KEY: z.string().min(20).optional(),
  ...originsEnvironment,
  ...rateLimitEnvironment,
  DIAGNOSTICS: z.enum(['on', 'off']).default('off'),
  GOTRUE_RATE_LIMIT_HEADER: z.string().toLowerCase().optional(),
};

/** Everything this service reads of its environment. */
export const readGatewayEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The gateway', shape, environment);

export type GatewaySettings = ReturnType<typeof readGatewayEnvironment>;
