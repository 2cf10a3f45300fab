import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The exercise of a mark, which may have a title written for one person (D41); a row is named by its id. */
export const EXERCISE_MARK_TEXTS = sealedTexts('wellbeing.exercise_mark', ['exercise']);
