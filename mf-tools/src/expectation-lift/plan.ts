import { lengthErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import type { KeptLift, PlanLine } from './lift.ts';

const LINE_BREAK = /\r?\n/u;

/** The plan of some words: a thing a line, word for word. What was ticked before stays so. */
export const linesOf = (words: string, before: readonly PlanLine[] = []): PlanLine[] =>
  words
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ text, isDone: before.some((line) => line.text === text && line.isDone) }));

/** A plan as it is written and stored. */
export const wordsOf = (plan: readonly PlanLine[]): string => plan.map(({ text }) => text).join('\n');

/** Errors of a plan's words; an empty plan has none, and stays on this device. */
export const planErrors = (words: string) => lengthErrors('howToFeelGood', words.trim(), LIMITS.freeText);

export const planIn = ({ plan, session }: KeptLift): readonly PlanLine[] => plan ?? linesOf(session.howToFeelGood);

/** A kept end with another plan: its session tells of it as well, where there is anything to tell. */
export function withPlan(kept: KeptLift, plan: readonly PlanLine[]): KeptLift {
  const howToFeelGood = wordsOf(plan);
  return { ...kept, plan, session: plan.length === 0 ? kept.session : { ...kept.session, howToFeelGood } };
}
