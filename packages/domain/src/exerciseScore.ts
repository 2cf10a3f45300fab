import { daysBetween, type LocalDate } from './dates.ts';
import { hasHelped, standing, type Sign } from './learntExercises.ts';
import type { AfterFeeling } from './toolOptions.ts';

/** One that was done, and how it felt, where that was told. */
export interface Felt {
  feeling: AfterFeeling | null;
  date: LocalDate;
}

/** What an answer or a sign is worth when it is new; after so many days half of that. */
const WORTH = { helped: 1, tired: -0.5, unsettled: -2, stopped: -1, unwanted: -1 };
const HALF_LIFE_DAYS = 30;
/** What is older than six half-lives is worth next to nothing. */
export const LEARNT_FOR = 6 * HALF_LIFE_DAYS;

function worthOf(feeling: AfterFeeling | null): number {
  if (hasHelped(feeling)) return WORTH.helped;
  return feeling === 'tired' || feeling === 'unsettled' ? WORTH[feeling] : 0;
}

/** What has been learnt: the sum of answers and signs, each the less the older it is. What felt worse counts by its answer. */
export function scoreOf(felt: readonly Felt[], signs: readonly Sign[], today: LocalDate): number {
  const worths = [
    ...felt.map(({ feeling, date }) => ({ worth: worthOf(feeling), date })),
    ...standing(signs).flatMap(({ kind, date }) =>
      kind === 'stopped' || kind === 'unwanted' ? [{ worth: WORTH[kind], date }] : [],
    ),
  ];
  return worths.reduce(
    (sum, { worth, date }) => sum + worth * 0.5 ** (Math.max(0, daysBetween(date, today)) / HALF_LIFE_DAYS),
    0,
  );
}
