import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { CheckInResolver } from './check-in/checkIn.resolver.ts';
import { GrowthResolver } from './growth/growth.resolver.ts';
import { MemoryResolver } from './memory/memory.resolver.ts';
import { UserType } from './user/user.type.ts';

/** The classes that make up this subgraph's document. */
export const WELLBEING_CLASSES: SubgraphClasses = {
  resolvers: [CheckInResolver, MemoryResolver, GrowthResolver],
  entities: [UserType],
};
