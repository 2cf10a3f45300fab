import type { Vault } from '@spire/graph-kit/sealing/vault';
import { createSubgraph, type Subgraph, type SubgraphSurroundings } from '@spire/graph-kit/subgraph';
import { createAccountService } from './account/account.service.ts';
import { createAccountStore } from './account/account.store.ts';
import { openUserDatabase } from './database.ts';
import { ProfileResolver } from './profile/profile.resolver.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createProfileStore } from './profile/profile.store.ts';
import { RecoveryCodeResolver } from './recovery-code/recoveryCode.resolver.ts';
import { createRecoveryCodeService } from './recovery-code/recoveryCode.service.ts';
import { createRecoveryCodeStore } from './recovery-code/recoveryCode.store.ts';
import { createSessionService } from './session/session.service.ts';
import { createSessionStore } from './session/session.store.ts';
import { SessionResolver } from './session/session.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';
import { USER_CLASSES } from './schema.ts';

export interface UserSubgraphOptions extends SubgraphSurroundings {
  databaseUrl: string;
  /** People's keys, for the texts that the stores seal. */
  vault: Vault;
  poolSize?: number;
}

/** The part of the graph that knows who a person is: account, profile, sessions and recovery codes. */
export async function createUserSubgraph(options: UserSubgraphOptions): Promise<Subgraph> {
  const database = await openUserDatabase(options);
  return createSubgraph({
    ...options,
    name: 'user',
    classes: USER_CLASSES,
    resolvers: [
      new UserResolver(createAccountService(createAccountStore(database))),
      new ProfileResolver(createProfileService(createProfileStore(database))),
      new SessionResolver(createSessionService(createSessionStore(database))),
      new RecoveryCodeResolver(createRecoveryCodeService(createRecoveryCodeStore(database))),
    ],
    stop: () => database.stop(),
  });
}
