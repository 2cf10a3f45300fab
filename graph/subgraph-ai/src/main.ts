import { startSubgraph } from '@spire/graph-kit/startSubgraph';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { readAiEnvironment } from './environment.ts';
import { createAiSubgraph } from './subgraph.ts';

/** Runs the ai service alone, as in production, until SIGTERM. */
export async function startAi(environment: Record<string, string | undefined>): Promise<RunningService> {
  return startSubgraph('ai', readAiEnvironment(environment), createAiSubgraph);
}
