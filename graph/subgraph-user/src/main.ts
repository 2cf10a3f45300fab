import { openVault } from '@spire/graph-kit/sealing/vault';
import { startSubgraph } from '@spire/graph-kit/startSubgraph';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { readUserEnvironment } from './environment.ts';
import { createUserSubgraph } from './subgraph.ts';

/** Runs the user service alone, as in production, until SIGTERM. */
export async function startUser(environment: Record<string, string | undefined>): Promise<RunningService> {
  const settings = readUserEnvironment(environment);
  return startSubgraph('user', settings, (surroundings, database) =>
    createUserSubgraph({
      ...surroundings,
      databaseUrl: settings.DATABASE_URL,
      vault: openVault(settings.DATA_KEY, database?.wrappedKeys),
    }),
  );
}
