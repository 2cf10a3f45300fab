import { hasHelped } from '@spire/domain/learntExercises';
import type { AfterFeeling } from '@spire/domain/toolOptions';

/** So often it has to be true before it is said. */
const SAID_FROM = 3;

/** Whether these answers, all to one exercise, say that it does good. */
export const doesGood = (felt: readonly (AfterFeeling | null)[]): boolean => felt.filter(hasHelped).length >= SAID_FROM;
