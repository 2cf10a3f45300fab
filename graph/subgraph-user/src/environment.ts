import { databaseUrl, dataKey, port, readEnvironment, sharedEnvironment } from '@spire/graph-kit/environment';

const shape = { ...sharedEnvironment, PORT: port(4001), DATABASE_URL: databaseUrl, DATA_KEY: dataKey };

/** Everything this service reads of its environment. */
export const readUserEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The user service', shape, environment);
