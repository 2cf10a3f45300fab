import { FIXED_EXERCISES, mayTry, MICRO_EXERCISES, type Exercise } from '@spire/content/microRegulation';
import { suits as suitsDay } from '@spire/content/textTags';
import { hasHelped } from '@spire/domain/learntExercises';
import type { Consideration, NeedMore } from '@spire/domain/options';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import type { Learnt } from '../tool-frame/useLearnt.ts';
import type { Suits } from '../tool-frame/useSuits.ts';

/** One that was done before, by its title, and how it felt afterwards; newest first. */
export interface Tried {
  title: string;
  afterFeeling: AfterFeeling;
}

/** Why an exercise comes now. */
export type Because =
  | { kind: 'helped'; feeling: AfterFeeling | null }
  | { kind: 'need'; need: NeedMore }
  | { kind: 'none' };

interface Asking {
  suits: Suits;
  tried: readonly Tried[];
  learnt: Learnt;
  /** Titles of those shown this time, in whatever language. */
  shown: readonly string[];
  /** Decides among equals. */
  seed: number;
  /** After one that was too much: the gentlest alone. */
  isMilder?: boolean;
}

/** The weights of a need of today, a consideration and another kind than the last; the rest is chance. */
const WORTH = { need: 10, consideration: 4, otherType: 3, chance: 3 };
/** A learnt score weighs at most as much as a need. */
const LEARNT = { most: 5, worth: 2 };

interface Choice extends Exercise {
  needs?: readonly NeedMore[];
  considerations?: readonly Consideration[];
}

const isCalled = ({ title }: Exercise, name: string) => title.no === name || title.en === name;

/** Between 0 and 1, the same for the same exercise and seed. */
function chanceOf(id: string, seed: number): number {
  const sum = [...id].reduce((before, character) => (before * 31 + character.charCodeAt(0) + seed) % 10_007, 7);
  return ((sum * 7919) % 10_007) / 10_007;
}

/**
 * A small exercise by rule, without a request: one that has helped before comes first, then those that answer the needs
 * of today and the considerations (spec 2 §8). While nothing is known of a person, one of the four that suit anybody
 * (trap 106); nothing playful where something weighs (D61). No exercise comes twice while there are others, and none
 * that was stopped lately; a milder one is of another kind.
 */
export function chooseExercise(asking: Asking): { exercise: Exercise; because: Because } | undefined {
  const { suits, tried, learnt, shown, seed, isMilder = false } = asking;
  const capacity = isMilder ? 'low' : (suits.capacity ?? 'low');
  const isUnknown = suits.capacity === null && suits.considerations.length === 0 && suits.needs.length === 0;
  const tagged = isUnknown ? [] : MICRO_EXERCISES.filter((each) => mayTry(each, { ...suits, capacity }));
  const open: readonly Choice[] = [...tagged, ...FIXED_EXERCISES].filter(
    (each) => !suits.rests(each) && suitsDay(each, suits),
  );
  const feelingOf = (exercise: Exercise) => tried.find(({ title }) => isCalled(exercise, title))?.afterFeeling;
  const helped = (exercise: Exercise) => {
    const feeling = feelingOf(exercise);
    return feeling === undefined ? learnt.ofOne(exercise.id) > 0 : hasHelped(feeling) && learnt.ofOne(exercise.id) >= 0;
  };
  // The last one may rest by now.
  const lastType = [...MICRO_EXERCISES, ...FIXED_EXERCISES].find((each) =>
    isCalled(each, shown.at(-1) ?? tried[0]?.title ?? ''),
  )?.type;
  const weightOf = (exercise: Choice) =>
    WORTH.need * suits.needs.filter((need) => exercise.needs?.includes(need)).length +
    WORTH.consideration * (suits.considerations.some((each) => exercise.considerations?.includes(each)) ? 1 : 0) +
    (exercise.type === lastType ? 0 : WORTH.otherType) +
    LEARNT.worth * Math.max(-LEARNT.most, Math.min(LEARNT.most, learnt.ofOne(exercise.id))) +
    WORTH.chance * chanceOf(exercise.id, seed);
  const ofOtherKind = open.filter(({ type }) => type !== lastType);
  const ranked = (isMilder && ofOtherKind.length > 0 ? ofOtherKind : open).toSorted(
    (one, other) => Number(helped(other)) - Number(helped(one)) || weightOf(other) - weightOf(one),
  );
  const exercise = ranked.find((each) => !shown.some((title) => isCalled(each, title))) ?? ranked[0];
  return exercise && { exercise, because: becauseOf(exercise) };

  function becauseOf(chosen: Choice): Because {
    if (helped(chosen)) return { kind: 'helped', feeling: feelingOf(chosen) ?? null };
    const need = suits.needs.find((each) => chosen.needs?.includes(each));
    return need === undefined ? { kind: 'none' } : { kind: 'need', need };
  }
}
