import type { AuthSession } from '@spire/client/auth';
import { awaitsSecondFactor } from '@spire/client/storedSession';
import type { Account } from './gate.ts';

/** The account of a session, and whether that is whole. */
export function accountOf(session: AuthSession): Account {
  const { id, email = '' } = session.user;
  return { userId: id, email, awaitsFactor: awaitsSecondFactor(session) };
}
