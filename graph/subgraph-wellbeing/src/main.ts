import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { openVault } from '@spire/graph-kit/sealing/vault';
import { startSubgraph } from '@spire/graph-kit/startSubgraph';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { readWellbeingEnvironment } from './environment.ts';
import { createWellbeingSubgraph } from './subgraph.ts';

/** Runs the wellbeing service alone, as in production, until SIGTERM. */
export async function startWellbeing(environment: Record<string, string | undefined>): Promise<RunningService> {
  const settings = readWellbeingEnvironment(environment);
  return startSubgraph('wellbeing', settings, async (surroundings, services) =>
    createWellbeingSubgraph({
      ...surroundings,
      database: {
        databaseUrl: settings.DATABASE_URL,
        name: 'wellbeing',
        hasStatementNames: settings.STATEMENT_NAMES === 'on',
        mayBePooled: settings.STATEMENT_NAMES === 'off',
        isPipelined: settings.DATABASE_PIPELINE === 'on',
        log: surroundings.log,
      },
      vault: await openVault(serverKeys(settings.DATA_KEY, settings.DATA_KEY_OLD), services?.wrappedKeys),
    }),
  );
}
