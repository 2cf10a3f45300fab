import type { WithinPlans } from '../../schema/company.ts';
import { TEXTS } from '../generated/withinPlans.ts';

/** Wants that go together with another, and then need no plan of their own: a walk can be a quiet one. */
export const WITHIN_PLANS: WithinPlans = TEXTS;
