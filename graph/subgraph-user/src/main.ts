import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { openVault } from '@spire/graph-kit/sealing/vault';
import { startSubgraph } from '@spire/graph-kit/startSubgraph';
import { storageAt } from '@spire/graph-shared/storedPictures';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { readUserEnvironment } from './environment.ts';
import { pushSettings } from './push/pushSettings.ts';
import { createUserSubgraph } from './subgraph.ts';

/** Runs the user service alone, as in production, until SIGTERM. */
export async function startUser(environment: Record<string, string | undefined>): Promise<RunningService> {
  const settings = readUserEnvironment(environment);
  const push = pushSettings(settings);
  return startSubgraph('user', settings, async (surroundings, services) =>
    createUserSubgraph({
      ...surroundings,
      database: {
        databaseUrl: settings.DATABASE_URL,
        name: 'user',
        hasStatementNames: settings.STATEMENT_NAMES === 'on',
        mayBePooled: settings.STATEMENT_NAMES === 'off',
        isPipelined: settings.DATABASE_PIPELINE === 'on',
        log: surroundings.log,
      },
      storage: storageAt(settings.SUPABASE_URL),
      push: push && services && { settings: push, services },
      vault: await openVault(serverKeys(settings.DATA_KEY, settings.DATA_KEY_OLD), services?.wrappedKeys),
    }),
  );
}
