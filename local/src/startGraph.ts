import { createGateway } from '@spire/gateway/gateway';
import { openKnownOperations, readSupergraph } from '@spire/gateway/main';
import { openConnections } from '@spire/graph-kit/database/openPool';
import type { Log } from '@spire/graph-kit/log';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { ServiceDatabase } from '@spire/graph-kit/serviceDatabase';
import { subgraphClient } from '@spire/graph-kit/subgraphClient';
import type { TokenVerifier } from '@spire/graph-kit/tokens';
import type { Storage } from '@spire/graph-shared/storedPictures';
import type { DataFolder } from '@spire/services/dataFolder';
import { providerFrom } from '@spire/subgraph-ai/provider/providerFrom';
import { createAiSubgraph } from '@spire/subgraph-ai/subgraph';
import { createUserSubgraph } from '@spire/subgraph-user/subgraph';
import { createWellbeingSubgraph } from '@spire/subgraph-wellbeing/subgraph';
import { type Environment, isPlaygroundOn } from './environment.ts';
import type { Lifecycle } from './lifecycle.ts';
import { openPush } from './pushKeys.ts';
import type { Secrets } from './secrets.ts';

/** A small pool: everything runs in one process on a person's own machine. */
const POOL_SIZE = 8;

export interface GraphSurroundings {
  environment: Environment;
  secrets: Secrets;
  data: DataFolder;
  /** Origin that people open. */
  site: string;
  lifecycle: Lifecycle;
}

interface GraphAccess {
  databaseUrl: string;
  services: ServiceDatabase;
  vault: Vault;
  verifier: TokenVerifier;
  storage: Storage;
  /** Where remotes tell what they ask. */
  operations: readonly string[];
  log: Log;
}

/** Starts the subgraphs and the gateway before them, all in this process. */
export async function startGraph(
  { environment, secrets, data, site, lifecycle }: GraphSurroundings,
  { databaseUrl, services: asService, vault, verifier, storage, operations, log }: GraphAccess,
) {
  const surroundings = { verifier, log };
  // The stack's own PostgreSQL has no pooler before it.
  const mayBePooled = environment.DATABASE_URL !== undefined;
  const names = { hasStatementNames: !mayBePooled, mayBePooled };
  const isPipelined = environment.DATABASE_PIPELINE === 'on';
  const place = { databaseUrl, name: 'graph', poolSize: POOL_SIZE, ...names, isPipelined, log };
  const connections = await openConnections(place);
  lifecycle.add({ stop: () => connections.pool.end() });
  const stored = { ...surroundings, database: connections, vault };
  const settings = openPush(environment, { file: data.push, site });
  const push = settings && { settings, services: asService };
  const [user, wellbeing] = await Promise.all([
    createUserSubgraph({ ...stored, storage, push }),
    createWellbeingSubgraph(stored),
  ]);
  const ai = await createAiSubgraph({
    ...surroundings,
    user: subgraphClient(user, secrets.subgraphs),
    wellbeing: subgraphClient(wellbeing, secrets.subgraphs),
    provider: await providerFrom(environment, surroundings.log),
    wordList: environment.NORWEGIAN_WORDS,
    redisUrl: environment.REDIS_URL,
  });
  lifecycle.add({ stop: () => Promise.all([user, wellbeing, ai].map((subgraph) => subgraph.stop())) });
  const services = { user, wellbeing, ai };
  const isClosed = environment.KNOWN_OPERATIONS === 'on';
  const gateway = await createGateway({
    ...surroundings,
    secret: secrets.subgraphs,
    supergraph: await readSupergraph(),
    services,
    isPlaygroundOn: isPlaygroundOn(environment),
    knownOperations: isClosed ? await openKnownOperations(log, ...operations) : undefined,
  });
  lifecycle.add({ stop: () => gateway.stop() });
  return gateway;
}
