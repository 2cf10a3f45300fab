import { CONSENT_KINDS } from '@spire/domain/consents';
import { isOneOf } from '@spire/domain/lists';
import type { Claims } from '@spire/graph-kit/claims';
import type { UserDatabase } from '../database.ts';
import type { Consent as Row } from '../generated/client.ts';
import type { Consent } from './consent.type.ts';

export interface ConsentStore {
  /** The last decision of each kind there is one of. */
  latest(claims: Claims): Promise<Consent[]>;
  /** Puts a decision on record, unless it is the last one of its kind already; answers what is on record then. */
  add(claims: Claims, consent: Consent): Promise<Consent>;
  /** Takes away what the person follows from day to day, the energy of their days, and what they chose of both. */
  forgetScales(claims: Claims): Promise<void>;
}

function toConsents(rows: readonly Row[]): Consent[] {
  return rows.flatMap(({ kind, version, isGiven, decidedAt }) =>
    isOneOf(CONSENT_KINDS, kind) ? [{ kind, version, isGiven, decidedAt }] : [],
  );
}

export function createConsentStore(database: UserDatabase): ConsentStore {
  return {
    latest: (claims) =>
      database.queryAsCaller(claims, async (client) =>
        toConsents(
          await client.$queryRaw<Row[]>`
            select distinct on (kind) kind, version, is_given as "isGiven", decided_at as "decidedAt"
              from users.consent where user_id = ${claims.sub}::uuid order by kind, id desc`,
        ),
      ),
    add: (claims, consent) =>
      database.transactionAsCaller(claims, async (transaction) => {
        const userId = claims.sub;
        const { kind, version, isGiven } = consent;
        // Decisions of one person are made one after the other, so that a repeat sees the first.
        await transaction.$queryRaw`
          select pg_advisory_xact_lock(hashtextextended('consent ' || ${userId}, 0))::text`;
        const last = await transaction.consent.findFirst({ where: { userId, kind }, orderBy: { id: 'desc' } });
        if (last?.version === version && last.isGiven === isGiven) return { ...consent, decidedAt: last.decidedAt };
        await transaction.consent.create({ data: { ...consent, userId } });
        return consent;
      }),
    forgetScales: (claims) =>
      database.transactionAsCaller(claims, async (transaction) => {
        await transaction.$executeRaw`delete from wellbeing.scale_entry where user_id = ${claims.sub}::uuid`;
        await transaction.$executeRaw`delete from wellbeing.followed_scales where user_id = ${claims.sub}::uuid`;
        await transaction.$executeRaw`delete from wellbeing.pacing_day where user_id = ${claims.sub}::uuid`;
        await transaction.$executeRaw`delete from wellbeing.own_story where user_id = ${claims.sub}::uuid`;
      }),
  };
}
