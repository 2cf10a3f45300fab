import type { ExerciseType } from '@spire/domain/toolOptions';
import { BREATHING } from './exercises/breathing.ts';
import { MOVEMENT } from './exercises/movement.ts';
import { SENSORY } from './exercises/sensory.ts';
import { HARD_DAY_TEXTS } from './hardDay.ts';
import { FIXED_EXERCISES, MICRO_EXERCISES } from './microRegulation.ts';
import { isForEnergy } from './isForEnergy.ts';

/** A written exercise by whatever a record calls it: its id, or its title in either language. */
export interface NamedExercise {
  id: string;
  kind: ExerciseType;
  /** It is meant to give energy. */
  isForEnergy: boolean;
}

const KNOWN: ReadonlyMap<string, NamedExercise> = new Map(
  [
    ...[...BREATHING, ...MOVEMENT, ...SENSORY].map((each) => ({ ...each, kind: each.category })),
    ...[...MICRO_EXERCISES, ...FIXED_EXERCISES].map((each) => ({ ...each, kind: each.type })),
    ...HARD_DAY_TEXTS.map((each) => ({ ...each, kind: each.exerciseType })),
  ].flatMap((each) => {
    const { id, kind, title } = each;
    const named = { id, kind, isForEnergy: isForEnergy(each) };
    return [id, title.no, title.en].map((name) => [name, named] as const);
  }),
);

/** Undefined for what is not ours, such as an exercise by AI. */
export const exerciseNamed = (name: string): NamedExercise | undefined => KNOWN.get(name);
