import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { SuggestionResolver } from './suggestion/suggestion.resolver.ts';
import { UserType } from './user/user.type.ts';

/** The classes that make up this subgraph's document. */
export const AI_CLASSES: SubgraphClasses = { resolvers: [SuggestionResolver], entities: [UserType] };
