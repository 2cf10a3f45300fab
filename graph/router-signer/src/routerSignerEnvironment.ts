import { port, readEnvironment, sharedEnvironment } from '@spire/graph-kit/environment';

const shape = {
  HOST: sharedEnvironment.HOST,
  PORT: port(4010),
  LOG_LEVEL: sharedEnvironment.LOG_LEVEL,
  DRAIN_MS: sharedEnvironment.DRAIN_MS,
  SUBGRAPH_SECRET: sharedEnvironment.SUBGRAPH_SECRET,
};

/** The environment variables this service reads. */
export const readRouterSignerEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The signer of an Apollo Router', shape, environment);
