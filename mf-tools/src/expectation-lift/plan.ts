import { lengthErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import type { KeptLift, Plan } from './lift.ts';
import { linesOf } from './planLines.ts';

/** A plan as it is written and stored. */
export const wordsOf = (plan: Plan): string => plan.join('\n');

/** Errors of a plan's words; an empty plan has none, and stays on this device. */
export const planErrors = (words: string) => lengthErrors('howToFeelGood', words.trim(), LIMITS.freeText);

export const planIn = ({ plan, session }: KeptLift): Plan => plan ?? linesOf(session.howToFeelGood);

/** A kept end with another plan: its session tells of it as well, where there is anything to tell, and else has none on Home. */
export function withPlan(kept: KeptLift, plan: Plan): KeptLift {
  const told = plan.length === 0 ? { planOn: null } : { howToFeelGood: wordsOf(plan) };
  return { ...kept, plan, session: { ...kept.session, ...told } };
}
