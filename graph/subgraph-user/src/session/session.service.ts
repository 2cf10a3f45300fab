import type { Claims } from '@spire/graph-kit/claims';
import { found, storedId } from '@spire/graph-kit/recordIds';
import type { SessionStore } from './session.store.ts';
import type { Session } from './session.type.ts';

export interface SessionService {
  /** The sessions of the person: the current one first, then by last use. */
  list(claims: Claims): Promise<Session[]>;
  /** Logs the person out somewhere. Another person's session is not found. */
  end(claims: Claims, id: string): Promise<true>;
}

export function createSessionService(store: SessionStore): SessionService {
  return {
    list: (claims) => store.list(claims),
    end: async (claims, id) => found(await store.end(claims, storedId(id))),
  };
}
