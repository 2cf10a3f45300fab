import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { ProfileResolver } from './profile/profile.resolver.ts';
import { RecoveryCodeResolver } from './recovery-code/recoveryCode.resolver.ts';
import { SessionResolver } from './session/session.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';
import { UserType } from './user/user.type.ts';

/** The classes that make up this subgraph's document. */
export const USER_CLASSES: SubgraphClasses = {
  resolvers: [UserResolver, ProfileResolver, SessionResolver, RecoveryCodeResolver],
  entities: [UserType],
};
