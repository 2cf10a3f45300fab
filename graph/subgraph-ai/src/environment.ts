import { port, readEnvironment, sharedEnvironment } from '@spire/graph-kit/environment';

const shape = { ...sharedEnvironment, PORT: port(4003) };

/** Everything this service reads of its environment. */
export const readAiEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The ai service', shape, environment);
