import { createLog } from './log.ts';
import type { ServiceDatabase } from './serviceDatabase.ts';
import { stopOnSignals } from './signals.ts';
import type { Subgraph, SubgraphSurroundings } from './subgraph.ts';
import { type RunningService, serveSubgraph } from './subgraphServer.ts';
import { closeTelemetry } from './telemetry.ts';
import { openTokenCheck, type TokenCheckSettings } from './tokenCheck.ts';

interface Settings extends TokenCheckSettings {
  HOST: string;
  PORT: number;
  LOG_LEVEL: string;
  SUBGRAPH_SECRET: string;
  DRAIN_MS: number;
}

/** Starts one subgraph as a service of its own; SIGTERM ends it in order. */
export async function startSubgraph(
  name: string,
  settings: Settings,
  create: (surroundings: SubgraphSurroundings, database: ServiceDatabase | undefined) => Promise<Subgraph>,
): Promise<RunningService> {
  const log = createLog(name, settings.LOG_LEVEL);
  const check = await openTokenCheck(settings, log);
  const { verifier } = check;
  const subgraph = await create({ verifier, log }, check.database);
  const { HOST: host, PORT: port, DRAIN_MS: drainMs, SUBGRAPH_SECRET: secret } = settings;
  const checks = check.database === undefined ? {} : { database: check.database.ping };
  const service = await serveSubgraph(subgraph, { host, port, log, checks, drainMs, verifier, secret });
  const stop = async () => {
    await service.stop();
    await check.stop();
    await closeTelemetry();
  };
  stopOnSignals(stop, log);
  log.info({ address: service.address }, 'Ready');
  return { address: service.address, stop };
}
