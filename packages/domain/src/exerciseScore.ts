import { daysBetween, type LocalDate } from './dates.ts';
import { hasHelped, standing, type Sign } from './learntExercises.ts';
import type { SuggestionCategory } from './options.ts';
import type { AfterFeeling, ExerciseType } from './toolOptions.ts';

/** A suggestion that was liked, and when. */
export interface Liked {
  category: SuggestionCategory | null;
  date: LocalDate;
}

/** One that was done, and how it felt, where that was told. */
export interface Felt {
  feeling: AfterFeeling | null;
  date: LocalDate;
}

/** The worth of an answer or a sign on its day; after so many days half of that. */
const WORTH = { helped: 1, tired: -0.5, unsettled: -2, stopped: -1, unwanted: -1, liked: 0.5 };
const HALF_LIFE_DAYS = 30;
/** Records older than six half-lives are worth next to nothing, so they are left out. */
export const LEARNT_FOR = 6 * HALF_LIFE_DAYS;

function worthOf(feeling: AfterFeeling | null): number {
  if (hasHelped(feeling)) return WORTH.helped;
  return feeling === 'tired' || feeling === 'unsettled' ? WORTH[feeling] : 0;
}

/** Kinds of exercises that are alike to a category of suggestions. */
const KINDS_LIKE: Readonly<Partial<Record<SuggestionCategory, readonly ExerciseType[]>>> = {
  mindfulness: ['sensory', 'breathing'],
  physical: ['movement'],
};
/** Liked suggestions are other texts: all together they say no more than two exercises that did good. */
const MOST_LIKED = 2 * WORTH.helped;

const faded = (worth: number, date: LocalDate, today: LocalDate) =>
  worth * 0.5 ** (Math.max(0, daysBetween(date, today)) / HALF_LIFE_DAYS);

/** The score that liked suggestions give each kind like theirs, each the less the older it is; up to 2. */
export function likedScores(liked: readonly Liked[], today: LocalDate): Map<ExerciseType, number> {
  const scores = new Map<ExerciseType, number>();
  for (const { category, date } of liked)
    for (const kind of (category !== null && KINDS_LIKE[category]) || [])
      scores.set(kind, Math.min(MOST_LIKED, (scores.get(kind) ?? 0) + faded(WORTH.liked, date, today)));
  return scores;
}

/** The sum of answers and signs, each the less the older it is. A sign of "worse" counts by its answer. */
export function scoreOf(felt: readonly Felt[], signs: readonly Sign[], today: LocalDate): number {
  const worths = [
    ...felt.map(({ feeling, date }) => ({ worth: worthOf(feeling), date })),
    ...standing(signs).flatMap(({ kind, date }) =>
      kind === 'stopped' || kind === 'unwanted' ? [{ worth: WORTH[kind], date }] : [],
    ),
  ];
  return worths.reduce((sum, { worth, date }) => sum + faded(worth, date, today), 0);
}
