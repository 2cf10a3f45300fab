import { knownOf, useRead } from '@spire/client';
import { isPlanEmpty } from '@spire/domain/safetyPlan';
import { SafetyPlanDocument, type SafetyPlanQuery } from './SafetyPlan.generated.ts';

export type Plan = SafetyPlanQuery['me']['safetyPlan'];

/** The plan, where there is one and it is to be shown on hard days; undefined while that is not known. */
export function useShownPlan(): Plan | undefined {
  const plan = knownOf(useRead(SafetyPlanDocument, { pick: ({ me }) => me.safetyPlan }));
  return plan === undefined || !plan.isShown || isPlanEmpty(plan) ? undefined : plan;
}
