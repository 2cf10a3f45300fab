import {
  port,
  readEnvironment,
  sealingEnvironment,
  sharedEnvironment,
  tablesEnvironment,
} from '@spire/graph-kit/environment';

const shape = { ...sharedEnvironment, ...sealingEnvironment, PORT: port(4002), ...tablesEnvironment };

/** Everything this service reads of its environment. */
export const readWellbeingEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The wellbeing service', shape, environment);
