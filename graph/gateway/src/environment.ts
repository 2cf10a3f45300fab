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
};

/** Everything this service reads of its environment. */
export const readGatewayEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The gateway', shape, environment);
