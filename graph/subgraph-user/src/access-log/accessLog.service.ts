import type { Claims } from '@spire/graph-kit/claims';
import { type PageArguments, readPage } from '@spire/graph-kit/pages';
import type { AccessLogStore, RecordedKind } from './accessLog.store.ts';
import type { AccessLogConnection } from './accessLog.type.ts';

export interface AccessLogService {
  /** A page of what happened to the account in the last 400 days, newest first (decision 0022). */
  page(claims: Claims, wanted: PageArguments): Promise<AccessLogConnection>;
  /** Notes that data left or came in. */
  record(claims: Claims, kind: RecordedKind): Promise<true>;
}

export function createAccessLogService(store: AccessLogStore): AccessLogService {
  return {
    page: (claims, wanted) => readPage(wanted, (wish) => store.list(claims, wish)),
    record: async (claims, kind) => {
      await store.add(claims, kind);
      return true;
    },
  };
}
