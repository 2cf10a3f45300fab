import {
  FIXED_EXERCISES,
  mayTry,
  MICRO_EXERCISES,
  type Exercise,
  type TaggedExercise,
} from '@spire/content/microRegulation';
import type { ExerciseType } from '@spire/domain/toolOptions';
import type { Facts } from '../../facts/facts.ts';
import { drawing, turned, type Seed } from '../seed.ts';
import { isResting, scoreOf } from '../learntOf.ts';
import { isSuited, suitedTo } from '../suitedTo.ts';
import { met, wishesOf, type Wishes } from '../wishes.ts';

/** A small exercise in the language of the facts. */
export interface ChosenExercise {
  type: ExerciseType;
  emoji: string;
  title: string;
  instruction: string;
  /** Why it may be worth trying; null when the exercise speaks for itself. */
  reasoning: string | null;
}

/** The weight of another kind of exercise than the last, of the seed, and of what has been learnt of it, within bounds. */
const WEIGHT = { otherType: 3, seed: 3, learnt: 1 };
const MOST_LEARNT = 3;

function isPrevious({ title }: Exercise, previousTitles: readonly string[]): boolean {
  return previousTitles.includes(title.no) || previousTitles.includes(title.en);
}

/** How well an exercise answers today's needs and the considerations; 0 when no rule leads to it. */
function answers({ considerations, needs }: TaggedExercise, wishes: Wishes): number {
  return met(needs, wishes.needs) + met(considerations, wishes.considerations);
}

function inLanguage(exercise: Exercise, { language }: Facts): ChosenExercise {
  const { type, emoji, title, instruction, reasoning } = exercise;
  return {
    type,
    emoji,
    title: title[language],
    instruction: instruction[language],
    reasoning: reasoning?.[language] ?? null,
  };
}

/** Which exercises a rule leads to for this person, best first. */
function byRule(facts: Facts, previousTitles: readonly string[], seed: Seed): TaggedExercise[] {
  const wishes = wishesOf(facts);
  const drawn = drawing(facts.userId, facts.date, seed);
  const lastType = MICRO_EXERCISES.find((each) => isPrevious(each, previousTitles.slice(-1)))?.type;
  return MICRO_EXERCISES.filter((each) => mayTry(each, facts))
    .map((exercise) => ({ exercise, weight: answers(exercise, wishes) }))
    .filter(({ weight }) => weight > 0)
    .map(({ exercise, weight }) => ({
      exercise,
      weight:
        weight +
        (exercise.type === lastType ? 0 : WEIGHT.otherType) +
        drawn(exercise.id) * WEIGHT.seed +
        WEIGHT.learnt * Math.max(-MOST_LEARNT, Math.min(MOST_LEARNT, scoreOf(facts, exercise))),
    }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ exercise }) => exercise);
}

/**
 * A small exercise by rule: needs of today, considerations, capacity (spec 2 §8). One of the four fixed ones, which
 * suit anybody, where no rule leads anywhere new or nothing is known of the person (trap 106). `previousTitles` do not
 * come again while there are others, and what rests does not come (D90).
 */
export function chooseMicroExercise(facts: Facts, previousTitles: readonly string[], seed: Seed): ChosenExercise {
  const today = suitedTo(facts);
  const ruled = facts.hasProfile ? byRule(facts, previousTitles, seed) : [];
  const written: readonly Exercise[] = [...ruled, ...turned(FIXED_EXERCISES, seed)];
  const suited = written.filter((each) => isSuited(each, today));
  const awake = suited.filter((each) => !isResting(facts, each));
  const all = awake.length === 0 ? suited : awake;
  const exercise = all.find((each) => !isPrevious(each, previousTitles)) ?? all[0];
  if (exercise === undefined) throw new RangeError('No exercise is written');
  return inLanguage(exercise, facts);
}
