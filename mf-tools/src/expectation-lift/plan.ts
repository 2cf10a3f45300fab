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

/** The plan of these words, with what was added to it by a press since the writing began, and without what was taken out. */
export function mergedPlan(words: string, before: string, now: Plan): Plan {
  const [then, written] = [linesOf(before), linesOf(words)];
  const added = now.filter((line) => !then.includes(line) && !written.includes(line));
  return [...written.filter((line) => !then.includes(line) || now.includes(line)), ...added];
}
