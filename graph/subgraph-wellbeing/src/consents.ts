import type { ConsentKind } from '@spire/domain/consents';
import type { WellbeingTransaction } from './database.ts';

/**
 * Refuses with FORBIDDEN where the person's last decision of a kind is a no; until the transaction ends the next
 * decision waits. Tables that hold nothing but what a consent covers ask by a trigger.
 */
export const refuseAfterNo = (
  transaction: Pick<WellbeingTransaction, '$queryRaw'>,
  kind: ConsentKind,
): PromiseLike<unknown> => transaction.$queryRaw`select wellbeing.refuse_after_no(${kind})::text`;
