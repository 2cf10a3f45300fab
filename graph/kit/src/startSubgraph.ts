import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { createLog } from './log.ts';
import { stopOnSignals } from './signals.ts';
import type { Subgraph, SubgraphSurroundings } from './subgraph.ts';
import { type RunningService, serveSubgraph } from './subgraphServer.ts';
import { createTokenVerifier, type TokenVerifier } from './tokens.ts';

interface Settings {
  HOST: string;
  PORT: number;
  LOG_LEVEL: string;
  SUPABASE_URL: string;
  SUBGRAPH_SECRET: string;
}

/** Verifies the tokens of the auth service at this Supabase address, with the keys it publishes. */
export function verifierFor(supabaseUrl: string): TokenVerifier {
  const issuer = `${supabaseUrl.replace(/\/$/, '')}${SERVICE_PATHS.auth}`;
  return createTokenVerifier({
    issuer,
    audience: 'authenticated',
    keys: new URL(`${issuer}/.well-known/jwks.json`),
  });
}

/** Starts one subgraph as a service of its own; SIGTERM ends it in order. */
export async function startSubgraph(
  name: string,
  settings: Settings,
  create: (surroundings: SubgraphSurroundings) => Promise<Subgraph>,
): Promise<RunningService> {
  const log = createLog(name, settings.LOG_LEVEL);
  const subgraph = await create({
    verifier: verifierFor(settings.SUPABASE_URL),
    secret: settings.SUBGRAPH_SECRET,
    log,
  });
  const service = await serveSubgraph(subgraph, { host: settings.HOST, port: settings.PORT });
  stopOnSignals(() => service.stop(), log);
  log.info({ address: service.address }, 'Ready');
  return service;
}
