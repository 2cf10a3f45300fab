import {
  port,
  pushEnvironment,
  readEnvironment,
  sealingEnvironment,
  sharedEnvironment,
  tablesEnvironment,
} from '@spire/graph-kit/environment';

const shape = {
  ...sharedEnvironment,
  ...sealingEnvironment,
  PORT: port(4001),
  ...pushEnvironment,
  ...tablesEnvironment,
};

/** Everything this service reads of its environment. */
export const readUserEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The user service', shape, environment);
