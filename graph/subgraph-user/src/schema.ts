import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { ProfileResolver } from './profile/profile.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';
import { UserType } from './user/user.type.ts';

/** The classes that make up this subgraph's document. */
export const USER_CLASSES: SubgraphClasses = { resolvers: [UserResolver, ProfileResolver], entities: [UserType] };
