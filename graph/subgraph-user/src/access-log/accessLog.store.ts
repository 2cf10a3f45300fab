import { ACCESS_EVENT_KINDS, type AccessEventKind } from '@spire/domain/accessEvents';
import { isOneOf } from '@spire/domain/lists';
import type { Claims } from '@spire/graph-kit/claims';
import type { Place } from '@spire/graph-kit/cursor';
import { fromColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { UserDatabase } from '../database.ts';
import type { AccessEvent } from './accessLog.type.ts';

/** Events the graph itself brings about; the rest is noted by the database. */
export type RecordedKind = Extract<AccessEventKind, 'data_exported' | 'data_imported'>;

export interface AccessLogStore {
  list(claims: Claims, wish: PageWish): Promise<(AccessEvent & Place)[]>;
  add(claims: Claims, kind: RecordedKind): Promise<void>;
}

export function createAccessLogStore(database: UserDatabase): AccessLogStore {
  return {
    list: (claims, { limit, after }) =>
      database.queryAsCaller(claims, async (client) => {
        const rows = await client.accessEvent.findMany({
          // Kinds that only a newer version of the product knows are left out.
          where: { userId: claims.sub, kind: { in: [...ACCESS_EVENT_KINDS] }, ...olderThan(after) },
          orderBy: [...NEWEST_FIRST],
          take: limit,
        });
        return rows.flatMap(({ id, kind, userAgent, createdAt, date }) =>
          isOneOf(ACCESS_EVENT_KINDS, kind)
            ? [{ id, kind, userAgent, at: createdAt, createdAt, date: fromColumn(date) }]
            : [],
        );
      }),
    add: (claims, kind) =>
      database.queryAsCaller(claims, async (client) => {
        await client.$queryRaw`select users.record_access(${kind})::text`;
      }),
  };
}
