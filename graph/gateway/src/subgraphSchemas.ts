import { type SubgraphClasses, subgraphTypeDefs } from '@spire/graph-kit/subgraphSchema';
import { AI_CLASSES } from '@spire/subgraph-ai/schema';
import { USER_CLASSES } from '@spire/subgraph-user/schema';
import { WELLBEING_CLASSES } from '@spire/subgraph-wellbeing/schema';

/** Every subgraph; the gateway replaces the addresses by those it is started with. */
const SUBGRAPHS: Record<string, SubgraphClasses> = {
  user: USER_CLASSES,
  wellbeing: WELLBEING_CLASSES,
  ai: AI_CLASSES,
};

/** The schema of each subgraph, as its classes define it. */
export const subgraphSchemas = (): { name: string; sdl: string }[] =>
  Object.entries(SUBGRAPHS).map(([name, classes]) => ({ name, sdl: subgraphTypeDefs(classes) }));

/** Where a subgraph's schema is committed, within `graph/`. */
export const schemaFileOf = (name: string): string => `subgraph-${name}/schema.graphql`;
