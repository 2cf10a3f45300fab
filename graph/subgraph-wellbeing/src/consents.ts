import type { ConsentKind } from '@spire/domain/consents';
import type { WellbeingTransaction } from './database.ts';

/**
 * Refuses with FORBIDDEN where the person's last decision of a kind is a no; until the transaction ends the next
 * decision waits. It stands before the write: a decision that takes rows away is waited for.
 */
export const refuseAfterNo = (
  transaction: Pick<WellbeingTransaction, '$queryRaw'>,
  kind: ConsentKind,
): PromiseLike<unknown> => transaction.$queryRaw`select wellbeing.refuse_after_no(${kind})::text`;
