import { pushKeysIn } from '@spire/local/pushKeys';
import type { Secrets } from '@spire/local/secrets';
import path from 'node:path';
import type { Balanced } from './balancer.ts';

interface Place {
  /** Where people open it. */
  url: string;
  pools: Balanced['pools'];
  secrets: Secrets;
  /** Address of the database, through the pooler. */
  addressFor: (login: 'spire_services' | 'authenticator' | 'supabase_auth_admin') => string;
  redisPort: number;
  dataFolder: string;
}

/** One machine asks for everybody, in tests and under load: limits by address would count them as one. */
const UNLIMITED = {
  RATE_LIMIT_PERSON: '1000000',
  RATE_LIMIT_ADDRESS: '1000000',
  PROCESSOR_MS_PERSON: '100000000',
  PROCESSOR_MS_ADDRESS: '100000000',
  RATE_LIMIT_ANONYMOUS: '1000000',
  GOTRUE_RATE_LIMIT_OTP: '100000',
  GOTRUE_RATE_LIMIT_VERIFY: '100000',
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: '100000',
  GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '1000',
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: '1000',
  GOTRUE_SMTP_MAX_FREQUENCY: '0s',
};

/** Each service's variables, as docs/configuration.md names them. */
export function serviceVariables({ url, pools, secrets, addressFor, redisPort, dataFolder }: Place) {
  const at = ({ port }: { port: number }) => `http://localhost:${port}/graphql`;
  const all = { LOG_LEVEL: 'error', NODE_ENV: 'production', GOTRUE_RATE_LIMIT_HEADER: 'x-forwarded-for', ...UNLIMITED };
  const site = { SUPABASE_URL: url, GOTRUE_SITE_URL: url };
  const graph = {
    ...all,
    ...site,
    DATABASE_URL: addressFor('spire_services'),
    SUBGRAPH_SECRET: secrets.subgraphs,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    OPENAI_API_KEY: '',
  };
  const subgraphs = { SUBGRAPH_USER_URL: at(pools.user), SUBGRAPH_WELLBEING_URL: at(pools.wellbeing) };
  const { publicKey, privateKey } = pushKeysIn(path.join(dataFolder, 'push-keys.json'));
  const push = {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:post@spire.local',
    PUSH_LOOPBACK: 'on',
  };
  const tables = { ...graph, DATA_KEY: secrets.dataKey };
  return {
    supabase: {
      ...all,
      GOTRUE_SITE_URL: url,
      API_EXTERNAL_URL: `${url}/auth/v1`,
      DATABASE_URL: addressFor('supabase_auth_admin'),
      STORAGE_DATABASE_URL: addressFor('authenticator'),
      DATA_DIR: dataFolder,
      INBOX: 'on',
    },
    user: { ...tables, ...push },
    wellbeing: tables,
    ai: { ...graph, ...subgraphs },
    gateway: { ...graph, ...subgraphs, SUBGRAPH_AI_URL: at(pools.ai), DIAGNOSTICS: 'on', PLAYGROUND: 'on' },
    web: { ...all, ...site, INBOX: 'on', DIAGNOSTICS: 'on' },
  };
}
