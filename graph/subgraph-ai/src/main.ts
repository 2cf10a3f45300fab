import { startSubgraph } from '@spire/graph-kit/startSubgraph';
import { subgraphClient } from '@spire/graph-kit/subgraphClient';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { readAiEnvironment } from './environment.ts';
import { providerFrom } from './provider/providerFrom.ts';
import { createAiSubgraph } from './subgraph.ts';

/** Runs the ai service alone, as in production, until SIGTERM. */
export async function startAi(environment: Record<string, string | undefined>): Promise<RunningService> {
  const settings = readAiEnvironment(environment);
  const { SUBGRAPH_SECRET, SUBGRAPH_USER_URL, SUBGRAPH_WELLBEING_URL, REDIS_URL, NORWEGIAN_WORDS } = settings;
  return startSubgraph('ai', settings, async (surroundings) =>
    createAiSubgraph({
      ...surroundings,
      user: subgraphClient(SUBGRAPH_USER_URL, SUBGRAPH_SECRET),
      wellbeing: subgraphClient(SUBGRAPH_WELLBEING_URL, SUBGRAPH_SECRET),
      provider: await providerFrom(settings, surroundings.log),
      redisUrl: REDIS_URL,
      wordList: NORWEGIAN_WORDS,
    }),
  );
}
