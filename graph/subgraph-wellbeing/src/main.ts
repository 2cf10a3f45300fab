import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { openVault } from '@spire/graph-kit/sealing/vault';
import { startSubgraph } from '@spire/graph-kit/startSubgraph';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { readWellbeingEnvironment } from './environment.ts';
import { createWellbeingSubgraph } from './subgraph.ts';

/** Runs the wellbeing service alone, as in production, until SIGTERM. */
export async function startWellbeing(environment: Record<string, string | undefined>): Promise<RunningService> {
  const settings = readWellbeingEnvironment(environment);
  return startSubgraph('wellbeing', settings, async (surroundings, database) =>
    createWellbeingSubgraph({
      ...surroundings,
      databaseUrl: settings.DATABASE_URL,
      hasStatementNames: settings.STATEMENT_NAMES === 'on',
      vault: await openVault(serverKeys(settings.DATA_KEY, settings.DATA_KEY_OLD), database?.wrappedKeys),
    }),
  );
}
