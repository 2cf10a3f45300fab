import { knownOf, useRead, useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { DAYS_LOOKED_AT, planOfferOf } from './offerOf.ts';
import { PlanOfferDocument } from './PlanOffer.generated.ts';

/** What of the offer holds now; undefined while it is not known. */
export function usePlanOffer(): ReturnType<typeof planOfferOf> | undefined {
  const today = useToday();
  const me = knownOf(
    useRead(PlanOfferDocument, {
      variables: { from: addDays(today, 1 - DAYS_LOOKED_AT) },
      pick: (answer) => answer.me,
    }),
  );
  return me && planOfferOf(me, today);
}
