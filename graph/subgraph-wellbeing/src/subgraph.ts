import type { Vault } from '@spire/graph-kit/sealing/vault';
import { createSubgraph, type Subgraph, type SubgraphSurroundings } from '@spire/graph-kit/subgraph';
import { CheckInResolver } from './check-in/checkIn.resolver.ts';
import { createCheckInService } from './check-in/checkIn.service.ts';
import { createCheckInStore } from './check-in/checkIn.store.ts';
import { openWellbeingDatabase } from './database.ts';
import { GrowthResolver } from './growth/growth.resolver.ts';
import { createGrowthService } from './growth/growth.service.ts';
import { createGrowthStore } from './growth/growth.store.ts';
import { MemoryResolver } from './memory/memory.resolver.ts';
import { createMemoryService } from './memory/memory.service.ts';
import { createMemoryStore } from './memory/memory.store.ts';
import { WELLBEING_CLASSES } from './schema.ts';

export interface WellbeingSubgraphOptions extends SubgraphSurroundings {
  databaseUrl: string;
  /** People's keys, for the texts that the stores seal. */
  vault: Vault;
  poolSize?: number;
}

/** The part of the graph that knows how a person is: check-ins, memories, growth. */
export async function createWellbeingSubgraph(options: WellbeingSubgraphOptions): Promise<Subgraph> {
  const database = await openWellbeingDatabase(options);
  return createSubgraph({
    ...options,
    name: 'wellbeing',
    classes: WELLBEING_CLASSES,
    resolvers: [
      new CheckInResolver(createCheckInService(createCheckInStore(database))),
      new MemoryResolver(createMemoryService(createMemoryStore(database))),
      new GrowthResolver(createGrowthService(createGrowthStore(database))),
    ],
    stop: () => database.stop(),
  });
}
